import { AxisEnds } from './axis-ends.tsx'
import styles from './value-band.module.css'

const ROOM = 0.08

/**
 * An axis in won: an interval as a band, its middle as a hairline unless it says too little, and the deposit as a
 * labelled mark.
 */
export function ValueBand({
  low,
  middle,
  high,
  deposit,
  label,
  ends,
  depositLabel,
}: {
  low: number
  middle: number | null
  high: number
  deposit: number
  label: string
  ends: [string, string]
  depositLabel: string
}) {
  const first = Math.min(low, deposit)
  const span = Math.max(high, deposit) - first || 1
  const share = (value: number) => (((value - first) / span) * (1 - 2 * ROOM) + ROOM) * 100
  const at = (value: number) => `${share(value)}%`
  const anchor = (value: number) => (share(value) < 35 ? 'start' : share(value) > 65 ? 'end' : 'middle')
  return (
    <svg aria-label={label} className={styles['band']} height="92" role="img" width="100%">
      <line className={styles['axis']} x1="0" x2="100%" y1="46" y2="46" />
      <rect
        className={styles['interval']}
        height="28"
        rx="4"
        width={`${share(high) - share(low)}%`}
        x={at(low)}
        y="32"
      />
      {middle !== null && <line className={styles['middle']} x1={at(middle)} x2={at(middle)} y1="32" y2="60" />}
      <line className={styles['deposit']} x1={at(deposit)} x2={at(deposit)} y1="22" y2="66" />
      <text className={styles['depositLabel']} textAnchor={anchor(deposit)} x={at(deposit)} y="15">
        {depositLabel}
      </text>
      <AxisEnds className={styles['end']} ends={ends} high={share(high)} low={share(low)} y={84} />
    </svg>
  )
}
