import { koreanNumber } from '../korean-number.ts'
import { lengthOfName, type NumberOfLot, namesMoreParcels } from './behind-lot.ts'
import type { LandKind, Lot } from './lot.ts'

/** A lot number without its district. */
export type LotNumber = Pick<Lot, 'landKind' | 'mainNumber' | 'subNumber'>

/** Formats a lot number for display: `1422-5`, `산 12-3`, `7`. */
export function formatLotNumber({ landKind, mainNumber, subNumber }: LotNumber): string {
  const sub = Number(subNumber)
  return `${landKind === 'MOUNTAIN' ? '산 ' : ''}${Number(mainNumber)}${sub === 0 ? '' : `-${sub}`}`
}

/** Null if a number is outside 1–9999 (main) or 0–9999 (sub). */
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
/** `백이십삼번지`, `산 십이번지의 사`, `천사백이십이 다시 오`: only with 번지 or 다시, because names contain these letters too. */
const NUMBER_IN_WORDS = new RegExp(
  `^(\\s*산?\\s*)(${IN_WORDS})(?:(?=\\s*번지(?!\\s*(?:의|다시)))|(\\s*(?:번지)?\\s*(?:의|다시|-)\\s*)(${IN_WORDS}|\\d+)(?=$|[^가-힣]|번지|호))`,
  'u',
)
/** The 오 of `1422번지 오호`. */
const SUB_AS_WORD = new RegExp(`(?<=^\\s*산?\\s*\\d+\\s*번지\\s*)(?:${IN_WORDS})(?=\\s*호(?![가-힣\\d]))`, 'u')

const MAIN = /^\s*(산)?\s*(\d+)/u
/** `-5`, `번지의 5`, `의 5`, optionally followed by `번지` or `호`. A floor (층) or building (동) is not a sub number. */
const SUB = /^\s*(?:번지\s*)?(?:-|의|다시)\s*(\d+)(?![\d층동])(?:\s*번지|\s*호(?![가-힣]))?/u
/** `123번지 4호` is lot 123-4; three or more digits are a room (`123번지 401호`). */
const SUB_IN_WORDS = /^\s*번지\s*(\d{1,2})\s*호(?![가-힣\d])/u
const WITHOUT_SUB = /^\s*번지/u
/** Signs that continue the number itself: `1***`, `1.5`, `1422~1425`, `1422-5-101`, `1,422`. */
const GOES_ON = /^(?:\s*[-~]\s*\d|[-~*·]|\.\d|,\d+(?!\d|\s*[동호층]))/u
/** Letters directly after a number not marked as a lot: `30평`, `2호선`; a building's name is allowed there. */
const A_MEASURE = /^[\p{L}%₩/]/u
/** Part of a building, not a lot: `101 동 1203 호`, `3 층`, `7 단지`. */
const COUNTS_A_PART = /^\s+(?:동|호|층|단지|차)(?![가-힣])/u

export type ReadLotNumber = {
  lotNumber: LotNumber
  /** The text directly after the number. */
  rest: string
  /** The number as the grammar of the text after it needs it. */
  number: NumberOfLot
}

/**
 * Parses the lot number at the start of a text and returns the rest. Null if the text does not start with a lot number
 * that can exist. Whether the rest confirms it as a lot number is decided by `goesOnAsAddress`.
 */
export function readLotNumber(written: string): ReadLotNumber | null {
  const text = written.replace(NUMBER_IN_WORDS, inDigits).replace(SUB_AS_WORD, (number) => `${koreanNumber(number)}`)
  const main = MAIN.exec(text)
  if (main === null) return null
  const behind = text.slice(main[0].length)
  const sub = SUB.exec(behind) ?? SUB_IN_WORDS.exec(behind)
  const taken = (sub ?? WITHOUT_SUB.exec(behind))?.[0] ?? ''
  const rest = behind.slice(taken.length)
  const isMarked = taken !== '' || main[1] !== undefined
  if (GOES_ON.test(rest) || (!isMarked && COUNTS_A_PART.test(rest))) return null
  if (!isMarked && A_MEASURE.test(rest) && lengthOfName(rest) === 0 && !namesMoreParcels(rest)) return null
  const isMountain = main[1] !== undefined
  const [mainNumber, subNumber] = [Number(main[2]), Number(sub?.[1] ?? 0)]
  const lotNumber = createLotNumber(isMountain ? 'MOUNTAIN' : 'LAND', mainNumber, subNumber)
  const isCalledLot = isMountain || taken.includes('번지')
  return lotNumber && { lotNumber, rest, number: { main: mainNumber, sub: subNumber, isMarked, isCalledLot } }
}

function inDigits(_: string, mountain: string, main: string, joint?: string, sub?: string): string {
  if (joint === undefined || sub === undefined) return `${mountain}${koreanNumber(main)}`
  return `${mountain}${koreanNumber(main)}${joint}${/^\d+$/.test(sub) ? sub : koreanNumber(sub)}`
}
