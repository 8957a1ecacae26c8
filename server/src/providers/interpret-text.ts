import type { Interpretation } from './http.ts'
import { asObject, malformed, type WireObject } from './wire-object.ts'
import { parseXml } from './xml.ts'

/**
 * Parses a reply of a provider that occasionally answers XML to a request for JSON (VWorld, R-ONE), and passes its root to
 * `read`. Text that is neither was truncated or came from a proxy in front of the provider: worth a retry.
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
