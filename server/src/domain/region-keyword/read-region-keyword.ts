import { readLotNumber } from '../address/lot-number.ts'
import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import { compactName } from '../district/name-index.ts'
import type { PropertyType } from '../property/property-type.ts'
import { wordAt } from './keyword-words.ts'
import { type RegionReading, type RegionText, readRegionAt } from './read-region.ts'
import { createShortNames } from './short-names.ts'

/** What a search such as `성수동 오피스텔 월세` says. */
export type RegionKeyword = {
  /** `null` when no name of a region was recognised. */
  region: RegionReading | null
  /** The part of the text that named the region. */
  regionText: string | null
  /** A lot number follows the region: the text is an exact address. */
  hasLotNumber: boolean
  /** Words that say something of the property type; one type: it is named, several: all are possible. */
  typeWords: { word: string; types: PropertyType[] }[]
  purpose: ContractPurpose | null
  /** What could not be understood. */
  unread: string[]
}

export type RegionKeywordReader = (text: string) => RegionKeyword

/** Numbers with these behind them are sizes, prices or ages and no lot numbers. */
const QUANTITY = /^\s*[\d.,]+\s*(?:평|㎡|m2|m²|만|억|천|원|개월|년|세대|실|룸|인|분|호선|%)/iu

/** Reads searches by the catalogue, whatever the spacing. Never throws. */
export function createRegionKeywordReader(catalogue: DistrictCatalogue): RegionKeywordReader {
  const shortNames = createShortNames(catalogue.active())
  return (input) => {
    const text = input.normalize('NFKC').slice(0, 300).toLowerCase()
    const { origins, ...compacted } = compactWithOrigins(text)
    const found = findRegion(compacted, { catalogue, shortNames })
    if (found === null) return { region: null, regionText: null, hasLotNumber: false, ...readWords(compacted) }
    const { start, region } = found
    const behind = text.slice(origins[region.end] ?? text.length)
    const hasLotNumber = !QUANTITY.test(behind) && readLotNumber(behind) !== null
    return {
      region,
      regionText: text.slice(origins[start], (origins[region.end - 1] ?? 0) + 1),
      hasLotNumber,
      ...readWords(without(compacted, start, region.end)),
    }
  }
}

/** `origins`: where each character of the compact text stands in the original. */
function compactWithOrigins(text: string): RegionText & { origins: number[] } {
  const origins: number[] = []
  const wordStarts = new Set<number>()
  let afterGap = true
  for (let at = 0; at < text.length; at += 1) {
    if (compactName(text.charAt(at)) === '') {
      // a point does not end a word: 1.5룸
      if (text.charAt(at) !== '.') afterGap = true
      continue
    }
    if (afterGap) wordStarts.add(origins.length)
    afterGap = false
    origins.push(at)
  }
  return { compact: compactName(text), wordStarts, origins }
}

/** The first region of the text: words before it are passed over, known ones also when they are written together with it. */
function findRegion(text: RegionText, names: Parameters<typeof readRegionAt>[2]) {
  let start = 0
  while (start < text.compact.length) {
    const region = readRegionAt(text, start, names)
    if (region !== null) return { start, region }
    start = wordAt(text.compact, start) === null ? nextWord(text, start) : start + wordLength(text, start)
  }
  return null
}

function wordLength({ compact }: RegionText, at: number): number {
  return wordAt(compact, at)?.word.length ?? 1
}

function nextWord({ compact, wordStarts }: RegionText, at: number): number {
  let next = at + 1
  while (next < compact.length && !wordStarts.has(next)) next += 1
  return next
}

/** The text without a piece; what stood behind it begins a new word. */
function without({ compact, wordStarts }: RegionText, start: number, end: number): RegionText {
  const moved = [...wordStarts]
    .filter((at) => at < start || at >= end)
    .map((at) => (at < start ? at : at - end + start))
  return { compact: compact.slice(0, start) + compact.slice(end), wordStarts: new Set([...moved, start]) }
}

function readWords(text: RegionText): Pick<RegionKeyword, 'typeWords' | 'purpose' | 'unread'> {
  const typeWords: RegionKeyword['typeWords'] = []
  let purpose: ContractPurpose | null = null
  const unread: string[] = []
  let at = 0
  while (at < text.compact.length) {
    const known = wordAt(text.compact, at)
    if (known !== null) {
      if (known.types.length > 0) typeWords.push({ word: known.word, types: known.types })
      purpose = known.purpose ?? purpose
      at += known.word.length
      continue
    }
    let end = at + 1
    while (end < text.compact.length && !text.wordStarts.has(end) && wordAt(text.compact, end) === null) end += 1
    unread.push(text.compact.slice(at, end))
    at = end
  }
  return { typeWords, purpose, unread: unread.filter((word) => /[가-힣a-z]{2}/u.test(word)) }
}
