// The configuration of kubb, copied into the folder of the tools. FOREIGN_BUNDLE and FOREIGN_OUT name the contract and
// the folder for the code.
import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

const { FOREIGN_BUNDLE: bundle, FOREIGN_OUT: out } = process.env

export default defineConfig({
  root: '.',
  input: { path: bundle },
  output: { path: out, format: false, lint: false, extension: { '.ts': '.js' } },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs({ output: { path: 'types.ts' } }),
    pluginZod({ output: { path: 'zod.ts' }, version: '4' }),
  ],
})
