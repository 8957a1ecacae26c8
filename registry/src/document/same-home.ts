import { withoutBlanks } from '../geometry/plain-text.ts'
import type { DocumentHome } from '../reading.ts'
import { floorIn } from './title-words.ts'

/** Lot, building and room of an address, if named. */
type Home = {
  province: string | null
  district: string | null
  /** The address down to the district: `서울특별시 관악구 신림동`. */
  legalDistrict: string | null
  lots: string[]
  /** More lots than are named (`외 1필지`). */
  hasMoreLots: boolean
  road: string | null
  building: string | null
  /** The building, if it has a number. */
  dong: string | null
  room: string | null
  floor: number | null
  regions: string[]
}

const LOT =
  /([가-힣]+\d*(?:동|리|가))(?:\d가)?\s*((?:산\s*)?\d{1,4}(?:-\d{1,4})?(?:번지)?(?:\s*,\s*\d{1,4}(?:-\d{1,4})?)*)(?![\d층호]|동)/
const MORE_LOTS = /^\s*외\s*\d*\s*필지/
const ROAD = /([가-힣A-Za-z0-9·]+(?:대로|로|길)(?:\s?\d+번?길)?)\s*(\d{1,4}(?:-\d{1,4})?)(?![\d동호층])/
/** The number of a building. */
const DONG = /(?<![\d-])제?\s?(\d{1,4})동(?=\s|제|,|$)/
export const ROOM = /제?\s?((?:비|B|지하)?\d{1,5}(?:-\d{1,2})?)호/

const PROVINCE =
  /^(서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충청?북|충청?남|전라?북|전라?남|경상?북|경상?남)/
/** Names of regions alone: no other words, and no number of a person. */
const REGIONS = /^[가-힣]{2,10}(?: [가-힣]{1,10}\d{0,2}[가-힣]{0,3}){1,4}$/

/** Treats `충북` and `충청북도` as the same. */
const provinceOf = (text: string): string | null =>
  PROVINCE.exec(text)?.[1]?.replace(/(?<=[충전경])[청라상]/, '') ?? null

const LONGEST = 300

export function addressParts(address: string): Home {
  const text = address.slice(0, LONGEST).normalize('NFC').replace(/\s+/g, ' ')
  const lot = LOT.exec(text)
  const road = ROAD.exec(text)
  const after = text.slice(lot === null ? 0 : lot.index + lot[0].length)
  return {
    district: lot?.[1] ?? null,
    legalDistrict: lot === null ? null : text.slice(0, lot.index + lot[0].length - (lot[2] ?? '').length).trim(),
    lots: (lot?.[2] ?? '').match(/(?:산\s*)?\d{1,4}(?:-\d{1,4})?/g)?.map((each) => each.replace(/\s/g, '')) ?? [],
    hasMoreLots: MORE_LOTS.test(after),
    road: road === null ? null : withoutBlanks(`${road[1]}${road[2]}`),
    building: /제?\s?(\d{1,4}|[가-하A-Z])동/.exec(after)?.[1] ?? null,
    dong: DONG.exec(after)?.[1] ?? null,
    room: ROOM.exec(after)?.[1] ?? null,
    floor: floorIn(after),
    province: provinceOf(text),
    regions: text.match(/[가-힣]+(?:구|군|(?<!광역|특별|자치)시)(?=\s)/g) ?? [],
  }
}

/** What a document says of its home; `null` if its address names no lot. A building without a number is not named. */
export function documentHome(addressText: string): DocumentHome | null {
  const { legalDistrict, lots, hasMoreLots, dong, room } = addressParts(addressText)
  if (lots.length === 0) return null
  return {
    legalDistrict: legalDistrict !== null && REGIONS.test(legalDistrict) ? legalDistrict : null,
    lot: `${lots.join(', ')}${hasMoreLots ? ' 외' : ''}`,
    dong,
    ho: room,
  }
}

/** What is known of a home, as an address. */
export function addressOfHome({ legalDistrict, lot, dong, ho }: Partial<DocumentHome>): string {
  return [legalDistrict, lot?.replace(/ 외$/, ' 외 필지'), dong && `${dong}동`, ho && `${ho}호`]
    .filter(Boolean)
    .join(' ')
}

/**
 * Whether district, lot, building or unit of an address are others than the document's (R-PAPERS-30). Names that are no
 * numbers tell nothing: they differ in writing. A district that became a 동 keeps its name before it.
 */
export function isOtherHome(home: string, document: Partial<DocumentHome>): boolean {
  const [given, found] = [addressParts(home), addressParts(addressOfHome(document))]
  const namesAllLots = [given, found].every(({ lots, hasMoreLots }) => lots.length > 0 && !hasMoreLots)
  const [one, other] = [given, found].map(({ district }) => district?.slice(0, -1))
  return (
    (one !== undefined && other !== undefined && one !== other) ||
    (namesAllLots && !given.lots.some((each) => found.lots.includes(each))) ||
    isOtherNumber(found.dong, given.dong) ||
    isOtherNumber(found.room, given.room)
  )
}

function isOtherNumber(one: string | null, other: string | null): boolean {
  const isNumber = (name: string | null) => name !== null && /^\d+(-\d+)?$/.test(name)
  return isNumber(one) && isNumber(other) && one?.replace(/^0+/, '') !== other?.replace(/^0+/, '')
}

/** Whether a document is for a home, by the parts that both addresses name; false if they cannot be compared. */
export function isSameHome(home: string, addressText: string, allText: string): boolean {
  const [given, found] = [addressParts(home), addressParts(addressText)]
  if (given.province !== null && found.province !== null && given.province !== found.province) return false
  if (!given.regions.every((region) => addressText.includes(region))) return false
  if (given.building !== null && found.building !== null && given.building !== found.building) return false
  if (given.room !== null && (found.room !== null ? given.room !== found.room : false)) return false
  if (given.lots.length > 0)
    return given.district === found.district && given.lots.some((lot) => found.lots.includes(lot))
  return given.road !== null && allText.includes(given.road)
}
