// Catalogs with their products, and the websites that are connected.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { usePages } from '../../data/pages.ts'
import { hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Code } from '../../ui/code.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Search } from '../../ui/search.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { ProductsTable } from './products-table.tsx'
import { placeOf } from './sections.ts'

type Catalog = MarketingSchemas['Catalog']
type Site = MarketingSchemas['ConnectedSiteItem']

const texts = t.commerce

const catalogColumns: readonly Column<Catalog>[] = [
  { title: texts.catalog, kind: 'wide', cell: (one) => one.title },
  { title: texts.language, cell: (one) => one.language },
  { title: texts.currency, cell: (one) => one.currency },
  { title: texts.changed, kind: 'minor', cell: (one) => <Time at={one.updated} /> },
]

const siteColumns: readonly Column<Site>[] = [
  { title: texts.site, kind: 'wide', cell: (one) => one.domain },
  {
    title: texts.list,
    cell: (one) =>
      one.list_id !== undefined && (
        <a class="over-row" href={hrefOf(`contacts/${one.list_id}`)}>
          {one.list_id}
        </a>
      ),
  },
]

/** The catalogs of the account. */
export function CatalogList({ open }: { open: string | undefined }) {
  const { data, error } = useLoad((signal) => api().marketing.listCatalogs({}, { signal }), [])
  if (data?.items.length === 0)
    return (
      <Empty
        text={texts.noCatalogs}
        request={curlOf('POST', '/marketing/v3/catalogs', { title: 'Shop', language: 'en', currency: 'EUR' })}
      />
    )
  return (
    <>
      <Failure error={error} />
      {!data && !error && <Loading />}
      <Table
        label={texts.catalogs}
        columns={catalogColumns}
        rows={data?.items ?? []}
        keyOf={(one) => String(one.catalog_id)}
        hrefOf={(one) => placeOf('catalogs', one.catalog_id)}
        open={open}
      />
    </>
  )
}

/** The products of a catalog, with a search by their name. */
export function CatalogDetail({ id }: { id: number }) {
  const name = query.value.get('q') ?? ''
  const { items, total, error, more } = usePages(
    (slot, signal) =>
      api().marketing.listProducts(
        { path: { catalog_id: id }, query: { ...slot, ...(name !== '' && { name }) } },
        { signal },
      ),
    [id, name],
  )
  return (
    <article class="stack">
      <h2>{texts.products}</h2>
      <Search label={texts.searchProducts} value={name} onSearch={(q) => setParameters({ q })} />
      <Failure error={error} />
      {!items && !error && <Loading />}
      {items && (
        <>
          <p class="quiet">{t.ui.of(items.length, total)}</p>
          <ProductsTable lines={items} onEnd={more} />
        </>
      )}
    </article>
  )
}

/** The websites that are connected. */
export function SiteList({ open }: { open: string | undefined }) {
  const { data, error } = useLoad((signal) => api().marketing.listConnectedSites({}, { signal }), [])
  if (data?.items.length === 0)
    return (
      <Empty
        text={texts.noSites}
        request={curlOf('POST', '/marketing/v3/connectedsites', { domain: 'https://shop.example.com' })}
      />
    )
  return (
    <>
      <Failure error={error} />
      {!data && !error && <Loading />}
      <Table
        label={texts.sites}
        columns={siteColumns}
        rows={data?.items ?? []}
        keyOf={(one) => one.domain}
        hrefOf={(one) => placeOf('sites', one.domain)}
        open={open}
      />
    </>
  )
}

/** What a website counted in the last days, and the script for it. */
export function SiteDetail({ domain }: { domain: string }) {
  const { data, error } = useLoad(
    async (signal) => ({
      site: await api().marketing.getConnectedSite({ path: { domain } }, { signal }),
      counts: await api().marketing.getConnectedSiteStatistics({ path: { domain } }, { signal }),
    }),
    [domain],
  )
  if (!data) return error ? <Failure error={error} /> : <Loading />
  const { site, counts } = data
  return (
    <article class="stack">
      <h2>{domain}</h2>
      <p class="quiet">{texts.counted(counts.from, counts.to)}</p>
      <Facts
        rows={[
          [texts.pageViews, counts.page_views],
          [texts.productViews, counts.product_views],
          [texts.formDisplays, counts.form_displays],
          [texts.optins, counts.web_push_optins],
          ...counts.goals.map(({ name, conversions }): [string, number] => [texts.goal(name), conversions]),
        ]}
      />
      <Code label={texts.script} text={site.code} />
    </article>
  )
}
