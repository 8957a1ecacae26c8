import { ROUTES, type RouteEntry } from './routes.ts'

export type Match = { entry: RouteEntry; params: Record<string, string> }

/** The route of an address; `undefined` when there is none. */
export function matchPath(path: string): Match | undefined {
  for (const entry of ROUTES) {
    for (const pattern of [entry.path].flat()) {
      const params = paramsOf(pattern, path)
      if (params) return { entry, params }
    }
  }
  return undefined
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}
