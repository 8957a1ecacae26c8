import type { DepositStake } from '@lease-risk/contract/diagnosis-answer'
import { formatManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { StakeBand } from '../../../ui/stake-band.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

const PERCENT = 100

/** The stake as one picture with one sentence. `mortgages`: registered ahead of the deposit; `null` if unknown. */
export function Stake({ stake, mortgages }: { stake: DepositStake; mortgages: number | null }) {
  const words = useWords(ko).stake
  const { lowManwon, midManwon, highManwon } = stake.value
  const value = words.value(formatManwon(lowManwon), formatManwon(highManwon), formatManwon(midManwon))
  const total = stake.depositManwon + (mortgages ?? 0)
  return (
    <div className={styles['stake']}>
      <StakeBand
        before={mortgages}
        deposit={stake.depositManwon}
        label={value}
        name={mortgages ? words.both(formatManwon(total)) : words.deposit(formatManwon(total))}
        shares={stake.ifSold.map(({ share }) => share)}
        value={{ low: lowManwon, middle: midManwon, high: highManwon }}
      />
      <p className={styles['small']}>
        {value} {mortgages === null && words.hatched}
      </p>
      <p aria-live="polite">
        {mortgages === null ? <Said>{stake.sentence}</Said> : words.withMortgages(sumOf(stake, mortgages))}
      </p>
    </div>
  )
}

type Sum = { mortgages: string; total: string; middle: string; over: string | null; percent: number }

/** Deposit and mortgages against the middle of the value, as amounts. `over`: the excess. */
function sumOf({ depositManwon, value: { midManwon } }: DepositStake, mortgages: number): Sum {
  const total = depositManwon + mortgages
  return {
    mortgages: formatManwon(mortgages),
    total: formatManwon(total),
    middle: formatManwon(midManwon),
    over: total > midManwon ? formatManwon(total - midManwon) : null,
    percent: Math.round((total / midManwon) * PERCENT),
  }
}
