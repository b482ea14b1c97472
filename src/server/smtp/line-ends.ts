// Lines of a mail end in CRLF, and neither CR nor LF may stand alone (RFC 5321 2.3.8). Programs disagree on what a lone
// one means: some take it for the end of the mail, and read what follows as commands.

const CR = 0x0d
const LF = 0x0a

export interface LineCheck {
  /** Whether this part of the mail, which follows the ones before, has no lone CR, no lone LF and no NUL. */
  accepts(chunk: Buffer): boolean
  /** Whether the mail may end here. */
  end(): boolean
}

export function createLineCheck(): LineCheck {
  let afterCr = false

  return {
    accepts(chunk) {
      if (chunk.length === 0) return true
      if (afterCr !== (chunk[0] === LF)) return false
      for (let at = chunk.indexOf(LF, 1); at !== -1; at = chunk.indexOf(LF, at + 1))
        if (chunk[at - 1] !== CR) return false
      for (let at = chunk.indexOf(CR); at !== -1 && at < chunk.length - 1; at = chunk.indexOf(CR, at + 1))
        if (chunk[at + 1] !== LF) return false
      afterCr = chunk[chunk.length - 1] === CR
      return !chunk.includes(0)
    },
    end: () => !afterCr,
  }
}
