import type { InKorean } from '../english/arrange-pieces.ts'
import type { PropertyType } from '../property/property-type.ts'
import type { KeywordTerm } from './read-terms.ts'
import type { RegionReading } from './region-reading.ts'

/** The parts of a parsed Korean question that quote words of its text. */
type InWords = {
  region: RegionReading | null
  regionText: string | null
  hasLotNumber: boolean
  similarText: string | null
  typeWords: { word: string; types: PropertyType[] }[]
  excludedTypes: { text: string; type: PropertyType }[]
  terms: KeywordTerm[]
  unread: string[]
}

/**
 * Parses an English question as each Korean one that it may stand for. They differ only in the region; if the regions
 * differ, the result leaves the region open. Quoted words are those that the user typed.
 */
export function readEnglish<Question extends InWords>(
  { texts, isGuess, leftOut, typedOf }: InKorean,
  read: (korean: string) => Question,
): Question | null {
  const readings = texts.map(read)
  const [first] = readings
  if (first === undefined) return null
  const regions = readings.flatMap(({ region }) => region ?? [])
  const named = readings.find(({ region }) => region !== null) ?? first
  const region = anyOf(regions)
  return {
    ...named,
    region: region && { ...region, isGuess: region.isGuess || isGuess },
    // 500 in Sillim-dong 500 deposit is no lot
    hasLotNumber: named.hasLotNumber && leftOut.length === 0,
    regionText: named.regionText && typedOf(named.regionText),
    similarText: named.similarText && typedOf(named.similarText),
    typeWords: named.typeWords.map(({ word, types }) => ({ word: typedOf(word), types })),
    excludedTypes: named.excludedTypes.map(({ text, type }) => ({ text: typedOf(text), type })),
    terms: named.terms.map((term) => ({ ...term, text: typedOf(term.text) })),
    unread: named.unread.map(typedOf),
  }
}

function anyOf(regions: readonly RegionReading[]): RegionReading | null {
  const [first] = regions
  if (first === undefined || regions.length === 1) return first ?? null
  const districts = [...new Set(regions.flatMap((region) => region.districts))]
  const others = [...new Set(regions.flatMap((region) => region.others))]
  return { ...first, districts, others: others.filter((district) => !districts.includes(district)), isGuess: true }
}
