// Made by gen-dtos from the contract "Shelf". Do not edit: change the contract and run gen-dtos.
