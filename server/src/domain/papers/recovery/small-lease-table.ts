import type { Sureness } from '../../law/law-constant.ts'
import { LAW_CONSTANTS } from '../../law/law-constants.ts'
import { SMALL_LEASE_MEMBERS } from '../../law/small-lease-members.ts'
import { smallLeaseRegion } from '../../law/small-lease-region.ts'
import { type SmallLeaseTerms, smallLeaseTerms } from '../../law/small-lease-terms.ts'

/** Every day on which the decree's numbers, or the region of some place, changed; oldest first. */
const CHANGES = [
  ...new Set([
    ...LAW_CONSTANTS.flatMap(({ id, effectiveFrom }) => (id === 'SMALL_LEASE_LIMIT' ? (effectiveFrom ?? []) : [])),
    ...SMALL_LEASE_MEMBERS.flatMap(({ periods }) => periods.map(({ from }) => from)),
  ]),
].toSorted()

/**
 * The small-lease terms of a legal district, oldest first, each from the day on which they began for it. Several of one
 * day: the code leaves the region open. Empty for a code of no known province.
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

/** As sure as the less sure of the two: which numbers the decree has, and which region the place lies in. */
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
