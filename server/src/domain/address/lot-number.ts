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

const MAIN = /^\s*(산)?\s*(\d+)/u
/** `-5`, `번지의 5`, `의 5`, with `번지` or `호` behind. A floor (층) or a building (동) is no sub number. */
const SUB = /^\s*(?:번지\s*)?(?:-|의)\s*(\d+)(?![\d층동])(?:\s*번지|\s*호(?![가-힣]))?/u
/** `123번지 4호` is lot 123-4; three digits and more are a room (`123번지 401호`). */
const SUB_IN_WORDS = /^\s*번지\s*(\d{1,2})\s*호(?![가-힣\d])/u
const WITHOUT_SUB = /^\s*번지/u
/** Signs and words right behind a number that make it something else than a lot number: `101동`, `12길`, `1***`, `1.5`. */
const NOT_A_LOT = /^(?:\d|[*./·]|\s*-|동|호(?![가-힣])|층|가(?![가-힣])|가길|차|단지|대로|로|길|번길|블|롯|[A-Za-z])/u

/**
 * Reads the lot number at the beginning of a text, and what follows it. Null when the text does not begin with a lot
 * number that can exist.
 */
export function readLotNumber(text: string): { lotNumber: LotNumber; rest: string } | null {
  const main = MAIN.exec(text)
  if (main === null) return null
  const behind = text.slice(main[0].length)
  const sub = SUB.exec(behind) ?? SUB_IN_WORDS.exec(behind)
  const taken = (sub ?? WITHOUT_SUB.exec(behind))?.[0] ?? ''
  const rest = behind.slice(taken.length)
  if (NOT_A_LOT.test(rest)) return null
  const lotNumber = createLotNumber(main[1] === undefined ? 'LAND' : 'MOUNTAIN', Number(main[2]), Number(sub?.[1] ?? 0))
  return lotNumber === null ? null : { lotNumber, rest }
}
