import type { ReactNode } from 'react'
import styles from './deposit-axis.module.css'

const ROOM = 0.09
const HEIGHT = 148
const AXIS = 44
/** Number of rows that names are spread over, so that they do not overlap. */
const ROWS = 3
const ROW_HEIGHT = 32

/** Amounts and the deposit on one axis in won; nothing is ticked off and nothing is coloured as good. */
export function DepositAxis({
  lines,
  deposit,
  depositLabel,
  label,
  children,
}: {
  lines: { amount: number; name: string; text: string }[]
  deposit: number
  depositLabel: string
  /** A sentence with the same content. */
  label: string
  /** The same as a list, for when there is no room for an axis. */
  children: ReactNode
}) {
  const sorted = lines.toSorted((a, b) => a.amount - b.amount)
  const amounts = [deposit, ...sorted.map(({ amount }) => amount)]
  const low = Math.min(...amounts)
  const span = Math.max(...amounts) - low || 1
  const share = (amount: number) => (((amount - low) / span) * (1 - 2 * ROOM) + ROOM) * 100
  const at = (amount: number) => `${share(amount)}%`
  return (
    <>
      <div className={styles['wide']}>
        <svg aria-label={label} className={styles['axis']} height={HEIGHT} role="img" width="100%">
          <line className={styles['line']} x1="0" x2="100%" y1={AXIS} y2={AXIS} />
          {sorted.map(({ amount, name, text }, index) => {
            const y = AXIS + 12 + (index % ROWS) * ROW_HEIGHT
            return (
              <g key={name}>
                <line className={styles['step']} x1={at(amount)} x2={at(amount)} y1={AXIS - 8} y2={y} />
                <text className={styles['name']} textAnchor="middle" x={at(amount)} y={y + 12}>
                  {name}
                </text>
                <text className={styles['amount']} textAnchor="middle" x={at(amount)} y={y + 26}>
                  {text}
                </text>
              </g>
            )
          })}
          <line className={styles['mine']} x1={at(deposit)} x2={at(deposit)} y1={AXIS - 22} y2={AXIS + 12} />
          <text
            className={styles['mineLabel']}
            textAnchor={share(deposit) < 25 ? 'start' : share(deposit) > 75 ? 'end' : 'middle'}
            x={at(deposit)}
            y="16"
          >
            {depositLabel}
          </text>
        </svg>
        <p>{label}</p>
      </div>
      <div className={styles['narrow']}>{children}</div>
    </>
  )
}
