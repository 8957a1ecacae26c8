import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { formatDate } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import styles from '../papers.module.css'
import { ko } from '../words.ko.ts'

/** Hours are tiny beside years; anything narrower than this would be invisible. */
const FEWEST_PERCENT = 2

/** All days of the plan on one line, from first to last. The hours without protection are filled. */
export function DateStrip({ events, gap }: { events: LeasePapers['datePlan']; gap: LeasePapers['gap'] }) {
  const words = useWords(ko)
  const first = events.map(({ fromOn }) => fromOn).toSorted()[0] ?? ''
  const last =
    events
      .map(({ untilOn }) => untilOn)
      .toSorted()
      .at(-1) ?? ''
  const [from, until] = [Date.parse(first), Date.parse(last)]
  if (!(until > from)) return null
  const at = (time: string) => Math.min(100, Math.max(0, ((Date.parse(time) - from) / (until - from)) * 100))
  const sentence = words.dateStrip(formatDate(first), formatDate(last))
  const left = gap && Math.min(at(gap.startsAt), 100 - FEWEST_PERCENT)
  return (
    <div>
      <svg aria-label={sentence} className={styles['strip']} height="40" role="img" width="100%">
        <line className={styles['axis']} x1="0" x2="100%" y1="20" y2="20" />
        {gap && left !== null && (
          <rect
            className={styles['gap']}
            height="24"
            width={`${Math.max(FEWEST_PERCENT, at(gap.endsAt) - left)}%`}
            x={`${left}%`}
            y="8"
          />
        )}
        {events.map(({ code, fromOn }) => (
          <line
            className={styles['axis']}
            key={`${code}${fromOn}`}
            x1={`${at(fromOn)}%`}
            x2={`${at(fromOn)}%`}
            y1="10"
            y2="30"
          />
        ))}
      </svg>
      <div className={styles['ends']}>
        <span>{formatDate(first)}</span>
        <span>{formatDate(last)}</span>
      </div>
      <p>
        {sentence} {gap && words.filled(gap.hours)}
      </p>
    </div>
  )
}
