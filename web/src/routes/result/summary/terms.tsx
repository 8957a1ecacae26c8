import { formatCount, formatEok, formatManwon } from '../../../lib/amount.ts'
import { formatLease, formatLeaseInKorean } from '../../../lib/lease/format-lease.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import { Said } from '../../../ui/said.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

type Termed = Pick<Result, 'address' | 'inputSummary'>

/** Which home and which lease the result is of. `isBeforeBroker`: also in Korean, where the tenant reads another language. */
export function Terms({ result, isBeforeBroker = false }: { result: Termed; isBeforeBroker?: boolean }) {
  const words = useWords(ko)
  const { address, inputSummary } = result
  const { contractPurpose, depositAmountManwon: deposit } = inputSummary
  const rent = contractPurpose === 'JEONSE' ? null : inputSummary.monthlyRentAmountManwon
  const own = [formatLease(deposit, rent), ...partsOf(result, words)]
  const korean = [formatLeaseInKorean(deposit, rent), ...partsOf(result, ko, formatEok)]
  return (
    <div className={styles['terms']}>
      <p>
        <strong>
          <Said>{[address.jibunAddress ?? address.inputAddress, address.unitText].filter(Boolean).join(' ')}</Said>
        </strong>
        <br />
        <Pair korean={isBeforeBroker ? korean.join(' · ') : undefined} own={own.join(' · ')} />
      </p>
    </div>
  )
}

/** What else was typed of the home. */
export function partsOf({ inputSummary }: Termed, words: typeof ko, format = formatManwon): string[] {
  const { exclusiveAreaSquareMeter: area, floorNumber, maintenanceFeeAmountManwon: fee } = inputSummary
  return [
    ...(area === null ? [] : [`${formatCount(area)}㎡`]),
    ...(floorNumber === null ? [] : [words.floor(floorNumber)]),
    ...(fee > 0 ? [words.fee(format(fee))] : []),
  ]
}
