import { romaniseName } from '../../words/en/place-names.ts'
import { romaniseSyllables } from '../../words/en/romanise.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import { shortSidoNames } from '../district/sido-names.ts'
import type { Places } from '../places/places.ts'
import { shortNamesOf } from '../region-keyword/short-names.ts'
import { createSpeltNames, type Romanised, type SpeltName, type SpeltNames } from './spelt-names.ts'

/**
 * Spellings that neither the romanisation nor the sounds yield, or that also yield other names. Companies, schools and
 * cities spell these names in their own way.
 */
const OWN_SPELLINGS: readonly [name: string, latin: string][] = [
  ['삼성', 'Samsung'],
  ['삼성동', 'Samsung-dong'],
  ['인천', 'Inchon'],
  ['대전', 'Taejon'],
  ['전주', 'Chonju'],
  ['천안', 'Chonan'],
  ['춘천', 'Chunchon'],
  ['여의도', 'Yoido'],
  ['여의도동', 'Yoido-dong'],
  ['강원', 'Gangwon-do'],
  ['전북', 'Jeonbuk-do'],
  ['전북', 'Jeollabuk-do'],
  ['전남', 'Jeollanam-do'],
  ['제주', 'Jeju-do'],
]

/** Ranks by level: a 구 of a city after one of a 시도, and a 동 before a 읍 or 면, because it is likelier. */
function rankOf({ level, fullName, name }: LegalDistrict): number {
  if (level === 'SIDO') return 0
  if (level === 'SIGUNGU') return fullName.split(' ').length - 1
  if (level === 'RI') return 5
  return /[읍면]$/u.test(name) ? 4 : 3
}

/** Full and short names of active districts: 신림동, 신림, 서울. */
function listDistricts(catalogue: DistrictCatalogue): Romanised[] {
  const byKey = new Map<string, Omit<SpeltName, 'districts'> & { districts: LegalDistrict[] }>()
  const add = (name: string, district: LegalDistrict, isWhole: boolean) => {
    const rank = rankOf(district)
    const key = `${name} ${rank} ${isWhole}`
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, { name, rank, isWhole, districts: [district] })
    else known.districts.push(district)
  }
  for (const district of catalogue.active()) {
    const bare = bareName(district.name)
    // 서울특별시 is written Seoul, like 서울
    if (district.level !== 'SIDO' || !bare.endsWith('시')) add(bare, district, true)
    for (const name of shortSidoNames(district.name)) add(name, district, true)
    // 성수동 is the name, with its unit, of 성수동1가 and 성수동2가
    for (const name of shortNamesOf(district))
      if (name !== bare) add(name, district, name.endsWith('동') && bare.endsWith('가'))
  }
  const spelt = [...byKey.values()]
  const own = OWN_SPELLINGS.flatMap(([name, latin]) =>
    spelt.filter((each) => each.name === name).map((each) => ({ ...each, latin })),
  )
  return [...spelt.map((each) => ({ ...each, latin: latinOf(each) })), ...own]
}

function latinOf({ name, isWhole }: SpeltName): string {
  return isWhole || /\d가$/u.test(name) ? romaniseName(name) : romaniseSyllables(name)
}

/** Ranks after every district. */
const RANK_OF_A_PLACE = 6

const known = new WeakMap<DistrictCatalogue, SpeltNames>()

/** Indexes the districts of a catalogue by their names in Latin letters. */
export function districtSpellings(catalogue: DistrictCatalogue): SpeltNames {
  const names = known.get(catalogue) ?? createSpeltNames(() => listDistricts(catalogue))
  known.set(catalogue, names)
  return names
}

/** Stations, new towns, campuses and the like. */
export function placeSpellings(places: Places): SpeltNames {
  return createSpeltNames(() =>
    [...places.names()].map((name) => ({
      name,
      districts: places.find(name)?.districts ?? [],
      rank: RANK_OF_A_PLACE,
      isWhole: false,
      latin: romaniseSyllables(name),
    })),
  )
}
