import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { formatTime } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import styles from '../papers.module.css'
import { ko } from '../words.ko.ts'

/** The hours without protection as a filled strip between two times. */
export function GapStrip({ gap }: { gap: NonNullable<LeasePapers['gap']> }) {
  const words = useWords(ko)
  const label = `${words.gapStart} ${formatTime(gap.startsAt)}, ${words.gapEnd} ${formatTime(gap.endsAt)}, ${words.gapHours(gap.hours)}`
  return (
    <div>
      <svg aria-label={label} className={styles['strip']} height="40" role="img" width="100%">
        <line className={styles['axis']} x1="0" x2="100%" y1="20" y2="20" />
        <rect className={styles['gap']} height="24" width="60%" x="20%" y="8" />
        <text className={styles['hours']} textAnchor="middle" x="50%" y="25">
          {words.gapHours(gap.hours)}
        </text>
      </svg>
      <div className={styles['ends']}>
        <span>
          {words.gapStart}
          <br />
          {formatTime(gap.startsAt)}
        </span>
        <span>
          {words.gapEnd}
          <br />
          {formatTime(gap.endsAt)}
        </span>
      </div>
    </div>
  )
}
