// What a user of the package with CommonJS writes. Resolves with what it saw.
const { createMarketingClient, createMarketingFetchClient, NotFoundError } = require('messaging-platform-client')
const { createSandboxClient } = require('messaging-platform-client/sandbox')

exports.visit = async (platform, apiKey) => {
  await createSandboxClient({ apiKey, baseUrl: `${platform}/sandbox/v1` }).resetAccount()
  const marketing = createMarketingClient({ apiKey, baseUrl: `${platform}/marketing/v3` })
  await marketing.createList({ body: { internal_name: 'Olá' } })
  const names = []
  for await (const list of marketing.listLists.items()) names.push(list.internal_name)
  const missing = await marketing.getList({ path: { list_id: 99 } }).catch((error) => error)
  const { data } = await createMarketingFetchClient({ apiKey, baseUrl: platform }).GET('/lists')
  return { names, plain: data.total_items, missing: missing instanceof NotFoundError }
}
