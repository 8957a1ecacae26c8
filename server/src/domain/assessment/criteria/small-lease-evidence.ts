import { message } from '../../../words/message.ts'
import { ruleSetHash } from '../../law/law-in-force.ts'
import { smallLeaseRegion } from '../../law/small-lease-region.ts'
import { smallLeaseTerms } from '../../law/small-lease-terms.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'

/**
 * The small-lease row in force today for the home's own region (소액임차인). If the legal boundary runs within the
 * district, both rows are given. The row that applies is that of the day on which the oldest senior right was registered;
 * the text states this.
 */
export function smallLeaseEvidence({ terms, address, asOf }: LeaseFacts): Evidence[] {
  if (!address.confirmed) return []
  const membership = smallLeaseRegion(address.legalDistrictCode, asOf)
  return (membership?.regions ?? []).flatMap((region): Evidence[] => {
    const row = smallLeaseTerms(region, asOf)
    if (row === null || membership === null) return []
    const { limitManwon, protectedManwon, effectiveFrom, checkedOn } = row
    const { depositManwon } = terms
    const toCheck = membership.sureness !== 'V' || row.sureness !== 'V'
    return [
      {
        source: `law:SMALL_LEASE_LIMIT@${ruleSetHash()}`,
        field: 'smallLeaseLimit',
        value: message('AMOUNT', { manwon: limitManwon }),
        description: message('SMALL_LEASE_TODAY', {
          region,
          protectedManwon,
          effectiveFrom,
          checkedOn,
          toCheck,
          depositManwon,
        }),
      },
    ]
  })
}
