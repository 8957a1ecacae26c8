import { formatCount, formatEok, formatManwon } from '../../../lib/amount.ts'
import { formatLease, formatLeaseInKorean } from '../../../lib/lease/format-lease.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

type Termed = Pick<Result, 'address' | 'inputSummary'>

/** The home and lease of the result; also in Korean for the broker, if the tenant reads another language. */
export function Terms({ result }: { result: Termed }) {
  const words = useWords(ko)
  const { address, inputSummary } = result
  const { contractPurpose, depositAmountManwon: deposit } = inputSummary
  const rent = contractPurpose === 'JEONSE' ? null : inputSummary.monthlyRentAmountManwon
  const own = [formatLease(deposit, rent), ...partsOf(result, words)]
  const korean = [formatLeaseInKorean(deposit, rent), ...partsOf(result, ko, formatEok)]
  return (
    <p className={styles['terms']}>
      <strong>
        <Text>{[address.jibunAddress ?? address.inputAddress, address.unitText].filter(Boolean).join(' ')}</Text>
      </strong>
      <br />
      <Pair korean={korean.join(' · ')} own={own.join(' · ')} />
    </p>
  )
}

/** The other values typed about the home. */
export function partsOf({ inputSummary }: Termed, words: typeof ko, format = formatManwon): string[] {
  const { exclusiveAreaSquareMeter: area, floorNumber, maintenanceFeeAmountManwon: fee } = inputSummary
  return [
    ...(area === null ? [] : [`${formatCount(area)}㎡`]),
    ...(floorNumber === null ? [] : [words.floor(floorNumber)]),
    ...(fee > 0 ? [words.fee(format(fee))] : []),
  ]
}
