import { formatLease } from '../../../lib/lease/format-lease.ts'
import { useWords } from '../../../lib/words.ts'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { partsOf } from './terms.tsx'

/** The home and the lease on one line. The address is cut to the part that distinguishes the home from its neighbours. */
export function TermsLine({ result }: { result: Result }) {
  const words = useWords(ko)
  const { address, inputSummary } = result
  const { contractPurpose, depositAmountManwon, monthlyRentAmountManwon } = inputSummary
  const near = (address.jibunAddress ?? address.inputAddress).split(' ').slice(-2)
  const parts = [
    [...near, address.unitText].filter(Boolean).join(' '),
    formatLease(depositAmountManwon, contractPurpose === 'JEONSE' ? null : monthlyRentAmountManwon),
    ...partsOf(result, words),
  ]
  return (
    <p className={styles['termsLine']}>
      <Text>{parts.join(' · ')}</Text>
    </p>
  )
}
