type Operation = { 'x-access'?: string; 'x-group'?: string; security?: object[]; tags?: string[] }
export type ApiDocument = {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes?: object }
}

export const GROUPS = {
  'public-api': (access: string) => access === 'public',
  'authenticated-api': (access: string) => access === 'authenticated' || access === 'first-step',
  'admin-api': (access: string) => access.startsWith('admin'),
}
export type Group = keyof typeof GROUPS

/** Returns the part of the document for these callers, with the tags, schemas and security schemes it needs. */
export function groupOf(document: ApiDocument, group: Group): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    const chosen = Object.entries(operations).filter(([, operation]) =>
      GROUPS[group](operation['x-group'] ?? operation['x-access'] ?? 'public'),
    )
    if (chosen.length > 0) paths[path] = Object.fromEntries(chosen)
  }
  const shown = Object.values(paths).flatMap((operations) => Object.values(operations))
  const used = new Set(shown.flatMap(({ tags }) => tags))
  const wantsLogin = shown.some(({ security = [] }) => security.length > 0)
  const { schemas, ...others } = document.components
  return {
    ...document,
    tags: document.tags.filter(({ name }) => used.has(name)),
    paths,
    components: { ...(wantsLogin && others), schemas: schemasIn(paths, schemas) },
  }
}

/** Returns the schemas these paths reference, directly or transitively. */
function schemasIn(
  paths: unknown,
  all: Record<string, unknown>,
  found: Record<string, unknown> = {},
): Record<string, unknown> {
  for (const [, name] of JSON.stringify(paths).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (name === undefined || name in found) continue
    found[name] = all[name]
    schemasIn(all[name], all, found)
  }
  return found
}
