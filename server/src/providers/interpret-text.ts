import type { Interpretation } from './http.ts'
import { asObject, malformed, type WireObject } from './wire-object.ts'
import { parseXml } from './xml.ts'

/**
 * Reads a reply of a provider that is asked for JSON but answers XML now and then (VWorld, R-ONE), and hands its root to `read`.
 * Text that is neither was cut or came from something in front of the provider: worth another try.
 */
export function interpretText<T>(text: string, read: (root: WireObject) => Interpretation<T>): Interpretation<T> {
  const root = asObject(parse(text))
  return root ? read(root) : malformed('neither JSON nor XML', 'SOON')
}

function parse(text: string): unknown {
  const trimmed = text.trimStart()
  try {
    return trimmed.startsWith('<') ? parseXml(trimmed) : JSON.parse(trimmed)
  } catch {
    return null
  }
}
