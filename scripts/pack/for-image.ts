// For docs/deploy/Dockerfile: makes the bundle where a package has it. Nobody edits an image, so nothing has to tell whether
// the bundle is fresh.
import { join } from 'node:path'
import { PACKED } from '../../src/cli/bundle.ts'
import { root } from '../contract/tools.ts'
import { bundlePlatform } from './bundle.ts'

await bundlePlatform(join(root, 'src', 'cli', 'serve.ts'), join(root, PACKED))
