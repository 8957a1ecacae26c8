import type { DepositStake } from '@lease-risk/contract/diagnosis-answer'
import { formatManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { StakeBand } from '../../../ui/stake-band.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** The stake as one picture with one sentence, both as the answer has them. */
export function Stake({ stake }: { stake: DepositStake }) {
  const words = useWords(ko).stake
  const { lowManwon, midManwon, highManwon } = stake.value
  const valueOf = stake.scope === 'BUILDING' ? words.building : words.value
  const value = valueOf(formatManwon(lowManwon), formatManwon(highManwon), formatManwon(midManwon))
  const ahead = stake.aheadManwon?.low ?? 0
  const deposit = formatManwon(stake.depositManwon)
  const unknown = stake.unknown ?? []
  const isOpen = !stake.aheadManwon || unknown.length > 0
  return (
    <div className={styles['stake']}>
      <StakeBand
        before={ahead}
        deposit={stake.depositManwon}
        isOpen={isOpen}
        label={value}
        name={ahead > 0 ? words.both(formatManwon(ahead), deposit) : words.deposit(deposit)}
        shares={stake.ifSold.map(({ share }) => share)}
        value={{ low: lowManwon, middle: midManwon, high: highManwon }}
      />
      <p className={styles['small']}>
        {value} {isOpen && (unknown.length > 0 ? words.unknown(unknown.join(', ')) : words.hatched)}
      </p>
      <p aria-live="polite">
        <Said>{stake.sentence}</Said>
      </p>
    </div>
  )
}
