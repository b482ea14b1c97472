// Shops that tests of carts and orders connect.
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'
import { makeList, openAccount } from './marketing.ts'
import type { TestServer } from './server.ts'

export const SHOP = 'shop.example.com'

/** A new account with a list and a shop whose contacts are in it. */
export async function openShop(server: TestServer) {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  await account.api.createConnectedSite({ body: { domain: SHOP, list_id } })
  return { ...account, list_id, ...callsOf(account.api) }
}

/** What shops call, with the domain filled in. */
function callsOf(api: MarketingClient) {
  const path = { domain: SHOP }
  return {
    sendCart: (body: MarketingSchemas['CartCreate']) => api.createCart({ path, body }),
    cartOf: (cart_id: string) => api.getCart({ path: { domain: SHOP, cart_id } }),
    sendOrder: (body: MarketingSchemas['OrderCreate']) => api.createOrder({ path, body }),
    orderOf: (order_id: string) => api.getOrder({ path: { domain: SHOP, order_id } }),
  }
}

export const byEmail = (email: string) => ({ base: { email } })
