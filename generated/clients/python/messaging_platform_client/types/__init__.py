# Written by `npm run generate` from specs. Do not edit: change that instead.
"""The types of requests and answers, a module for each API."""
