import { useId } from 'react'
import styles from './stake-band.module.css'

/** Percentage of the width left free behind the longest bar; an unknown amount extends into it. */
const ROOM = 6
/** Percentage of the width that the name of a share needs. */
const NAME = 8
const PERCENT = 100

type Props = {
  value: { low: number; middle: number; high: number }
  deposit: number
  /** The amount that is known to be paid before the deposit. */
  before: number
  /** More may be paid before it: the bar has an open end. */
  isOpen: boolean
  /** Of the middle, drawn as lines through the bar. */
  shares: number[]
  /** Over the end of the bar. */
  name: string
  /** A sentence with the same content. */
  label: string
}

/**
 * A deposit against the value of the home: the prior amounts, the deposit, and the part of it beyond the middle of the
 * value.
 */
export function StakeBand({ value, deposit, before: ahead, isOpen, shares, name, label }: Props) {
  const id = useId()
  const end = ahead + deposit
  const most = Math.max(value.high, end) || 1
  const share = (amount: number) => (amount / most) * (PERCENT - ROOM)
  const at = (amount: number) => `${share(amount)}%`
  const missing = Math.max(0, end - Math.max(value.middle, 0))
  return (
    <svg aria-label={label} className={styles['band']} height="84" role="img" width="100%">
      <Hatches id={id} />
      <text className={styles['name']} textAnchor={anchorOf(share(end))} x={edgeOf(share(end))} y="13">
        {name}
      </text>
      {ahead > 0 && <rect className={styles['ahead']} height="22" width={at(ahead)} x="0" y="20" />}
      <rect className={styles['own']} height="22" width={at(deposit)} x={at(ahead)} y="20" />
      {missing > 0 && (
        <rect
          className={styles['missing']}
          fill={`url(#${id}missing)`}
          height="22"
          width={at(missing)}
          x={at(end - missing)}
          y="20"
        />
      )}
      {isOpen && (
        <rect className={styles['open']} fill={`url(#${id}open)`} height="22" width={`${ROOM}%`} x={at(end)} y="20" />
      )}
      <rect
        className={styles['value']}
        height="14"
        rx="3"
        width={`${share(value.high) - share(value.low)}%`}
        x={at(value.low)}
        y="46"
      />
      <Shares middle={share(value.middle)} shares={shares} />
    </svg>
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
      <line className={styles['share']} x1={at(part)} x2={at(part)} y1="18" y2={part === most ? '62' : '60'} />
      {hasRoom(part) && (
        <text className={styles['shareName']} textAnchor="middle" x={at(part)} y="77">
          {`${Math.round(part * PERCENT)}${part === most || part === least ? '%' : ''}`}
        </text>
      )}
    </g>
  ))
}

function anchorOf(share: number): 'start' | 'end' {
  return share < PERCENT / 2 ? 'start' : 'end'
}

/** The name of a short bar starts at the left edge. */
function edgeOf(share: number): string {
  return share < PERCENT / 2 ? '0' : `${share}%`
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
