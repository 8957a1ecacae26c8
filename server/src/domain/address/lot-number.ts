import { koreanNumber } from '../korean-number.ts'
import type { LandKind, Lot } from './lot.ts'

/** A lot number without its district. */
export type LotNumber = Pick<Lot, 'landKind' | 'mainNumber' | 'subNumber'>

/** The lot number for people: `1422-5`, `산 12-3`, `7`. */
export function formatLotNumber({ landKind, mainNumber, subNumber }: LotNumber): string {
  const sub = Number(subNumber)
  return `${landKind === 'MOUNTAIN' ? '산 ' : ''}${Number(mainNumber)}${sub === 0 ? '' : `-${sub}`}`
}

/** Null when a number is outside 1–9999 (main) or 0–9999 (sub). */
export function createLotNumber(landKind: LandKind, main: number, sub: number): LotNumber | null {
  const isMain = Number.isInteger(main) && main >= 1 && main <= 9999
  const isSub = Number.isInteger(sub) && sub >= 0 && sub <= 9999
  if (!isMain || !isSub) return null
  return { landKind, mainNumber: pad(main), subNumber: pad(sub) }
}

function pad(number: number): string {
  return String(number).padStart(4, '0')
}

const IN_WORDS = '(?:[일이삼사오육칠팔구]?[십백천]){1,3}[일이삼사오육칠팔구]?|[영공일이삼사오육칠팔구]+'
/** `백이십삼번지`, `산 십이번지의 사`, `천사백이십이 다시 오`: only with 번지 or 다시, because names are made of these letters too. */
const NUMBER_IN_WORDS = new RegExp(
  `^(\\s*산?\\s*)(${IN_WORDS})(?:(?=\\s*번지(?!\\s*(?:의|다시)))|(\\s*(?:번지)?\\s*(?:의|다시|-)\\s*)(${IN_WORDS}|\\d+)(?=$|[^가-힣]|번지|호))`,
  'u',
)
/** The 오 of `1422번지 오호`. */
const SUB_AS_WORD = new RegExp(`(?<=^\\s*산?\\s*\\d+\\s*번지\\s*)(?:${IN_WORDS})(?=\\s*호(?![가-힣\\d]))`, 'u')

const MAIN = /^\s*(산)?\s*(\d+)/u
/** `-5`, `번지의 5`, `의 5`, with `번지` or `호` behind. A floor (층) or a building (동) is no sub number. */
const SUB = /^\s*(?:번지\s*)?(?:-|의|다시)\s*(\d+)(?![\d층동])(?:\s*번지|\s*호(?![가-힣]))?/u
/** `123번지 4호` is lot 123-4; three digits and more are a room (`123번지 401호`). */
const SUB_IN_WORDS = /^\s*번지\s*(\d{1,2})\s*호(?![가-힣\d])/u
const WITHOUT_SUB = /^\s*번지/u
/** `1422-5번지101동`: the 번지 has ended the number. */
const UNIT_BEHIND = /^\d{1,4}\s*[동호층]/u
/**
 * `1,422` may be one number, `1422,5` and `1422 5` a sub number; in `12,101동` the comma stands for a blank; `500 월 50`
 * is deposit and rent.
 */
const UNCLEAR_WITHOUT_SUB = /^,\d+(?!\d|\s*[동호층])|^\s+\d{1,2}$|^\s*월\s*\d|^(?:월세|전세|보증금)/u
/**
 * Signs and words right behind a number that make it something else than a lot number: `101동`, `12길`, `1***`, `1.5`,
 * `1422~1425`, `1422부터 1425`.
 */
const NOT_A_LOT =
  /^(?:\d|[*.·]|\s*\/(?!\s*(?:제?\d+[동호층]|지하|옥탑|[Bb]\d))|\s*[-~]|\s*(?:에서|부터|내지)\s*산?\d+(?:-\d+)?\s*(?:번지)?\s*(?:까지|$)|동|호(?![가-힣])|층|가(?![가-힣])|가길|차|단지|대로|로|길|번길|블|롯|미터|킬로|세대|(?![Bb]\d{1,4}(?:호|\s|$))[A-Za-z])/u
/** `1422번지와 1425번지`, `1422 또는 1425`, `1422 & 1425`: either of the two. */
const ANOTHER_LOT =
  /^\s*(?:산?\s*\d{1,4}\s*번지|(?:[;&+]|이?랑|하고|[와과]|및|또는|혹은|이?나)\s*산?\s*\d{1,4}(?:-\d+)?(?!\d|\s*[동호층]))/u
/** `1422-5 1422-6`; `1422-5 101-1` is building and unit. */
const SAME_MAIN_NUMBER = /^\s+산?\s*(\d{1,4})-\d{1,4}(?!\d|\s*[동호층])/u
/** No name begins with these: 3억전세, 30평대, 2호선역. */
const LONG_COUNTER = String.raw`억|[천백]?만\s*원|[천백]만|평(?:[형대]|짜리|이[하상내]|아파트|빌라|원룸|투룸|(?![가-힣]))|호선|번\s*출구|개월|미터|제곱|%`
/** Names begin with these too (만수빌라, 천호빌라, 월드빌라, 시티빌), so that it matters what the word goes on with. */
const SHORT_COUNTER = String.raw`[천백만](?=원|전세|월세|에\s*\d)|(?:[천백만원년월일주분시인명살세개대회룸]|시간|가구)(?![가-힣])|(?:[천백만년월일주분시인명세대룸]|시간)(?=[대선차컷말초실용](?![가-힣])|이[하상내]|거리|정도|까지|입주|[초중후]반|가구|전세)`
/** `2억`, `30평대`, `2호선`, `10분`, `3통 2반`, and the `1000에 60` of deposit and rent. */
const COUNTED = new RegExp(
  String.raw`^(?:\s*(?:${LONG_COUNTER})|${SHORT_COUNTER}|\s*통\s*\d+\s*반|\s*에\s*(?:월\s*)?\d+(?![\d동호층]))`,
  'u',
)
/** `101 동`, `84 ㎡`; but 대 is a category of land (`1422-5 대 100㎡`), and behind 월 stands the rent of a home. */
const COUNTED_APART =
  /^\s+(?:동|호|층|차|단지|[번가]?길|블[록럭]|[롯로]트|세대|가구|시간|[천백만원년분시인명개룸]|월(?!\s*\d)|이[하상내]|[Bb][Ll]|[kc]?m2?|M2)(?![가-힣A-Za-z])/u

/**
 * Reads the lot number at the beginning of a text, and what follows it. Null when the text does not begin with a lot
 * number that can exist.
 */
export function readLotNumber(written: string): { lotNumber: LotNumber; rest: string } | null {
  const text = written.replace(NUMBER_IN_WORDS, inDigits).replace(SUB_AS_WORD, (number) => `${koreanNumber(number)}`)
  const main = MAIN.exec(text)
  if (main === null) return null
  const behind = text.slice(main[0].length)
  const sub = SUB.exec(behind) ?? SUB_IN_WORDS.exec(behind)
  const taken = (sub ?? WITHOUT_SUB.exec(behind))?.[0] ?? ''
  const rest = behind.slice(taken.length)
  const isNamedLot = taken.endsWith('번지')
  if (!(isNamedLot && UNIT_BEHIND.test(rest)) && NOT_A_LOT.test(rest)) return null
  if (!isNamedLot && (COUNTED.test(rest) || COUNTED_APART.test(rest))) return null
  if ((sub === null && UNCLEAR_WITHOUT_SUB.test(rest)) || ANOTHER_LOT.test(rest)) return null
  if (SAME_MAIN_NUMBER.exec(rest)?.[1] === main[2]) return null
  const lotNumber = createLotNumber(main[1] === undefined ? 'LAND' : 'MOUNTAIN', Number(main[2]), Number(sub?.[1] ?? 0))
  return lotNumber === null ? null : { lotNumber, rest }
}

function inDigits(_: string, mountain: string, main: string, joint?: string, sub?: string): string {
  if (joint === undefined || sub === undefined) return `${mountain}${koreanNumber(main)}`
  return `${mountain}${koreanNumber(main)}${joint}${/^\d+$/.test(sub) ? sub : koreanNumber(sub)}`
}
