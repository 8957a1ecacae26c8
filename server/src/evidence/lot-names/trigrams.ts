const PADDING = { before: '  ', behind: ' ' }
const BYTES = 3

const known = new Map<string, number>()
/** Hangul has so many syllables that names contain tens of thousands of trigrams. */
const MOST_KNOWN = 200_000

/**
 * The distinct trigrams of one word of letters and digits, as `pg_trgm` computes them: three characters in three bytes, or
 * three bytes of their checksum, so that different trigrams occasionally collide.
 */
export function trigramsOf(word: string): number[] {
  const padded = `${PADDING.before}${word}${PADDING.behind}`
  const found = new Set<number>()
  for (let at = 0; at + BYTES <= padded.length; at += 1) found.add(hashed(padded.slice(at, at + BYTES)))
  return [...found]
}

/** The same as `similarity` of `pg_trgm`, which is a four-byte float. */
export function likeness(shared: number, first: number, second: number): number {
  return Math.fround(shared / (first + second - shared))
}

function hashed(trigram: string): number {
  const kept = known.get(trigram)
  if (kept !== undefined) return kept
  const bytes = Buffer.from(trigram)
  const hash = bytes.length === BYTES ? bytes.readUIntLE(0, BYTES) : legacyChecksum(bytes) & 0xff_ff_ff
  if (known.size < MOST_KNOWN) known.set(trigram, hash)
  return hash
}

const TABLE = Array.from({ length: 256 }, (_, byte) => tableEntry(byte))

/** PostgreSQL's legacy checksum: the reflected CRC-32 table, applied in the other direction. */
function legacyChecksum(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) sum = ((TABLE[((sum >>> 24) ^ byte) & 0xff] as number) ^ (sum << 8)) >>> 0
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

function tableEntry(byte: number): number {
  let entry = byte
  for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ 0xed_b8_83_20 : entry >>> 1
  return entry >>> 0
}
