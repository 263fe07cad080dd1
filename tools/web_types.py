"""Write `web/src/lib/server.ts`: the types of the API's document and of the messages at a table, for the web app."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pioche.server.openapi import document

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "server.ts"
_HEAD = "// Made by tools/web_types.py from the server's own types: change those, and run it again.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    schemas: dict[str, Any] = json.loads(document())["components"]["schemas"]
    return _HEAD + "".join(_declared(name, schema) for name, schema in schemas.items())


def _declared(name: str, schema: dict[str, Any]) -> str:
    said = schema.get("description")
    comment = f"/** {' '.join(said.split())} */\n" if said else ""
    if "properties" not in schema:
        return f"\n{comment}export type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    fields = [f"  {key}{'' if key in needed else '?'}: {_type(one)};\n" for key, one in schema["properties"].items()]
    if schema.get("additionalProperties") is True:
        fields.append("  [word: string]: unknown;\n")
    return f"\n{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        return f"Array<{_type(schema.get('items') or {})}>"
    if kind == "object":
        names = schema.get("propertyNames", {}).get("enum")
        key = " | ".join(json.dumps(name) for name in names) if names else "string"
        return f"Record<{key}, {_type(schema.get('additionalProperties') or {})}>"
    return _PLAIN[kind] if kind else "unknown"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
