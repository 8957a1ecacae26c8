import type { DistrictCatalogue } from './district-catalogue.ts'

/**
 * Gives the code in force today for one in a published file, which may still be an old one: `null` for a code that is
 * unknown or is no legal district. A code that was divided stays unchanged, since only the lot decides between the
 * successors; reading a lot also looks under its former codes. Codes are remembered.
 */
export function createCodesInForce(catalogue: DistrictCatalogue): (code: string) => string | null {
  const known = new Map<string, string | null>()

  function codeInForce(code: string): string | null {
    const district = catalogue.find(code)
    if (district === null || district.emdName === null) return null
    return district.active ? code : (catalogue.successorOf(code) ?? code)
  }
  return (code) => {
    let current = known.get(code)
    if (current === undefined) {
      // a new string: a slice of the file's text would keep everything read with it in memory
      const own = ` ${code}`.slice(1)
      current = codeInForce(own)
      known.set(own, current)
    }
    return current
  }
}
