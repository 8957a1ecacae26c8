import { goesOnAsAddress } from '../address/behind-lot.ts'
import { withLotAlone } from '../address/clean-address-text.ts'
import { readLotNumber } from '../address/lot-number.ts'
import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import { compactName, JOINING_SIGN } from '../district/name-index.ts'
import { shortSidoNames } from '../district/sido-names.ts'
import { districtSpellings, placeSpellings } from '../english/district-spellings.ts'
import { inKorean } from '../english/in-korean.ts'
import type { SpeltNames } from '../english/spelt-names.ts'
import { withPlainInitials } from '../hangul.ts'
import type { Places } from '../places/places.ts'
import type { PropertyType } from '../property/property-type.ts'
import { createStepBudget, type StepBudget } from '../step-budget.ts'
import { type FoundRegion, findRegions, isWide } from './find-regions.ts'
import { type CompactText, compactText, longWordAt, meantWord, wordAt } from './keyword-words.ts'
import { readEnglish } from './read-english.ts'
import { separateAmounts } from './read-region.ts'
import { EXCLUDING, type KeywordTerm, readTerms } from './read-terms.ts'
import type { RegionNames, RegionReading } from './region-reading.ts'
import { createShortNames } from './short-names.ts'
import { createSimilarNames } from './similar-names.ts'

/** A parsed search such as `성수동 오피스텔 월세 80`. */
export type RegionKeyword = {
  /** `null` if no region name was recognised. */
  region: RegionReading | null
  /** The part of the text that named the region. */
  regionText: string | null
  /** Districts with a name similar to an unread word: half typed, one letter wrong, 초성. Candidates only. */
  similar: LegalDistrict[]
  /** The word that is similar to their names. */
  similarText: string | null
  /** The text in Hangul if it was typed on a keyboard left in English mode; otherwise `null`. */
  retyped: string | null
  /** A lot number follows the region: the text is an exact address. */
  hasLotNumber: boolean
  /** Words that restrict the property type: one type if it is named, several if all are possible. */
  typeWords: { word: string; types: PropertyType[] }[]
  /** From words that name a single type: 아파트 말고. */
  excludedTypes: { text: string; type: PropertyType }[]
  purpose: ContractPurpose | null
  /** Amounts, sizes, rooms and floors. */
  terms: KeywordTerm[]
  /** Words that could not be parsed, in order. */
  unread: string[]
  /** Numbers without a meaning of their own. */
  unreadNumbers: string[]
  /** Words that restrict nothing, and pieces too short to name anything: 근처, 2차. Beside a name they may mean another place. */
  otherWords: string[]
}

/** `budget`: the steps allowed for the text; by default, those allowed for a question of any length. */
export type RegionKeywordReader = (text: string, budget?: StepBudget) => RegionKeyword

type KeywordKnowledge = {
  catalogue: DistrictCatalogue
  places: Places
  /** Converts keystrokes to Hangul: `tlsfla` → `신림`; null if they form none. Never throws. */
  hangulOf: (latin: string) => string | null
}

type Spellings = { catalogue: DistrictCatalogue; places: SpeltNames }

/** Numbers followed by these units are sizes, prices or ages, not lot numbers. */
const QUANTITY = /^\s*[\d.,]+\s*(?:[:(]\s*\d+(?![\d동호층])|평|㎡|m2|m²|만|억|천|원|개월|년|세대|실|룸|인|분|호선|%)/iu
/** 월세 예산 60, 예산은 최대 3억: the budget for an amount, not 예산군. */
const BUDGET = /(?<=^|\s)예산(?:은|이|을|:)?\s*(?=(?:최대|약|대략)?\s*\d)/gu
const LONGEST = 300
/** More than twice the steps that any question in the tests takes. */
const MOST_STEPS = 30_000
/** 아파트 말고 빌라. */
const NOT_THIS = new RegExp(`^${EXCLUDING}`, 'u')
/** The same after a region; 자이 (xi) starts with an x too. */
const NOT_HERE = new RegExp(`^[\\s)\\]'"]*${EXCLUDING}(?![a-z])`, 'u')
/** 🏠신림동, ★신림동★. */
const SYMBOL = /[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}]/gu
/** `서울_강서구_화곡동`, `서울→강서구`, `서울ㆍ강서구`; between digits, part of an amount or lot. */
const PARTING_SIGN =
  /(?<!\d)[_\\\u3001\u3014\u3015\u203a\u00bb\u2192\u21d2\u119e\u2022\u2027\u2219\u30fb]|[_\\\u3001\u3014\u3015\u203a\u00bb\u2192\u21d2\u119e\u2022\u2027\u2219\u30fb](?!\d)/gu
/** Once amounts are read, of which a colon may be a part: `서울:강서구:화곡동`. */
const LABEL_SIGN = /(?<!\d)[:;=]|[:;=](?!\d)/gu
const LATIN = /[a-z]+/giu
/** A prefix of a name in Latin letters that is long enough to be shared by few names. */
const HALF_TYPED = /^[a-z]{3}[a-z -]*$/iu
const MOST_BEGUN = 200
const HAS_LATIN = /[a-z]/iu
const HANGUL = /[가-힣\u1100-\u1112]/u

/** Creates a parser for searches that uses known districts and places and ignores spacing. Never throws. */
export function createRegionKeywordReader({ catalogue, places, hangulOf }: KeywordKnowledge): RegionKeywordReader {
  const names = { catalogue, places, shortNames: createShortNames(catalogue.active()) }
  const similarNames = createSimilarNames(names)
  const spelt = { catalogue, places: placeSpellings(places) }

  function readOnce(input: string, budget: StepBudget): RegionKeyword {
    const text = separateAmounts(
      withMeantWords(input.toLowerCase().replaceAll(BUDGET, ''), names, budget),
      names,
      budget,
    )
    const { terms, rest } = readTerms(text)
    const compacted = compactWithOrigins(rest, budget)
    const { origins } = compacted
    const { found, excluded } = findRegions(
      compacted,
      names,
      (end) => exclusionAt(end, text, origins),
      (from, to) => text.slice(origins[from], origins[to]) !== rest.slice(origins[from], origins[to]),
    )
    const { unread, unreadNumbers, ...words } = readWords(
      without(compacted, [...(found?.spans ?? []), ...excluded]),
      rest,
    )
    const excludedWords = excluded.map(({ start, end }) => compacted.compact.slice(start, end))
    const regionText = found === null ? null : textOf(text, origins, found)
    const hasLotNumber = found !== null && hasLots(found.region) && hasLotBehind(rest, origins, found.region)
    // unread words may name a part of a wide region
    const near =
      found === null || isWide(found.region) ? similarNames.find(unread, found?.region.districts ?? null) : null
    return {
      region: found && inParts(found.region, regionText ?? '', catalogue),
      regionText,
      similar: near?.districts ?? [],
      similarText: near === null ? null : withPlainInitials(near.word),
      retyped: null,
      hasLotNumber,
      ...words,
      terms,
      unread: [...excludedWords, ...unread].map(withPlainInitials),
      unreadNumbers: hasLotNumber ? [] : unreadNumbers,
    }
  }

  function readTranslated(text: string, budget: StepBudget): RegionKeyword | null {
    const english = inKorean(text, spelt, budget)
    return english === null ? null : readEnglish(english, (korean) => readOnce(korean, budget))
  }

  return (input, budget = createStepBudget(MOST_STEPS)) => {
    const text = input.normalize('NFKC').replace(SYMBOL, ' ').replace(PARTING_SIGN, ' ').slice(0, LONGEST)
    const english = HANGUL.test(text) ? null : readTranslated(text, budget)
    if (english !== null && english.region !== null) return english
    const keyword = readOnce(text, budget)
    if (keyword.region !== null || !HAS_LATIN.test(text)) return keyword
    const mixed = HANGUL.test(text) ? readTranslated(text, budget) : english
    // with and without capitals: ㅆ is a capital T, but Caps Lock may have been on
    const retyped = [text, text.toLowerCase()].flatMap((typed) => {
      const hangul = retype(typed, hangulOf, budget)
      return hangul === null ? [] : [{ ...readOnce(hangul, budget), retyped: hangul }]
    })
    const readings = mixed === null ? retyped : [mixed, ...retyped]
    const isFound = ({ region, similar }: RegionKeyword) => region !== null || similar.length > 0
    const likeliest = readings.find(({ region }) => region !== null) ?? readings.find(isFound)
    return likeliest ?? withNamesBegun(mixed ?? keyword, text.trim(), spelt)
  }
}

/** For a half-typed English name such as Gangn, adds the names that it may become. */
function withNamesBegun(keyword: RegionKeyword, typed: string, { catalogue, places }: Spellings): RegionKeyword {
  if (!HALF_TYPED.test(typed)) return keyword
  const begun = [districtSpellings(catalogue), places].flatMap((names) => names.begunBy(typed))
  const similar = [...new Set(begun.flatMap(({ districts }) => districts))].filter(({ level }) => level !== 'RI')
  return similar.length === 0 || similar.length > MOST_BEGUN ? keyword : { ...keyword, similar, similarText: typed }
}

/** 광주 was a city with the rank of a province: its name stands for its 구, not for all of the province that it went into. */
function inParts(region: RegionReading, said: string, catalogue: DistrictCatalogue): RegionReading {
  const partsOf = (district: LegalDistrict): readonly LegalDistrict[] => {
    const formers = catalogue.predecessorsOf(district.code).flatMap((code) => catalogue.find(code) ?? [])
    const provinces = formers.filter(({ level }) => level === 'SIDO')
    const city = provinces.find(({ name }) => name.endsWith('시') && [name, ...shortSidoNames(name)].includes(said))
    if (city === undefined || provinces.length < 2) return [district]
    const isOfIt = (code: string) => catalogue.find(code)?.sidoName === city.name
    return catalogue.childrenOf(district.code).filter(({ code }) => catalogue.predecessorsOf(code).some(isOfIt))
  }
  return { ...region, districts: region.districts.flatMap(partsOf), others: region.others.flatMap(partsOf) }
}

/** A word by itself, with the number behind it: 월새50. */
const WORD = /(?<![가-힣\da-z])[가-힣]{2,6}(?![가-힣a-z])/gu
const PURPOSE = /전세|전셋|월세|사글세/u

/** Misspelt words are read as what they are heard as, unless they are names or the text says the purpose elsewhere. */
function withMeantWords(text: string, { shortNames, places, catalogue }: RegionNames, budget: StepBudget): string {
  const isPurposeSaid = PURPOSE.test(text)
  return text.replaceAll(WORD, (written) => {
    const meant = meantWord(written)
    if (meant === null || (meant.purpose !== null && isPurposeSaid)) return written
    const isName =
      shortNames.find(written).length + catalogue.named(written, budget).length > 0 || places.find(written) !== null
    return isName ? written : meant.word
  })
}

/** Letters after `end` that exclude the text before it; reads the full text, including amounts: 신림동 20평 제외 */
function exclusionAt(end: number, text: string, origins: readonly number[]): number {
  const from = (origins[end - 1] ?? 0) + 1
  const until = from + (NOT_HERE.exec(text.slice(from))?.[0].length ?? 0)
  return origins.filter((origin) => origin >= from && origin < until).length
}

/** Null if the Latin letters do not form complete syllables. */
function retype(text: string, hangulOf: KeywordKnowledge['hangulOf'], budget: StepBudget): string | null {
  // a word that forms no Hangul is kept in Latin letters
  const hangul = text.replace(
    LATIN,
    (word) => (wordAt(compactText(word.toLowerCase(), new Set(), budget), 0) === null && hangulOf(word)) || word,
  )
  return /[a-z\u3131-\u318e]/iu.test(hangul) ? null : hangul
}

/** Lots are numbered within districts; a number after a station or a new town is something else. */
function hasLots({ basis, isShort }: RegionReading): boolean {
  return !isShort && (basis === 'DISTRICT_NAME' || basis === 'FORMER_NAME')
}

function hasLotBehind(text: string, origins: readonly number[], { end, districts }: RegionReading): boolean {
  const last = origins[end - 1] ?? 0
  const at = origins[end] ?? text.length
  // 신림동 50만/1000: the rest of a pair
  const isJoined = /[/&+|~-]/.test(text.slice(last + 1, at))
  const [named, inBrackets] = [text.slice(last), withLotAlone(text.slice(last))]
  const behind = named === inBrackets ? text.slice(at) : inBrackets.slice(1)
  if (isJoined || QUANTITY.test(behind)) return false
  const lot = readLotNumber(behind)
  const ownNames = districts.flatMap(({ emdName, riName }) => [emdName, riName]).filter((name) => name !== null)
  return lot !== null && goesOnAsAddress(lot.rest, lot.number, { ownNames })
}

function textOf(text: string, origins: readonly number[], { spans }: FoundRegion): string {
  return spans.map(({ start, end }) => text.slice(origins[start], (origins[end - 1] ?? 0) + 1)).join(' ')
}

/** `origins`: the position of each character of the compact text in the original. */
type CompactWithOrigins = CompactText & { origins: number[] }

function compactWithOrigins(text: string, budget: StepBudget): CompactWithOrigins {
  const letters = text.replaceAll(JOINING_SIGN, ' ').replaceAll(LABEL_SIGN, ' ')
  const origins: number[] = []
  const wordStarts = new Set<number>()
  let afterGap = true
  for (let at = 0; at < text.length; at += 1) {
    if (compactName(letters.charAt(at)) === '') {
      // a point does not end a word: 1.5룸
      if (letters.charAt(at) !== '.') afterGap = true
      continue
    }
    if (afterGap) wordStarts.add(origins.length)
    afterGap = false
    origins.push(at)
  }
  return { ...compactText(compactName(letters), wordStarts, budget), origins }
}

/** Removes pieces of the text; the text after each starts a new word. */
function without(text: CompactWithOrigins, spans: readonly { start: number; end: number }[]): CompactWithOrigins {
  let compact = ''
  const wordStarts = new Set<number>()
  const origins: number[] = []
  let from = 0
  const inOrder = spans.toSorted((a, b) => a.start - b.start)
  for (const { start, end } of [...inOrder, { start: text.compact.length, end: text.compact.length }]) {
    for (let at = from; at < start; at += 1) {
      if (at === from || text.wordStarts.has(at)) wordStarts.add(compact.length)
      compact += text.compact.charAt(at)
      origins.push(text.origins[at] ?? 0)
    }
    from = end
  }
  return { ...compactText(compact, wordStarts, text.budget), origins }
}

/** `original`: the text that the compact text was made from. */
function readWords(
  text: CompactWithOrigins,
  original: string,
): Pick<RegionKeyword, 'typeWords' | 'excludedTypes' | 'purpose' | 'unread' | 'unreadNumbers' | 'otherWords'> {
  const typeWords: RegionKeyword['typeWords'] = []
  const excludedTypes: RegionKeyword['excludedTypes'] = []
  let purpose: ContractPurpose | null = null
  const unread: string[] = []
  const unreadNumbers: string[] = []
  const otherWords: string[] = []
  let at = 0
  while (at < text.compact.length) {
    const known = wordAt(text, at)
    const excluding =
      known !== null && known.types.length > 0 ? NOT_THIS.exec(text.compact.slice(at + known.word.length)) : null
    if (known !== null && excluding !== null) {
      const said = known.word + excluding[0]
      const [type, ...others] = known.types
      if (type !== undefined && others.length === 0) excludedTypes.push({ text: said, type })
      else unread.push(said)
      at += said.length
      continue
    }
    if (known !== null) {
      if (known.types.length > 0) typeWords.push({ word: known.word, types: known.types })
      else if (known.purpose === null) otherWords.push(known.word)
      purpose = known.purpose ?? purpose
      at += known.word.length
      continue
    }
    let end = at + 1
    while (end < text.compact.length && !text.wordStarts.has(end) && longWordAt(text, end) === null) end += 1
    const word = text.compact.slice(at, end)
    if (/[가-힣a-z\u1100-\u1112]{2}/u.test(word)) unread.push(word)
    else if (/\d{2}/.test(word)) unreadNumbers.push(original.slice(text.origins[at], (text.origins[end - 1] ?? 0) + 1))
    else otherWords.push(word)
    at = end
  }
  return { typeWords, excludedTypes, purpose, unread, unreadNumbers, otherWords }
}

const MOST_KEPT = 500
const LONGEST_KEPT = 300

/**
 * Caches the most recently parsed texts: many users send the same ones, and one request parses its text more than once.
 * A text with a budget is always parsed again, because its cost must be counted.
 */
export function keepReadings(read: RegionKeywordReader): RegionKeywordReader {
  const kept = new Map<string, RegionKeyword>()
  return (text, budget) => {
    if (budget !== undefined || text.length > LONGEST_KEPT) return read(text, budget)
    const keyword = kept.get(text) ?? read(text)
    kept.delete(text)
    kept.set(text, keyword)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return keyword
  }
}
