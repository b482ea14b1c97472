"""Every operation of the contract is a method of both clients, with its parameters and the fields of its body."""

import importlib
import inspect
import json
import keyword
import re
import sys
from pathlib import Path

generated = Path(sys.argv[1])
for api in sys.argv[2:]:
    document = json.loads((generated / api / "openapi.json").read_text())
    word = api.split("-")[0]

    def resolve(value):
        while "$ref" in value:
            found = document
            for step in value["$ref"][2:].split("/"):
                found = found[step.replace("~1", "/")]
            value = found
        return value

    def members(schema):
        schema = resolve(schema)
        variants = [name for one in schema.get("oneOf", []) for name in members(one)]
        return ["items"] if schema.get("type") == "array" else [*schema.get("properties", {}), *variants]

    for module, name in ((word, "Client"), (f"{word}_async", "Client")):
        prefix = "Async" if module.endswith("_async") else ""
        client = getattr(
            importlib.import_module(f"messaging_platform_client.{module}"), f"{prefix}{word.capitalize()}{name}"
        )
        for item in document["paths"].values():
            for operation in item.values():
                method = getattr(client, re.sub(r"([a-z\d])([A-Z])", r"\1_\2", operation["operationId"]).lower())
                parameters = [resolve(one) for one in operation.get("parameters", [])]
                wanted = {one["name"] for one in parameters if one["in"] in ("path", "query")}
                if "requestBody" in operation:
                    wanted |= set(members(operation["requestBody"]["content"]["application/json"]["schema"]))
                if any(one["in"] == "header" for one in parameters):
                    wanted.add("idempotency_key")
                given = set(inspect.signature(method).parameters) - {"self"}
                assert given == {f"{one}_" if keyword.iskeyword(one) else one for one in wanted}, (method, given ^ wanted)
                assert inspect.getdoc(method)
    types = importlib.import_module(f"messaging_platform_client.types.{word}")
    errors = re.compile(r"Problem|Conflict$|BadRequest$|Suppression(Refusal|sRefused)")
    missing = [name for name in document["components"]["schemas"] if not hasattr(types, name) and not errors.search(name)]
    print(api, "without types:", missing)
