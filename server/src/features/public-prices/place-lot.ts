import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { PublishedPrice } from '../../evidence/ports.ts'

/** The price under the lot in force today, or the reason why there is none. */
export type PlaceLot = (price: PublishedPrice) => PublishedPrice | string

/**
 * Assigns a price to the lot in force today, because the files still contain old district codes. A code that was
 * divided stays unchanged, since only the lot decides between the successors; reading a lot also looks under its former
 * codes.
 */
export function createLotPlacer(catalogue: DistrictCatalogue): PlaceLot {
  const known = new Map<string, string | null>()

  function codeInForce(code: string): string | null {
    const district = catalogue.find(code)
    if (district === null || district.emdName === null) return null
    return district.active ? code : (catalogue.successorOf(code) ?? code)
  }
  return (price) => {
    // a new string: a slice of the file's text would keep everything read with it in memory
    const code = ` ${price.pnu.slice(0, 10)}`.slice(1)
    let current = known.get(code)
    if (current === undefined) {
      current = codeInForce(code)
      known.set(code, current)
    }
    if (current === null) return `알 수 없는 법정동코드입니다: ${code}`
    return current === code ? price : { ...price, pnu: current + price.pnu.slice(10) }
  }
}
