// What the shell knows of a page.
import type { ComponentType } from 'preact'

/** A page by the first word of its path. */
export interface Page {
  /** The first word of its address. */
  word: string
  /** The group of the menu. */
  group: 'look' | 'send' | 'operate' | 'contract'
  title: string
  /** Why a live account has no such page; left out where it has one. */
  sandboxOnly?: string
  /** Its title for a live account, which has a part of it only. */
  liveTitle?: string
  view: ComponentType
}
