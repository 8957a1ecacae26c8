import { withoutBlanks } from '../geometry/plain-text.ts'

/** Lot, building and room of an address, if named. */
type Home = {
  province: string | null
  district: string | null
  lots: string[]
  road: string | null
  building: string | null
  room: string | null
  regions: string[]
}

const LOT =
  /([가-힣]+\d*(?:동|리|가))(?:\d가)?\s*((?:산\s*)?\d{1,4}(?:-\d{1,4})?(?:번지)?(?:\s*,\s*\d{1,4}(?:-\d{1,4})?)*)(?![\d층호]|동)/
const ROAD = /([가-힣A-Za-z0-9·]+(?:대로|로|길)(?:\s?\d+번?길)?)\s*(\d{1,4}(?:-\d{1,4})?)(?![\d동호층])/

const PROVINCE =
  /^(서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충청?북|충청?남|전라?북|전라?남|경상?북|경상?남)/

/** Treats `충북` and `충청북도` as the same. */
const provinceOf = (text: string): string | null =>
  PROVINCE.exec(text)?.[1]?.replace(/(?<=[충전경])[청라상]/, '') ?? null

const LONGEST = 300

function homeOf(address: string): Home {
  const text = address.slice(0, LONGEST).normalize('NFC').replace(/\s+/g, ' ')
  const lot = LOT.exec(text)
  const road = ROAD.exec(text)
  const after = text.slice(lot === null ? 0 : lot.index + lot[0].length)
  return {
    district: lot?.[1] ?? null,
    lots: (lot?.[2] ?? '').match(/(?:산\s*)?\d{1,4}(?:-\d{1,4})?/g)?.map((each) => each.replace(/\s/g, '')) ?? [],
    road: road === null ? null : withoutBlanks(`${road[1]}${road[2]}`),
    building: /제?\s?(\d{1,4}|[가-하A-Z])동/.exec(after)?.[1] ?? null,
    room: /제?\s?((?:비|B|지하)?\d{1,5}(?:-\d{1,2})?)호/.exec(after)?.[1] ?? null,
    province: provinceOf(text),
    regions: text.match(/[가-힣]+(?:구|군|(?<!광역|특별|자치)시)(?=\s)/g) ?? [],
  }
}

/** Whether a document is for a home, by the parts that both addresses name; false if they cannot be compared. */
export function isSameHome(home: string, addressText: string, allText: string): boolean {
  const [given, found] = [homeOf(home), homeOf(addressText)]
  if (given.province !== null && found.province !== null && given.province !== found.province) return false
  if (!given.regions.every((region) => addressText.includes(region))) return false
  if (given.building !== null && found.building !== null && given.building !== found.building) return false
  if (given.room !== null && (found.room !== null ? given.room !== found.room : false)) return false
  if (given.lots.length > 0)
    return given.district === found.district && given.lots.some((lot) => found.lots.includes(lot))
  return given.road !== null && allText.includes(given.road)
}
