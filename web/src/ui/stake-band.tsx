import { useId } from 'react'
import styles from './stake-band.module.css'
import { Text } from './text.tsx'

/** Percentage of the width left free behind the longest bar. */
const ROOM = 6
/** The least percentage of the width of an amount that nobody knows: it is never a sliver. */
const OPEN = 30
/** Percentage of the width that the name of a share needs. */
const NAME = 8
const PERCENT = 100

type Props = {
  value: { low: number; middle: number; high: number }
  deposit: number
  /** The amount that is known to be paid before the deposit. */
  before: number
  /** The most that may be paid before it; what lies between is hatched. `null`: nobody knows, it may be all the rest. */
  most: number | null
  /** Of the middle, drawn as lines through the bar. */
  shares: number[]
  /** The name of each part that is drawn, with its amount. */
  names: { before: string; deposit: string; open: string; value: string }
  /** A sentence with the same content. */
  label: string
}

/**
 * A deposit against the value of the home: the prior amounts, the deposit, the part of it beyond the middle of the value,
 * and what may be paid before it as well.
 */
export function StakeBand({ value, deposit, before: ahead, most, shares, names, label }: Props) {
  const id = useId()
  const end = ahead + deposit
  const known = Math.max(value.high, deposit + (most ?? ahead)) / (1 - ROOM / PERCENT)
  const whole = (most === null ? Math.max(known, end / (1 - OPEN / PERCENT)) : known) || 1
  const share = (amount: number) => (amount / whole) * PERCENT
  const at = (amount: number) => `${share(amount)}%`
  const open = most === null ? PERCENT - share(end) : share(most - ahead)
  const missing = Math.max(0, end - Math.max(value.middle, 0))
  return (
    <div>
      <svg aria-label={label} className={styles['band']} height="54" role="img" width="100%">
        <Hatches id={id} />
        {ahead > 0 && <rect className={styles['ahead']} height="22" width={at(ahead)} x="0" y="2" />}
        <rect className={styles['own']} height="22" width={at(deposit)} x={at(ahead)} y="2" />
        {missing > 0 && (
          <rect
            className={styles['missing']}
            fill={`url(#${id}missing)`}
            height="22"
            width={at(missing)}
            x={at(end - missing)}
            y="2"
          />
        )}
        {open > 0 && (
          <rect className={styles['open']} fill={`url(#${id}open)`} height="22" width={`${open}%`} x={at(end)} y="2" />
        )}
        <rect
          className={styles['value']}
          height="12"
          rx="3"
          width={`${share(value.high) - share(value.low)}%`}
          x={at(value.low)}
          y="27"
        />
        <Shares middle={share(value.middle)} shares={shares} />
      </svg>
      <ul className={styles['legend']}>
        {ahead > 0 && <Named part="ahead">{names.before}</Named>}
        <Named part="own">{names.deposit}</Named>
        {open > 0 && (
          <Named fill={`url(#${id}open)`} part="open">
            {names.open}
          </Named>
        )}
        <Named part="value">{names.value}</Named>
      </ul>
    </div>
  )
}

/** A line of the legend: how a part is drawn, and what it is. */
function Named({ part, fill, children }: { part: string; fill?: string; children: string }) {
  return (
    <li>
      <svg aria-hidden="true" height="12" width="20">
        <rect className={styles[part]} fill={fill} height="10" width="18" x="1" y="1" />
      </svg>
      <Text>{children}</Text>
    </li>
  )
}

/** `middle`: percentage of the width at which the whole value lies. */
function Shares({ shares, middle }: { shares: number[]; middle: number }) {
  const sorted = shares.toSorted((a, b) => b - a)
  const [most = 1, next = 1, least = next] = [sorted[0], sorted[1], sorted.at(-1)]
  const at = (part: number) => `${part * middle}%`
  const hasRoom = (part: number) =>
    part === most || (part === least ? (most - least) * middle >= NAME : (most - next) * middle >= NAME)
  return sorted.map((part) => (
    <g key={part}>
      <line className={styles['share']} x1={at(part)} x2={at(part)} y1="0" y2={part === most ? '41' : '39'} />
      {hasRoom(part) && (
        <text className={styles['shareName']} textAnchor="middle" x={at(part)} y="53">
          {`${Math.round(part * PERCENT)}${part === most || part === least ? '%' : ''}`}
        </text>
      )}
    </g>
  ))
}

function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {(['missing', 'open'] as const).map((look) => (
        <pattern
          height="8"
          id={`${id}${look}`}
          key={look}
          patternTransform={look === 'missing' ? 'rotate(45)' : 'rotate(-45)'}
          patternUnits="userSpaceOnUse"
          width="8"
        >
          <rect className={styles['ground']} height="8" width="8" />
          <path className={styles[`${look}Hatch`]} d="M0 0v8" />
        </pattern>
      ))}
    </defs>
  )
}
