import { romaniseSyllables } from './romanise.ts'

/**
 * Names that are not romanised by their syllables. The first two provinces chose their English names by ordinance
 * (강원특별자치도, 2023; 전북특별자치도, 2024); the other 시도 names omit the kind of city, as on signs.
 * 학여울 and 신문로 are examples of the notation itself (chapter 3, 1).
 */
const EXCEPTIONS = new Map([
  ['강원특별자치도', 'Gangwon State'],
  ['전북특별자치도', 'Jeonbuk State'],
  ['제주특별자치도', 'Jeju'],
  ['전남광주통합특별시', 'Jeonnam-Gwangju'],
  ['전국', 'all of Korea'],
  ['수도권', 'the capital region'],
  ['학여울', 'Hangnyeoul'],
])
/** 기암리(岐岩) */
const CHARACTERS = /\(.*/u
const KIND_OF_CITY = /(?:특별자치|통합특별|특별|광역|직할)시$/u
const UNITS: Record<string, string> = {
  도: 'do',
  시: 'si',
  군: 'gun',
  구: 'gu',
  읍: 'eup',
  면: 'myeon',
  리: 'ri',
  동: 'dong',
  가: 'ga',
  대로: 'daero',
  로: 'ro',
  번길: 'beon-gil',
  길: 'gil',
}
/** A name with its unit; a number before the unit counts parts of a larger one: 성수동1가, 신림로59번길, 신림로59가길. */
const WITH_UNIT = /^(?<stem>.+?)(?:(?<number>\d+)(?<letter>[가-힣]?))?(?<unit>대로|번길|[도시군구읍면리동가로길])$/u
/** 종로1가 is a 동, not part of a road: the 로 is one of its syllables. */
const ROAD_BEFORE_NUMBER = /^(?<road>.+)(?<last>로)$/u

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Romanises syllables as one name: 신림 Sillim, 신문로 Sinmunno, where the 로 of a road becomes `no`. */
function romaniseStem(stem: string): string {
  const { road, last } = ROAD_BEFORE_NUMBER.exec(stem)?.groups ?? {}
  const exception = EXCEPTIONS.get(stem)
  if (exception !== undefined) return exception
  const isAfterN = road !== undefined && last !== undefined && romaniseSyllables(road).endsWith('n')
  return capital(isAfterN ? `${romaniseSyllables(road)}no` : romaniseSyllables(stem))
}

/**
 * Romanises the name of a district or road: 신림동 Sillim-dong, 성수동1가 Seongsu-dong 1-ga, 신림로59길 Sillim-ro 59-gil,
 * 서울특별시 Seoul. A name without a unit is romanised as it is.
 */
export function romaniseName(name: string): string {
  const bare = name.replace(CHARACTERS, '')
  const exception = EXCEPTIONS.get(bare)
  if (exception !== undefined) return exception
  if (KIND_OF_CITY.test(bare)) return romaniseStem(bare.replace(KIND_OF_CITY, ''))
  const { stem, number, letter = '', unit = '' } = WITH_UNIT.exec(bare)?.groups ?? {}
  if (stem === undefined) return romaniseStem(bare)
  const said = UNITS[unit] ?? ''
  if (number === undefined) return `${romaniseStem(stem)}-${said}`
  const part = `${number}${romaniseSyllables(letter)}${said === 'beon-gil' ? '' : '-'}${said}`
  return `${unit === '가' ? romaniseQuarter(stem) : romaniseName(stem)} ${part}`
}

function romaniseQuarter(stem: string): string {
  return ROAD_BEFORE_NUMBER.test(stem) ? romaniseStem(stem) : romaniseName(stem)
}

/** The lot, with `산` if present, or the building number on a road, after the names of an address. */
const NUMBER_BEHIND = /^(?<names>.*?)\s+(?<mountain>산\s*)?(?<number>\d+(?:-\d+)?)(?:번지)?$/u

/** Parts of a published region that are not districts: 강북지역, 도심권. */
const NO_DISTRICT = /(?:지역|권)$/u
const LATIN = /[A-Za-z]/

/**
 * Formats a district, lot or region for readers: `1422-5 Sillim-dong, Gwanak-gu, Seoul (서울특별시 관악구 신림동 1422-5)`.
 * Names with Latin letters are returned unchanged.
 */
export function placeOf(name: string): string {
  if (name === '' || LATIN.test(name)) return name
  const [first = '', ...others] = name.split(' ')
  const districts = [first, ...others.filter((part) => !NO_DISTRICT.test(part))].join(' ')
  return `${romaniseAddress(districts)} (${name})`
}

/** Formats an address in English order, the smallest unit first: `1422-5 Sillim-dong, Gwanak-gu, Seoul`. */
export function romaniseAddress(address: string): string {
  const { names = address, mountain, number } = NUMBER_BEHIND.exec(address)?.groups ?? {}
  const parts = names.split(/\s+/u).filter(Boolean).map(romaniseName).toReversed().join(', ')
  return [mountain === undefined ? '' : 'San', number ?? '', parts].filter(Boolean).join(' ')
}
