// Keeps the compiled code of large packages between runs. Imported first: what is imported after it profits.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'node'))
