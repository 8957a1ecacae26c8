import type { DepositStake } from '@lease-risk/contract/diagnosis-answer'
import { formatManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { StakeBand } from '../../../ui/stake-band.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

const PERCENT = 100

/** What is at stake as one picture with its one sentence. `claims`: what the registry names before the deposit; `null` unknown. */
export function Stake({ stake, claims }: { stake: DepositStake; claims: number | null }) {
  const words = useWords(ko).stake
  const { lowManwon, midManwon, highManwon } = stake.value
  const value = words.value(formatManwon(lowManwon), formatManwon(highManwon), formatManwon(midManwon))
  const total = stake.depositManwon + (claims ?? 0)
  return (
    <div className={styles['stake']}>
      <StakeBand
        before={claims}
        deposit={stake.depositManwon}
        label={value}
        name={claims ? words.both(formatManwon(total)) : words.deposit(formatManwon(total))}
        shares={stake.ifSold.map(({ share }) => share)}
        value={{ low: lowManwon, middle: midManwon, high: highManwon }}
      />
      <p className={styles['small']}>
        {value} {claims === null && words.hatched}
      </p>
      <p aria-live="polite">
        {claims === null ? <Said>{stake.sentence}</Said> : words.withClaims(sumOf(stake, claims))}
      </p>
    </div>
  )
}

type Sum = { claims: string; total: string; middle: string; over: string | null; percent: number }

/** Deposit and claims on the middle of the value, as amounts. `over`: by how much they are more. */
function sumOf({ depositManwon, value: { midManwon } }: DepositStake, claims: number): Sum {
  const total = depositManwon + claims
  return {
    claims: formatManwon(claims),
    total: formatManwon(total),
    middle: formatManwon(midManwon),
    over: total > midManwon ? formatManwon(total - midManwon) : null,
    percent: Math.round((total / midManwon) * PERCENT),
  }
}
