import type { SandboxSchemas } from '../../../clients/index.ts'

/** A captured message with all that it holds. */
export type Captured = SandboxSchemas['CapturedMessageDetail']
