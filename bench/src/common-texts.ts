import { constants, zstdCompressSync } from 'node:zlib'

/** About the largest useful size in bytes: a longer dictionary takes more time to load than it saves. */
const MOST_BYTES = 160 * 1024
/** The number of texts included whole and their maximum length: long texts consist mostly of deals. */
const WHOLE_TEXTS = 2
const MOST_OF_A_TEXT = 96 * 1024
/** Shorter pieces are not worth a reference. */
const SHORTEST = 10
/** One in this many texts is used to evaluate a choice. */
const SAMPLED_EVERY = 5

/**
 * Builds a dictionary from texts of one kind. Its end, the cheapest part to reference, holds the whole texts that make
 * the others smallest. The pieces between numbers that other texts contain precede them, the most common ones closest.
 */
export function commonTexts(texts: readonly string[]): string {
  let chosen = ''
  for (let count = 0; count < WHOLE_TEXTS; count += 1) chosen = bestWith(texts, chosen) + chosen
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const piece of new Set(text.split(/\d[\d,.:T+-]*|(?<=\.) |(?<=",)(?=")/))) {
      if (piece.length >= SHORTEST && !chosen.includes(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
    }
  }
  const byCount = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  let bytes = Buffer.byteLength(chosen)
  for (const [piece] of byCount) {
    if (chosen.includes(piece)) continue
    bytes += Buffer.byteLength(piece)
    if (bytes > MOST_BYTES) break
    chosen = piece + chosen
  }
  return chosen
}

/** Returns the text that makes the others smallest when placed before the texts chosen so far. */
function bestWith(texts: readonly string[], chosen: string): string {
  const samples = texts.filter((_, at) => at % SAMPLED_EVERY === 0).map((text) => Buffer.from(text))
  const packed = (text: string) => {
    const dictionary = Buffer.from(text + chosen)
    const params = { [constants.ZSTD_c_compressionLevel]: 3 }
    return samples.reduce((sum, sample) => sum + zstdCompressSync(sample, { dictionary, params }).length, 0)
  }
  const short = texts.filter((text) => Buffer.byteLength(text) <= MOST_OF_A_TEXT)
  const [best] = short.map((text) => ({ text, bytes: packed(text) })).toSorted((a, b) => a.bytes - b.bytes)
  return best?.text ?? ''
}
