// Replies of an SMTP host (RFC 5321 4.2): one or several lines, each with the same code in front.

/** Characters of one reply; a host that says more is none. */
const MAX_REPLY = 64 * 1024

export interface Reply {
  code: number
  /** Its lines as the host wrote them, with their codes, joined by LF. */
  text: string
}

/** A line with its code, what follows it (a hyphen: another line comes), and its words. */
const LINE = /^([2-5]\d\d)(?:([ -])(.*))?$/

const decodeText = (text: string): string =>
  /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text

/** Makes the reader of a connection: it takes what came and gives the replies that are complete. Throws for what is none. */
export function createReplyReader(): (chunk: Buffer) => Reply[] {
  let rest = ''
  let lines: string[] = []
  let length = 0

  function takeLine(line: string): Reply | null {
    const [, code = '', mark] = LINE.exec(line) ?? []
    length += line.length
    const isOther = lines.length > 0 && !lines[0]?.startsWith(code)
    if (code === '' || isOther || length > MAX_REPLY) throw new Error('the response of the host is not an SMTP reply')
    lines.push(line)
    if (mark === '-') return null
    const text = decodeText(lines.join('\n'))
    lines = []
    length = 0
    return { code: Number(code), text }
  }

  return (chunk) => {
    rest += chunk.toString('latin1')
    const found: Reply[] = []
    let from = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      // Some hosts leave out the CR.
      const reply = takeLine(rest.slice(from, rest[end - 1] === '\r' ? end - 1 : end))
      from = end + 1
      if (reply) found.push(reply)
    }
    rest = rest.slice(from)
    if (rest.length > MAX_REPLY) throw new Error('the response of the host is not an SMTP reply')
    return found
  }
}
