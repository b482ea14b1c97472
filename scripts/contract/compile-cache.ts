// Keeps the compiled code of large packages between runs. Import it first: only what is imported later profits.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'node'))
