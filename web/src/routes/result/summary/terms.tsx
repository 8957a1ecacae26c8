import { Link } from 'wouter'
import { formatCount, formatManwon } from '../../../lib/amount.ts'
import { formatLease } from '../../../lib/lease/format-lease.ts'
import { START } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** Which home and which lease the result is of. */
export function Terms({ result: { address, inputSummary } }: { result: Pick<Result, 'address' | 'inputSummary'> }) {
  const words = useWords(ko)
  const { contractPurpose, exclusiveAreaSquareMeter: area, floorNumber, maintenanceFeeAmountManwon: fee } = inputSummary
  const rent = contractPurpose === 'JEONSE' ? null : inputSummary.monthlyRentAmountManwon
  const amounts = formatLease(inputSummary.depositAmountManwon, rent)
  const parts = [
    ...(area === null ? [] : [`${formatCount(area)}㎡`]),
    ...(floorNumber === null ? [] : [words.floor(floorNumber)]),
    ...(fee > 0 ? [words.fee(formatManwon(fee))] : []),
  ]
  return (
    <div className={styles['terms']}>
      <p>
        <strong>{[address.jibunAddress ?? address.inputAddress, address.unitText].filter(Boolean).join(' ')}</strong>
        <br />
        {[amounts, ...parts].join(' · ')}
      </p>
      <Link className={styles['change'] ?? ''} href={START}>
        {words.change}
      </Link>
    </div>
  )
}
