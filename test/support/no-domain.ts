// Stands for a domain where handlers are only listed, never called: its areas have no nouns.
import type { Domain } from '../../src/server/domain/domain.ts'

export const noDomain = new Proxy({}, { get: () => ({}) }) as Domain
