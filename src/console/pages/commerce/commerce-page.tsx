// What shops told the platform: carts, orders, products, and what their websites counted.
import type { ComponentChildren } from 'preact'
import { goTo, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Split } from '../../ui/split.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CartDetail, CartList, OrderDetail, OrderList } from './carts.tsx'
import { CatalogDetail, CatalogList, SiteDetail, SiteList } from './catalogs.tsx'
import { placeOf, type Section, sectionOf, sections } from './sections.ts'

/** The object that the address names. */
function detailOf(section: Section, first: string | undefined, second: string | undefined): ComponentChildren | null {
  if (first === undefined) return null
  if (section === 'catalogs') return <CatalogDetail id={Number(first)} />
  if (section === 'sites') return <SiteDetail domain={first} />
  if (second === undefined) return null
  return section === 'carts' ? <CartDetail domain={first} id={second} /> : <OrderDetail domain={first} id={second} />
}

const lists = { carts: CartList, orders: OrderList, catalogs: CatalogList, sites: SiteList }

/** The page. */
export function CommercePage() {
  const [, word, first, second] = pathWords.value
  const section = sectionOf(word)
  const List = lists[section]
  return (
    <>
      <PageHead title={t.commerce.title} />
      <Tabs
        id="commerce"
        label={t.commerce.title}
        tabs={sections}
        open={section}
        onOpen={(name) => goTo(placeOf(name))}
      />
      <TabPanel id="commerce" open={section}>
        <Split
          key={section}
          label={t.commerce.title}
          back={placeOf(section)}
          list={<List open={second === undefined ? first : `${first} ${second}`} />}
          detail={detailOf(section, first, second)}
        />
      </TabPanel>
    </>
  )
}
