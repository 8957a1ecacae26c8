import type { DocumentHome, Problem } from '../reading.ts'
import { addressParts, ROOM } from './same-home.ts'
import { floorIn } from './title-words.ts'

/**
 * What the title section says of the home, without blanks: the lot and name of the building, its floors, the unit, and the
 * lots of the land right. Empty: not read.
 */
export type TitleWords = { building: string; floors: string; unit: string; land: string }

const DONG_IN_TITLE = /제(\d{1,4})동/

/** What the head and the title section of the document of a unit say of it, where they differ. */
export function contradictionsOf(addressText: string, words: TitleWords): Problem[] {
  const { dong, room, floor, lots, hasMoreLots } = addressParts(addressText)
  return [
    ...unitDiffers('DONG', dong, allIn(words.building, DONG_IN_TITLE)),
    ...unitDiffers('HO', room, allIn(words.unit, ROOM)),
    ...floorDiffers(floor, words),
    ...(hasMoreLots ? [] : [...lotDiffers('BUILDING', lots, words.building), ...lotDiffers('LAND', lots, words.land)]),
  ]
}

/** A part of which the document says two things is not known. */
export function undisputed(home: DocumentHome | null, contradictions: readonly Problem[]): DocumentHome | null {
  if (home === null) return null
  const isDisputed = (fits: (problem: Problem) => boolean) => contradictions.some(fits)
  return {
    ...home,
    ...(isDisputed(({ code }) => code === 'LOT_DIFFERS') && { lot: null }),
    ...(isDisputed((problem) => problem.code === 'UNIT_DIFFERS' && problem.part === 'DONG') && { dong: null }),
    ...(isDisputed((problem) => problem.code === 'UNIT_DIFFERS' && problem.part === 'HO') && { ho: null }),
  }
}

const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name)

/** Rows that stand beside each other may name several; one that agrees is enough. */
function unitDiffers(part: 'DONG' | 'HO', head: string | null, titles: readonly string[]): Problem[] {
  const [title] = titles
  if (head === null || title === undefined || titles.includes(head)) return []
  return [{ code: 'UNIT_DIFFERS', part, head, title }]
}

/** A floor above ground, not that of a basement or of what stands on the roof. */
const FLOOR = /(?<!지하|지|비|B|옥탑|옥상)(\d{1,3})층/

function floorDiffers(floor: number | null, { unit, floors }: TitleWords): Problem[] {
  const named = unit.match(/제?(?:지하|지|비|B)?\d{1,3}층/g)?.map(floorIn) ?? []
  const [title = null] = named
  if (floor !== null && title !== null && !named.includes(floor))
    return [{ code: 'FLOOR_DIFFERS', part: 'UNIT', floor, title }]
  const own = title ?? floor
  const last = Math.max(...allIn(floors, FLOOR).map(Number))
  if (own === null || last < 1 || own <= last) return []
  return [{ code: 'FLOOR_DIFFERS', part: 'BUILDING', floor: own, title: last }]
}

/**
 * `text` names other lots alone. The number of the next line may stand right behind a lot, so that the lots of the head are
 * looked for rather than those of the text read.
 */
function lotDiffers(part: 'BUILDING' | 'LAND', lots: readonly string[], text: string): Problem[] {
  const [lot] = lots
  const namesLots = /(?:동|리|가)(?:산)?\d/.test(text) && !/외\d*필지/.test(text)
  const isNamed = lots.some((each) => new RegExp(`(?<![\\d-])${each}(?=$|[^\\d-]|\\d{1,2}\\.\\D)`).test(text))
  return lot === undefined || !namesLots || isNamed ? [] : [{ code: 'LOT_DIFFERS', part, lot }]
}
