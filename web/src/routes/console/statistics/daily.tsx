import type { CommunityReportStatisticResponse } from '@lease-risk/contract/community-moderation'
import { formatCount } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DenseTable } from '../list/dense-table.tsx'
import styles from './statistics.module.css'
import { ko } from './words.ko.ts'

type Day = CommunityReportStatisticResponse

const HEIGHT = 120
const WIDTH = 720
/** Stacked from the bottom: decided first, then pending. */
const PARTS = ['resolved', 'rejected', 'pending'] as const

/** One bar per day in three parts, which also differ in pattern; a sentence and a table contain the same data. */
export function Daily({ days }: { days: Day[] }) {
  const words = useWords(ko)
  const sum = (name: 'received' | 'pending') => days.reduce((total, day) => total + day[name], 0)
  if (sum('received') === 0) return <Notice title={words.none} />
  const sentence = words.dailySentence(days.length, formatCount(sum('received')), formatCount(sum('pending')))
  return (
    <>
      <p>{sentence}</p>
      <Bars days={days} label={sentence} />
      <ul className={styles['legend']}>
        {PARTS.map((part) => (
          <li key={part}>
            <svg aria-hidden="true" height="16" width="16">
              <rect className={styles[part]} height="15" width="15" x="0.5" y="0.5" />
            </svg>
            {words[part]}
          </li>
        ))}
      </ul>
      <Disclosure summary={words.table}>
        <DenseTable
          caption={words.daily}
          columns={[
            { header: words.date, cell: ({ date }) => date },
            ...(['received', ...PARTS] as const).map((name) => ({
              header: words[name],
              isNumber: true,
              cell: (day: Day) => formatCount(day[name]),
            })),
          ]}
          items={days.toReversed()}
          keyOf={({ date }) => date}
        />
      </Disclosure>
    </>
  )
}

function Bars({ days, label }: { days: Day[]; label: string }) {
  const most = Math.max(...days.map(({ received }) => received))
  const step = WIDTH / days.length
  const scale = HEIGHT / most
  return (
    <svg
      aria-label={label}
      className={styles['bars']}
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
    >
      {days.map((day, index) =>
        PARTS.map((part, place) => {
          const below = PARTS.slice(0, place).reduce((total, name) => total + day[name], 0)
          return (
            <rect
              className={styles[part]}
              height={day[part] * scale}
              key={`${day.date}${part}`}
              width={step * 0.8}
              x={index * step + step * 0.1}
              y={HEIGHT - (below + day[part]) * scale}
            />
          )
        }),
      )}
    </svg>
  )
}
