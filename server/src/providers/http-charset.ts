/** Names that Korean servers use for Windows code page 949, which the WHATWG decoder knows as `euc-kr`. */
const CODE_PAGE_949 = new Set([
  'euc-kr',
  'euc_kr',
  'cp949',
  'ms949',
  'uhc',
  'ks_c_5601',
  'ks_c_5601-1987',
  'x-windows-949',
])

/**
 * Decodes a reply. Bytes that are valid UTF-8 are UTF-8 whatever the server declares; all others are read by the charset
 * of the Content-Type or of the XML prolog. `null`: the bytes are valid in neither, so any text from them would be garbage.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string | null {
  const text = decode(bytes, 'utf-8')
  if (text !== null) return text
  const declared = declaredCharset(bytes, contentType)
  return declared === null ? null : decode(bytes, declared)
}

function declaredCharset(bytes: Uint8Array, contentType: string): string | null {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(prolog)?.[1]
  if (declared === undefined) return null
  return CODE_PAGE_949.has(declared.toLowerCase()) ? 'euc-kr' : declared
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // Unknown charset name (RangeError) or bytes that are not valid in it (TypeError).
    return null
  }
}
