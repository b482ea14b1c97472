// Hooks of SWR, made of a plain client by swr-openapi. Only compiled: a page in a browser is among our own tests.
import { createMarketingFetchClient } from 'messaging-platform-client/marketing'
import { createQueryHook } from 'swr-openapi'

const api = createMarketingFetchClient({ apiKey: 'a-key-of-nobody' })
const useQuery = createQueryHook(api, 'marketing')

export function useListNames(): string[] {
  const { data, error } = useQuery('/lists', { params: { query: { limit: 20 } } })
  return error ? [error.detail] : (data?.items.map(({ internal_name }) => internal_name) ?? [])
}

// @ts-expect-error A path that is not there.
export const useNothing = () => useQuery('/list')
