import type { MarketingSchemas } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'
import { type Column, Table } from '../../ui/table.tsx'

/** A product, in a catalog or in a cart. */
type Line = Partial<MarketingSchemas['Product']> & { quantity?: number }

/** An amount as the shop wrote it, with two decimals at least. */
export const amountText = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString(t.language, { minimumFractionDigits: 2, maximumFractionDigits: 6 })

const texts = t.commerce

const identifier: Column<Line> = {
  title: texts.product,
  cell: (one) => <code>{one.product_identifier}</code>,
}
const others: readonly Column<Line>[] = [
  { title: texts.name, kind: 'wide', cell: (one) => one.name },
  { title: texts.price, kind: 'number', cell: (one) => amountText(one.sale_price || one.price) },
]
const quantity: Column<Line> = { title: texts.quantity, kind: 'number', cell: (one) => one.quantity }

/** Products as rows; those of a cart or an order with their quantity. */
export function ProductsTable(props: { lines: readonly Line[]; inCart?: boolean; onEnd?: (() => void) | undefined }) {
  const { lines, inCart = false, onEnd } = props
  return (
    <Table
      label={texts.products}
      columns={[identifier, ...others, ...(inCart ? [quantity] : [])]}
      rows={lines}
      keyOf={(one) => one.product_identifier ?? ''}
      {...(onEnd && { onEnd })}
    />
  )
}
