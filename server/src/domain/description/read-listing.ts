import { normaliseAddress } from '../address/normalise-address.ts'
import { parseAddress } from '../address/parse-address.ts'
import { readTyped } from '../address/read-typed.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import { createStepBudget } from '../step-budget.ts'
import { isOfHome } from './is-of-home.ts'
import { warningWords } from './listing-statements.ts'
import { onlyFee } from './maintenance-fee.ts'
import { matchesIn, type PlacedMatch } from './matches-in.ts'
import { plainText, readDescription } from './read-description.ts'
import type { Stated } from './stated.ts'

/** The details of a home and its lease in a listing or message; null if not stated or stated with several values. */
type ListingReading = {
  /** Possible full lot addresses, likeliest first; each still has to be confirmed. */
  lots: string[]
  /** The line that the lots are read from. */
  line: string | null
  unit: string | null
  contractPurpose: 'JEONSE' | 'MONTHLY_RENT' | null
  depositManwon: number | null
  monthlyRentManwon: number | null
  /** To pay beside the rent; 0 if the text says that there is none, null also where it is a part of the rent. */
  maintenanceFeeManwon: number | null
  /** The words on the fee, also where no amount can be used. */
  maintenanceFeeStated: string | null
  exclusiveAreaSquareMeter: number | null
  floor: number | null
  /** Its words against the home, which a diagnosis has to hear. */
  warnings: string[]
  /** The words that state the values above, apart from the lot and its unit. */
  said: string[]
}

const MOST_LINES = 40
const LONGEST_LINE = 200
/** Budget for all lines together: somewhat more than a single address of any kind takes. */
const MOST_STEPS = 60_000
/** The minimum number of letters in an address or the name of a building. */
const A_NAME = /[가-힣A-Za-z]{2}/u

const AT = String.raw`(?:오전|오후)\s\d{1,2}:\d{2}`
/** The time and the sender that a messenger writes before each line of an exported chat. */
const SENT = new RegExp(
  String.raw`^(?:(?:\[[^\]]{1,30}\]\s)?\[${AT}\]\s(?:[^:]{1,30}:\s)?|\d{4}[.년]\s?\d{1,2}[.월]\s?\d{1,2}[.일]?\s${AT},\s[^:]{1,30}:\s)`,
  'u',
)

const RENTED = /반전세|월세|사글세/u
const JEONSE = /(?<!반)전세(?!\s*(?:대출|자금|보증(?!금)|사기|가율))/u

/** Lines that may contain an address, in order. */
export function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[\r\n|]+/u)
    .map((line) => line.trim().replace(SENT, '').trim().slice(0, LONGEST_LINE))
    .filter((line) => A_NAME.test(line))
    .slice(0, MOST_LINES)
}

/** Parses a listing or message, regardless of any surrounding text. Never throws, and resolves no address by itself. */
export function readListing(typed: string, catalogue: DistrictCatalogue): ListingReading {
  const text = inPlainDigits(typed)
  const { lots, line } = readLots(text, catalogue)
  const { depositsManwon, rentsManwon, fees, areas, floors } = readDescription(text)
  // 전세 3억 또는 월세 5000/80: two leases to choose from
  const isOpen = JEONSE.test(text) && (RENTED.test(text) || (rentsManwon.length > 0 && depositsManwon.length !== 1))
  const [deposit, rent] = isOpen ? [null, null] : [onlyOf(depositsManwon), onlyOf(rentsManwon)]
  const exclusive = areas
    .filter(({ value }) => value.kind === 'EXCLUSIVE' && value.unit === 'SQUARE_METER')
    .map(({ text: words, value }) => ({ text: words, value: value.amount }))
  const contractPurpose = isOpen ? null : purposeOf(text, rent !== null)
  const [area, floor] = [onlyOf(exclusive), onlyOf(floors)]
  const said = [
    ...(deposit === null ? [] : depositsManwon),
    ...(rent === null ? [] : rentsManwon),
    ...(area === null ? [] : exclusive),
    ...(floor === null ? [] : floors),
    ...fees,
  ].map((stated) => stated.text)
  const warnings = warningWords(text)
  return {
    lots,
    line,
    unit: unitIn(line ?? plainText(text), line !== null),
    contractPurpose,
    depositManwon: deposit,
    monthlyRentManwon: rent,
    maintenanceFeeManwon: isOpen ? null : onlyFee(fees),
    maintenanceFeeStated: fees.length === 0 ? null : [...new Set(fees.map((each) => each.text))].join(' · '),
    exclusiveAreaSquareMeter: area,
    floor,
    warnings,
    said: [...said, ...warnings, ...(contractPurpose === null ? [] : PURPOSE_WORDS[contractPurpose])],
  }
}

const PURPOSE_WORDS = { JEONSE: ['전세'], MONTHLY_RENT: ['반전세', '월세', '사글세'] }
/** A single letter is a particle: 1000에 월세 55. */
const A_WORD = /\p{L}{2}|\p{N}/u

/** R-ADDR-36: the words of a text that state nothing. `line`: the one that names the home, already read. */
export function unreadWords(
  typed: string,
  { line, said, unit }: Pick<ListingReading, 'line' | 'said' | 'unit'>,
  catalogue: DistrictCatalogue,
): string[] {
  const lines = linesOf(inPlainDigits(typed)).flatMap((each) =>
    each === line ? readTyped(each, catalogue).unread : [each],
  )
  const stated = [...said, ...(unit === null ? [] : [unit])].toSorted((a, b) => b.length - a.length)
  return lines.flatMap((each) =>
    stated
      .reduce((text, words) => text.replace(new RegExp(`(?<!\\d)${RegExp.escape(words)}`, 'u'), '|'), each)
      .split('|')
      .map((words) => words.replace(/^[\s,./:·()[\]-]+|[\s,./:·()[\]-]+$/gu, ''))
      .filter((words) => A_WORD.test(words)),
  )
}

/** Labels with a blank between their letters, as tables are set: `보 증 금`. */
const SPACED =
  /(?<![가-힣])(?:보 증 금|관 리 비|전 세 금|전 용 면 적|공 급 면 적|면 적|(?:전 세|월 세)(?=\s*[:\d])|층 수)(?![가-힣])/gu

/** Full-width signs, other blanks and brackets and letters in parts as plain ones, and labels without blanks inside. */
function inPlainDigits(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\uff01-\uff5e\u3000\u2002-\u200a\u00a0]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[【〔「『《〈]/gu, '[')
    .replaceAll(/[】〕」』》〉]/gu, ']')
    .replaceAll(SPACED, (label) => label.replaceAll(' ', ''))
}

function purposeOf(text: string, hasRent: boolean): ListingReading['contractPurpose'] {
  if (hasRent || RENTED.test(text)) return 'MONTHLY_RENT'
  return JEONSE.test(text) ? 'JEONSE' : null
}

function onlyOf(stated: readonly Stated<number>[]): number | null {
  const [only, ...others] = [...new Set(stated.map(({ value }) => value))]
  return only === undefined || others.length > 0 ? null : only
}

/** A line that is an address takes precedence over lines that may contain one. */
function readLots(text: string, catalogue: DistrictCatalogue): { lots: string[]; line: string | null } {
  const budget = createStepBudget(MOST_STEPS)
  let asked: { lots: string[]; line: string } | undefined
  for (const line of linesOf(text)) {
    if (budget.isSpent()) break
    const outcome = normaliseAddress({ address: line }, catalogue, parseAddress(line, catalogue, budget))
    if (outcome.ok) return { lots: [outcome.address.jibunAddress], line }
    const lots = outcome.candidates.flatMap(({ jibunAddress }) => jibunAddress ?? [])
    if (lots.length > 0) asked ??= { lots, line }
  }
  return asked ?? { lots: [], line: null }
}

const UNIT =
  /(?<![\d가-힣-])(?:(?:제?[A-Za-z\d]{1,4}|[가나다라마바사아자차카타파하])동\s*)?(?:제?\d{1,2}층\s*)?제?(?:[A-Za-z]|비)?\d{1,4}호(?![선텔\d])/gu
/** The first of several units: the 201 of `201, 202호`. */
const OTHER_UNIT = /(?<![\d-])(\d{3,4})\s*[,~∼/·]\s*$/u

/**
 * The unit of the home in a text; null if the text names several, or one that may be of another home. `hasLot`: the text
 * is an address, so that any name of a building may precede the unit.
 */
export function unitIn(text: string, hasLot: boolean): string | null {
  const [only, ...others] = [...matchesIn(text, UNIT)]
  if (only === undefined || others.some(({ match }) => match[0] !== only.match[0])) return null
  const isCertain = isOfHome(text, only, hasLot ? 'unitOfLot' : 'unit') && !isLastOfSeveral(text, only)
  return isCertain ? only.match[0] : null
}

/** Units of one building have numbers of one length; that of a lot before the unit (`1422, 201호`) mostly has another. */
function isLastOfSeveral(text: string, { start, match }: PlacedMatch): boolean {
  const [, before] = OTHER_UNIT.exec(text.slice(Math.max(0, start - 12), start)) ?? []
  return before !== undefined && before.length === match[0].replaceAll(/\D/gu, '').length
}
