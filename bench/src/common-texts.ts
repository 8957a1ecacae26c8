import { constants, zstdCompressSync } from 'node:zlib'

/** About as many bytes as pay: a longer dictionary takes longer to load than it saves. */
const MOST_BYTES = 160 * 1024
/** How many texts are taken whole, and of which length at most: a long one is full of deals. */
const WHOLE_TEXTS = 2
const MOST_OF_A_TEXT = 96 * 1024
/** Shorter pieces are not worth a reference. */
const SHORTEST = 10
/** One text of so many measures a choice. */
const SAMPLED_EVERY = 5

/**
 * A dictionary out of texts of one kind: at its end, where it costs least to refer to, those of them under which the others
 * become smallest; before them the pieces between numbers that others have beside them, the more common the nearer.
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

/** The text that, before what is chosen already, makes the others smallest. */
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
