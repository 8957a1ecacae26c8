let cp949: Map<string, number[]> | undefined

/** Node can decode CP949 but not encode it, so the decoding table is inverted once. */
export function encodeCp949(text: string): Buffer {
  cp949 ??= readTable()
  const table = cp949
  return Buffer.from(Array.from(text).flatMap((character) => table.get(character) ?? [character.charCodeAt(0) & 0x7f]))
}

function readTable(): Map<string, number[]> {
  const decoder = new TextDecoder('euc-kr')
  const table = new Map<string, number[]>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (character.length === 1 && character !== '\ufffd') table.set(character, [lead, trail])
    }
  }
  return table
}
