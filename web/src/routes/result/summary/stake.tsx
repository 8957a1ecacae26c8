import type { DepositStake } from '@lease-risk/contract/diagnosis-answer'
import { formatManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { StakeBand } from '../../../ui/stake-band.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../result.module.css'
import { ko } from './words.ko.ts'

/** The stake as one picture with one sentence, both as the answer has them. */
export function Stake({ stake }: { stake: DepositStake }) {
  const words = useWords(ko).stake
  const { lowManwon, midManwon, highManwon } = stake.value
  const valueOf = stake.scope === 'BUILDING' ? words.building : words.value
  const value = valueOf(formatManwon(lowManwon), formatManwon(highManwon), formatManwon(midManwon))
  const { low: ahead, high: most } = stake.aheadManwon ?? { low: 0, high: null }
  return (
    <div className={styles['stake']}>
      <StakeBand
        before={ahead}
        deposit={stake.depositManwon}
        label={value}
        most={most}
        names={{
          before: words.ahead(formatManwon(ahead)),
          deposit: words.deposit,
          open: openOf(stake, words),
          value: words.range(stake.scope === 'BUILDING', formatManwon(lowManwon), formatManwon(highManwon)),
        }}
        shares={stake.ifSold.map(({ share }) => share)}
        value={{ low: lowManwon, middle: midManwon, high: highManwon }}
      />
      <p aria-live="polite">
        <Text>{stake.sentence}</Text>
      </p>
    </div>
  )
}

/** The name of the hatched part. */
function openOf({ scope, aheadManwon }: DepositStake, words: (typeof ko)['stake']): string {
  if (aheadManwon && aheadManwon.high !== null) return words.openUpTo(formatManwon(aheadManwon.high))
  return scope === 'BUILDING' ? words.openBuilding : words.open
}
