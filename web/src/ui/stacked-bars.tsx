import { useId } from 'react'
import styles from './stacked-bars.module.css'
import { Text } from './text.tsx'

export type Part = {
  name: string
  amount: number
  look: 'own' | 'other' | 'rest' | 'unknown' | 'missing'
}

/** `text`: the outcome. `isOpen`: the bar may be longer than is known. */
export type Row = { name: string; text: string; parts: Part[]; isOpen: boolean }

/**
 * Shares of several amounts, one bar each, on one scale, as one image. The missing part is hatched, and an unknown end
 * stays open.
 */
export function StackedBars({ label, rows }: { label: string; rows: Row[] }) {
  const id = useId()
  const total = Math.max(...rows.map(({ parts }) => lengthOf(parts))) || 1
  return (
    <figure className={styles['figure']}>
      <div aria-label={label} className={styles['rows']} role="img">
        {rows.map((row, index) => (
          <div key={`${index}${row.name}`}>
            <p className={styles['named']}>
              <span>
                <Text>{row.name}</Text>
              </span>
              <span>{row.text}</span>
            </p>
            <Bar hasHatches={index === 0} id={id} row={row} total={total} />
          </div>
        ))}
      </div>
      <ul className={styles['legend']}>
        {namedParts(rows).map(({ name, look }) => (
          <li key={name}>
            <span className={`${styles['swatch']} ${styles[`${look}Swatch`]}`} /> {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

type BarProps = { id: string; row: Row; total: number; hasHatches: boolean }

/** `hasHatches`: one bar defines the hatches for all. */
function Bar({ id, row: { parts, isOpen }, total, hasHatches }: BarProps) {
  const at = (amount: number) => `${(amount / total) * 100}%`
  const end = lengthOf(parts)
  return (
    <svg aria-hidden="true" className={styles['bar']} height="26" width="100%">
      {hasHatches && <Hatches id={id} />}
      {parts.map(({ name, amount, look }, index) => (
        <rect
          className={styles[look]}
          fill={look === 'missing' || look === 'unknown' ? `url(#${id}${look})` : undefined}
          height="22"
          key={`${index}${name}`}
          width={at(amount)}
          x={at(lengthOf(parts.slice(0, index)))}
          y="2"
        />
      ))}
      {isOpen && <line className={styles['open']} x1={at(end)} x2={at(end)} y1="0" y2="26" />}
    </svg>
  )
}

function lengthOf(parts: Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Each name once, in the order of the bars. */
function namedParts(rows: Row[]): Part[] {
  const all = rows.flatMap(({ parts }) => parts)
  return all.filter(({ name }, index) => all.findIndex((part) => part.name === name) === index)
}

function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {(['missing', 'unknown'] as const).map((look) => (
        <pattern
          height="8"
          id={`${id}${look}`}
          key={look}
          patternTransform={look === 'missing' ? 'rotate(45)' : 'rotate(-45)'}
          patternUnits="userSpaceOnUse"
          width="8"
        >
          <path className={styles[`${look}Hatch`]} d="M0 0v8" />
        </pattern>
      ))}
    </defs>
  )
}
