# Written by `npm run generate` from specs. Do not edit: change that instead.
