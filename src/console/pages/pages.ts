// Every page of the console, in the order of the menu.
import type { Page } from '../shell/page.ts'
import { t } from '../texts/texts.ts'

/** The pages by the first word of their address. */
export const pages: readonly Page[] = []
