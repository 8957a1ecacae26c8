import type { Sureness } from '../../law/law-constant.ts'
import { LAW_CONSTANTS } from '../../law/law-constants.ts'
import { SMALL_LEASE_MEMBERS } from '../../law/small-lease-members.ts'
import { smallLeaseRegion } from '../../law/small-lease-region.ts'
import { type SmallLeaseTerms, smallLeaseTerms } from '../../law/small-lease-terms.ts'

/** All days on which the decree's numbers or the region of a place changed, oldest first. */
const CHANGES = [
  ...new Set([
    ...LAW_CONSTANTS.flatMap(({ id, effectiveFrom }) => (id === 'SMALL_LEASE_LIMIT' ? (effectiveFrom ?? []) : [])),
    ...SMALL_LEASE_MEMBERS.flatMap(({ periods }) => periods.map(({ from }) => from)),
  ]),
].toSorted()

/**
 * The small-lease terms of a legal district, oldest first, each with the day from which they apply to it. Several terms
 * on one day: the code does not determine the region. Empty for a code of an unknown province.
 */
export function smallLeaseTable(legalDistrictCode: string): SmallLeaseTerms[] {
  const table: SmallLeaseTerms[] = []
  let before = ''
  for (const day of CHANGES) {
    const terms = termsOn(legalDistrictCode, day)
    const amounts = terms.map(({ limitManwon, protectedManwon }) => `${limitManwon}/${protectedManwon}`).join()
    if (amounts !== before) table.push(...terms)
    before = amounts
  }
  return table
}

/** The lower sureness of two facts applies: the numbers of the decree, and the region of the place. */
function termsOn(code: string, day: string): SmallLeaseTerms[] {
  const membership = smallLeaseRegion(code, day)
  return (membership?.regions ?? []).flatMap((region) => {
    const terms = smallLeaseTerms(region, day)
    if (terms === null || membership === null) return []
    const sureness: Sureness = membership.sureness === 'K' ? 'K' : terms.sureness
    const checkedOn = membership.checkedOn < terms.checkedOn ? membership.checkedOn : terms.checkedOn
    return [{ ...terms, effectiveFrom: day, sureness, checkedOn }]
  })
}
