// The kinds of attack, in the order in which they are tried.
import type { Kind } from './attack.ts'
import { bounds } from './kinds/bounds.ts'
import { control } from './kinds/control.ts'
import { costs } from './kinds/costs.ts'
import { framing } from './kinds/framing.ts'
import { headers } from './kinds/headers.ts'
import { mail } from './kinds/mail.ts'
import { paths } from './kinds/paths.ts'
import { repeats } from './kinds/repeats.ts'
import { rights } from './kinds/rights.ts'
import { slow } from './kinds/slow.ts'

export const kinds: Readonly<Record<string, Kind>> = {
  rights,
  bounds,
  headers,
  control,
  framing,
  paths,
  mail,
  slow,
  repeats,
  costs,
}
