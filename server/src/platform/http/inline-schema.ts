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
 * A copy without `$id`s. Schemas are embedded in one another for the sake of their types, so one named schema occurs in many;
 * the name only serves the OpenAPI document.
 */
export function withoutIds(schema: unknown): unknown {
  return mapNodes(schema, ({ $id: _id, ...rest }) => rest)
}

/** A copy in which every schema with an `$id` became a reference to a component; `components` receives them. */
export function withReferences(schema: unknown, components: Record<string, unknown>, idKey = '$id'): unknown {
  return mapNodes(schema, (node) => {
    const { [idKey]: id, ...rest } = node
    if (typeof id !== 'string') return node
    components[id] = rest
    return { $ref: `#/components/schemas/${id}` }
  })
}

/** Gives `$id` another name, so that a library that would resolve it leaves it alone. */
export function withRenamedIds(schema: unknown, idKey: string): unknown {
  return mapNodes(schema, ({ $id, ...rest }) => ($id === undefined ? rest : { ...rest, [idKey]: $id }))
}

/**
 * "This or null" written as one type: the serializer then need not validate the value to choose a branch, and the OpenAPI document
 * shows the description. A schema with an `$id` stays a branch, so that it can be referred to.
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

/** "If … then … else" written as a choice of the two, which readers of the document and generators of clients understand. */
export function withPlainChoices(schema: unknown): unknown {
  return mapNodes(schema, (node) => {
    const { if: condition, then: one, else: other, ...rest } = node
    return condition && one && other ? { ...rest, anyOf: [one, other] } : node
  })
}
