// A centre of SMS in a process of its own, which takes everything at once and reports on it at once. It tells its port, and for
// each number that it is sent, when that many parts have come: of the first and the last, milliseconds since 1970.
import { startSmsc } from '../../../src/simulators/smsc/smsc.ts'

export interface SmscFigures {
  first: number
  last: number
}

const tell = (message: unknown) => process.send?.(message)

let wanted = Number.POSITIVE_INFINITY
let count = 0
let figures: SmscFigures = { first: 0, last: 0 }
function tellWhenAll(): void {
  if (count < wanted) return
  wanted = Number.POSITIVE_INFINITY
  tell(figures)
}
const { port } = await startSmsc({
  port: 0,
  receiptAfter: 0,
  keep: 0,
  onPart() {
    const now = Date.now()
    figures = { first: count++ === 0 ? now : figures.first, last: now }
    tellWhenAll()
  },
})
process.on('message', (number) => {
  wanted = Number(number)
  tellWhenAll()
})
tell(port)
