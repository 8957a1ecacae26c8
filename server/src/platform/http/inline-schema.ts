type Node = Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapNodes(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, change))
  if (!isNode(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapNodes(member, change)])))
}

/**
 * Returns a copy without `$id`s. Schemas are embedded in one another for the sake of their types, so a named schema may occur
 * in many others; the name only serves the OpenAPI document.
 */
export function withoutIds(schema: unknown): unknown {
  return mapNodes(schema, ({ $id: _id, ...rest }) => rest)
}

/** Returns a copy in which every schema with an `$id` is a reference to a component; `components` receives the schemas. */
export function withReferences(schema: unknown, components: Record<string, unknown>, idKey = '$id'): unknown {
  return mapNodes(schema, (node) => {
    const { [idKey]: id, ...rest } = node
    if (typeof id !== 'string') return node
    components[id] = rest
    return { $ref: `#/components/schemas/${id}` }
  })
}

/** Renames `$id`, so that a library that would resolve it leaves it alone. */
export function withRenamedIds(schema: unknown, idKey: string): unknown {
  return mapNodes(schema, ({ $id, ...rest }) => ($id === undefined ? rest : { ...rest, [idKey]: $id }))
}

/**
 * Rewrites "this or null" as one type: the serializer then need not validate the value to choose a branch, and the OpenAPI
 * document shows the description. A schema with an `$id` stays a branch, so that it can be referenced.
 */
export function withPlainNulls(schema: unknown): unknown {
  return mapNodes(schema, (node) => {
    const branches = node['anyOf']
    if (!Array.isArray(branches) || branches.length !== 2) return node
    const other = branches.find((branch) => isNode(branch) && branch['type'] !== 'null')
    const hasNull = branches.some((branch) => isNode(branch) && branch['type'] === 'null')
    if (!hasNull || !isNode(other) || typeof other['type'] !== 'string' || '$id' in other) return node
    const { anyOf: _, ...rest } = node
    return { ...rest, ...other, type: [other['type'], 'null'] }
  })
}

/** Rewrites "if … then … else" as a choice of the two, which readers and client generators understand. */
export function withPlainChoices(schema: unknown): unknown {
  return mapNodes(schema, (node) => {
    const { if: condition, then: one, else: other, ...rest } = node
    return condition && one && other ? { ...rest, anyOf: [one, other] } : node
  })
}
