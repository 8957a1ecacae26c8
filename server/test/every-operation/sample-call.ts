/** Who asks: an account of the walk, or nobody. */
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

/** Values of earlier answers, by the name of the parameter that takes it. */
export type Found = Record<string, string | number>

/** One call of an operation that succeeds; parameters of the path come from `Found` by their names. */
export type SampleCall = {
  operationId: string
  as?: Who
  /** Parameters of the path that no answer gave. */
  path?: Found | ((found: Found) => Found)
  query?: (found: Found) => Record<string, string>
  body?: object | ((found: Found) => object)
  file?: { name: string; content: Uint8Array }
  headers?: (found: Found) => Record<string, string>
  /** Values of the answer, by the name under which it is found; the path into `data`, such as `items.0.shareId`. */
  keep?: Record<string, string>
  /** Comes a moment later: asked again until what is to be kept is there. */
  later?: true
  /** An answer that does not end. */
  stream?: true
}

export function valueAt(data: unknown, path: string): string | number | undefined {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], data)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
