"""Random OpenAPI documents."""
