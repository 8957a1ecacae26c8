import type { Deal } from '../../domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { lawdCdOf } from '../../domain/district/legal-district.ts'
import type { PlacedDeal } from '../../evidence/deals/index.ts'
import type { FileRecord, PublishedPlace } from '../../evidence/ports.ts'

type District = { lawdCd: string; districtName: string; legalDistrictCode: string | null }

/** Reads a record and assigns its deal the district in force today, or returns why there is none. */
export type Place = (record: FileRecord) => PlacedDeal | { refusal: string }

/** Districts are looked up once. A deal contracted after `today` (`YYYY-MM-DD`) is an error. */
export function createPlacer(catalogue: DistrictCatalogue, today = '9999-12-31'): Place {
  const known = new Map<string, District | { refusal: string }>()
  const activeCodes = new Set(catalogue.active().map(({ code }) => lawdCdOf(code)))

  function districtOf(place: PublishedPlace): District | { refusal: string } {
    if ('fullName' in place) return districtByName(catalogue, place.fullName)
    const { lawdCd, nameBelow: districtName } = place
    const legalDistrictCode = catalogue.districtUnder(lawdCd, districtName)
    if (legalDistrictCode !== null) return { lawdCd: lawdCdOf(legalDistrictCode), districtName, legalDistrictCode }
    if (activeCodes.has(lawdCd)) return { lawdCd, districtName, legalDistrictCode }
    return { refusal: `알 수 없는 지역입니다: ${lawdCd} ${districtName}` }
  }

  return (record) => {
    const read = record.read()
    if ('refusal' in read) return read
    const { deal: published, place } = read
    if (published.contractDate > today) return { refusal: '아직 오지 않은 계약일입니다.' }
    // a new string: a slice of the file's text would keep everything read with it in memory
    const key = 'fullName' in place ? ` ${place.fullName}` : `${place.lawdCd} ${place.nameBelow}`
    let district = known.get(key)
    if (district === undefined) {
      district = districtOf('fullName' in place ? { fullName: key.slice(1) } : place)
      known.set(key, district)
    }
    if ('refusal' in district) return district
    const { lawdCd, districtName, legalDistrictCode } = district
    const deal: Deal = { ...published, lawdCd, districtName }
    return { deal, legalDistrictCode, dealMonth: deal.contractDate.slice(0, 7).replace('-', '') }
  }
}

/** The key of a deal's month group. */
export function groupKey({ deal, dealMonth }: PlacedDeal): string {
  return `${deal.source} ${deal.lawdCd} ${dealMonth}`
}

function districtByName(catalogue: DistrictCatalogue, fullName: string): District | { refusal: string } {
  const districts = catalogue
    .named(fullName)
    .filter(({ isGuess }) => isGuess !== true)
    .map(({ district }) => district)
    .filter(({ emdName }) => emdName !== null)
  const [district, ...others] = districts
  if (district === undefined) return { refusal: `알 수 없는 법정동입니다: ${fullName}` }
  if (others.length > 0) return { refusal: `여러 곳을 뜻하는 법정동입니다: ${fullName}` }
  const districtName = [district.emdName, district.riName].filter((name) => name !== null).join(' ')
  return { lawdCd: lawdCdOf(district.code), districtName, legalDistrictCode: district.code }
}
