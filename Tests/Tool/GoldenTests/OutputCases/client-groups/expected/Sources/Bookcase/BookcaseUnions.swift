// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.
