// The routes of a platform, for tests of what holds for every response.
import type { TestServer } from './server.ts'

/** Every route as method and path, each parameter filled in. */
export function routesOf({ app }: TestServer): [method: string, path: string][] {
  const parents: string[] = []
  const tree = app.http.printRoutes({ commonPrefix: false })
  return tree.split('\n').flatMap((line): [string, string][] => {
    const [, indent = '', segment = '', methods] = /^([\s│]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (segment === '') return []
    const depth = indent.length / 4
    parents.length = depth
    parents.push(segment)
    const path = parents.join('').replaceAll(/:\w+/g, '1').replaceAll('*', 'x')
    return (methods ?? '').split(', ').flatMap((method): [string, string][] => (method === '' ? [] : [[method, path]]))
  })
}
