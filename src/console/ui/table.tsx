import { Component, type ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useShortcuts } from '../shell/keys.ts'
import { goTo } from '../shell/router.ts'
import { t } from '../texts/texts.ts'

/**
 * A column: its head, and the cell of a row. `number` aligns right; `wide` takes what room is left; `minor` is left out
 * of narrow pages; `act` holds what can be clicked beside the link of the row.
 */
export interface Column<Row> {
  title: ComponentChildren
  cell(row: Row): ComponentChildren
  kind?: 'number' | 'wide' | 'minor' | 'minor number' | 'act'
}

/** Rows that a table renders at once. */
const STEP = 100

/**
 * A table of many rows. Its head stays while it scrolls; it renders rows in steps as the reader comes to them, so it
 * stays fast whatever their number. With `hrefOf`, `j` and `k` go through the rows, and the row of `open` is marked.
 */
export function Table<Row>(props: {
  /** What the table holds, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string | number
  /** The address of a row's object; the first cell that is no `act` links to it. */
  hrefOf?(row: Row): string
  /** The key of the row whose object is shown. */
  open?: string | number | undefined
  /** Called when the reader comes to the end, to read more rows. */
  onEnd?(): void
}) {
  const { label, columns, rows, keyOf, hrefOf, open, onEnd } = props
  const [shown, setShown] = useState(STEP)
  const more = shown < rows.length || onEnd !== undefined
  const end = useEnd(() => (shown < rows.length ? setShown(shown + STEP) : onEnd?.()), [shown, rows.length, onEnd])
  useRowKeys(rows, keyOf, hrefOf, open)
  return (
    <div class="table">
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, kind }, at) =>
              title === '' ? (
                <td key={at} class={kind} />
              ) : (
                <th key={at} scope="col" class={kind}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.ceil(Math.min(shown, rows.length) / STEP) }, (_, at) => {
            const some = rows.slice(at * STEP, (at + 1) * STEP)
            const address = some[0] && hrefOf?.(some[0])
            const marked = some.some((row) => keyOf(row) === open) ? open : undefined
            return <Rows key={at} {...{ rows: some, columns, keyOf, hrefOf, address, open: marked }} />
          })}
        </tbody>
      </table>
      {more && (
        <button type="button" class="more" ref={end} onClick={() => setShown(shown + STEP)}>
          {t.ui.more}
        </button>
      )}
    </div>
  )
}

interface RowsOf<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf(row: Row): string | number
  hrefOf: ((row: Row) => string) | undefined
  /** That of the first row: it tells when others follow from what the page shows. */
  address: string | undefined
  open: string | number | undefined
}

const isAlike = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, at) => one === b[at])

const cellsOf = <Row,>(columns: readonly Column<Row>[]) => columns.map(({ cell }) => cell)

/** Some rows. They are drawn again only when they or their cells are others, or a signal says so. */
class Rows<Row> extends Component<RowsOf<Row>> {
  override shouldComponentUpdate(next: RowsOf<Row>, state: unknown): boolean {
    const { rows, columns, address, open } = this.props
    return (
      state !== this.state ||
      address !== next.address ||
      open !== next.open ||
      !isAlike(rows, next.rows) ||
      !isAlike(cellsOf(columns), cellsOf(next.columns))
    )
  }

  override render({ rows, columns, keyOf, hrefOf, open }: RowsOf<Row>) {
    const link = columns.findIndex(({ kind }) => kind !== 'act')
    return rows.map((row) => (
      <tr key={keyOf(row)} aria-current={keyOf(row) === open ? 'true' : undefined}>
        {columns.map(({ cell, kind }, at) => (
          <td key={at} class={kind}>
            {at === link && hrefOf ? (
              <a class="row-link" href={hrefOf(row)}>
                {cell(row)}
              </a>
            ) : (
              cell(row)
            )}
          </td>
        ))}
      </tr>
    ))
  }
}

/** Calls `reach` when the element of the returned reference comes into view. */
function useEnd(reach: () => void, inputs: readonly unknown[]) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && reach(), {
      rootMargin: '400px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, inputs)
  return element
}

/** `j` and `k` open the next and the previous row. */
function useRowKeys<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  hrefOf: ((row: Row) => string) | undefined,
  open: string | number | undefined,
): void {
  const step = (by: number) => () => {
    const at = rows.findIndex((row) => keyOf(row) === open)
    const row = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
    if (row !== undefined) goTo(hrefOf?.(row) ?? '', { replace: at !== -1 })
  }
  const keys = [
    { key: 'j', label: t.ui.next, run: step(1) },
    { key: 'k', label: t.ui.previous, run: step(-1) },
  ]
  useShortcuts(hrefOf ? keys : [], [rows, open])
}
