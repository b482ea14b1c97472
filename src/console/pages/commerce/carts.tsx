// Carts and orders: what shops told of, and whom they belong to.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { usePages } from '../../data/pages.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { WebLink } from '../../ui/web-link.tsx'
import { amountText, ProductsTable } from './products-table.tsx'
import { placeOf } from './sections.ts'

type Cart = MarketingSchemas['Cart']
type Order = MarketingSchemas['PlacedOrder']

const texts = t.commerce
const tones: Record<string, Tone> = {
  open: 'busy',
  emptied: 'idle',
  ordered: 'good',
  completed: 'good',
  canceled: 'bad',
}

/** A state of a cart or an order. */
const State = ({ state }: { state: string }) => (
  <Badge tone={tones[state] ?? 'idle'} text={texts.states[state] ?? state} />
)

/** Its owner: a link to the contact, or that the owner is unknown. */
function Owner({ one }: { one: Pick<Cart, 'list_id' | 'contact_id'> }) {
  if (one.contact_id === undefined) return <span class="quiet">{texts.nobody}</span>
  return <a href={hrefOf(`contacts/${one.list_id}/${one.contact_id}`)}>{one.contact_id}</a>
}

const cartColumns: readonly Column<Cart>[] = [
  { title: texts.cart, cell: (one) => <code>{one.cart_id}</code> },
  { title: texts.state, cell: (one) => <State state={one.state} /> },
  { title: texts.total, kind: 'number', cell: (one) => amountText(one.cart_total) },
  { title: texts.lines, kind: 'number', cell: (one) => one.lines },
  { title: texts.site, kind: 'minor', cell: (one) => one.domain },
  { title: texts.changed, kind: 'minor', cell: (one) => <Time at={one.updated} /> },
]

const orderColumns: readonly Column<Order>[] = [
  { title: texts.order, cell: (one) => <code>{one.order_id}</code> },
  { title: texts.state, cell: (one) => <State state={one.order_status} /> },
  { title: texts.total, kind: 'number', cell: (one) => amountText(one.order_total) },
  { title: texts.lines, kind: 'number', cell: (one) => one.lines },
  { title: texts.site, kind: 'minor', cell: (one) => one.domain },
  { title: texts.ordered, kind: 'minor', cell: (one) => <Time at={one.order_date} /> },
]

/** The carts of all shops, newest first. */
export function CartList({ open }: { open: string | undefined }) {
  const { items, error, more } = usePages(
    (slot, signal) => api().marketing.listCarts({ query: { ...slot, order: 'desc' } }, { signal }),
    [],
  )
  if (items?.length === 0)
    return (
      <Empty
        text={texts.noCarts}
        request={curlOf('POST', '/marketing/v3/shop.example.com/carts', { cart_id: 'c-1', cart_total: 20 })}
      />
    )
  return (
    <>
      <Failure error={error} />
      {!items && !error && <Loading />}
      <Table
        label={texts.carts}
        columns={cartColumns}
        rows={items ?? []}
        keyOf={(one) => `${one.domain} ${one.cart_id}`}
        hrefOf={(one) => placeOf('carts', one.domain, one.cart_id)}
        open={open}
        {...(more && { onEnd: more })}
      />
    </>
  )
}

/** The orders of all shops, newest first. */
export function OrderList({ open }: { open: string | undefined }) {
  const { items, error, more } = usePages(
    (slot, signal) => api().marketing.listOrders({ query: { ...slot, order: 'desc' } }, { signal }),
    [],
  )
  if (items?.length === 0)
    return (
      <Empty
        text={texts.noOrders}
        request={curlOf('POST', '/marketing/v3/shop.example.com/orders', { order_id: 'o-1', order_total: 20 })}
      />
    )
  return (
    <>
      <Failure error={error} />
      {!items && !error && <Loading />}
      <Table
        label={texts.orders}
        columns={orderColumns}
        rows={items ?? []}
        keyOf={(one) => `${one.domain} ${one.order_id}`}
        hrefOf={(one) => placeOf('orders', one.domain, one.order_id)}
        open={open}
        {...(more && { onEnd: more })}
      />
    </>
  )
}

/** What an automation did about the cart. */
function Reminder({ of: { automation_id, order_id, date } }: { of: NonNullable<Cart['reminder']> }) {
  const text = order_id === undefined ? texts.reminded(automation_id) : texts.notReminded(order_id)
  return (
    <span>
      {text} <Time at={date} />
    </span>
  )
}

/** One cart. */
export function CartDetail({ domain, id }: { domain: string; id: string }) {
  const { data, error } = useLoad(
    (signal) => api().marketing.getCart({ path: { domain, cart_id: id } }, { signal }),
    [domain, id],
  )
  if (!data) return error ? <Failure error={error} /> : <Loading />
  return (
    <article class="stack">
      <h2>{texts.cartTitle(id)}</h2>
      <Facts
        rows={[
          [texts.state, <State key="state" state={data.state} />],
          [texts.contact, <Owner key="owner" one={data} />],
          [texts.total, amountText(data.cart_total)],
          [texts.site, data.domain],
          [texts.address, data.cart_url && <WebLink url={data.cart_url} />],
          [texts.order, data.order_id && <a href={placeOf('orders', domain, data.order_id)}>{data.order_id}</a>],
          [texts.reminder, data.reminder && <Reminder key="reminder" of={data.reminder} />],
          [texts.created, <Time key="created" at={data.created} />],
          [texts.changed, <Time key="changed" at={data.updated} />],
        ]}
      />
      <ProductsTable lines={data.products} inCart />
    </article>
  )
}

/** One order. */
export function OrderDetail({ domain, id }: { domain: string; id: string }) {
  const { data, error } = useLoad(
    (signal) => api().marketing.getOrder({ path: { domain, order_id: id } }, { signal }),
    [domain, id],
  )
  if (!data) return error ? <Failure error={error} /> : <Loading />
  return (
    <article class="stack">
      <h2>{texts.orderTitle(id)}</h2>
      <Facts
        rows={[
          [texts.state, <State key="state" state={data.order_status} />],
          [texts.contact, <Owner key="owner" one={data} />],
          [texts.total, amountText(data.order_total)],
          [texts.site, data.domain],
          [texts.cart, data.cart_id && <a href={placeOf('carts', domain, data.cart_id)}>{data.cart_id}</a>],
          [texts.ordered, <Time key="date" at={data.order_date} />],
          [texts.created, <Time key="created" at={data.created} />],
        ]}
      />
      <ProductsTable lines={data.products} inCart />
    </article>
  )
}
