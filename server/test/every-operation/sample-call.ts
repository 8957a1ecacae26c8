/** The caller: an account of the walk, or nobody. */
export type Who =
  | 'owner'
  | 'reader'
  | 'changer'
  | 'leaver'
  | 'elsewhere'
  | 'ending'
  | 'choosing'
  | 'operator'
  | 'secondOperator'

/** Values of earlier responses, by the name of the parameter that takes them. */
export type Found = Record<string, string | number>

/** One successful call of an operation; path parameters are taken from `Found` by name. */
export type SampleCall = {
  operationId: string
  as?: Who
  /** Path parameters that no response provided. */
  path?: Found | ((found: Found) => Found)
  query?: (found: Found) => Record<string, string>
  body?: object | ((found: Found) => object)
  file?: { name: string; content: Uint8Array }
  headers?: (found: Found) => Record<string, string>
  /** Values to keep from the response: names in `Found`, with the path into `data`, such as `items.0.shareId`. */
  keep?: Record<string, string>
  /** The result comes later: the call is repeated until the values to keep are present. */
  later?: true
  /** The response does not end. */
  stream?: true
}

export function valueAt(data: unknown, path: string): string | number | undefined {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], data)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
