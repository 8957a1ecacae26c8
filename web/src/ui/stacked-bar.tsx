import { useId } from 'react'
import styles from './stacked-bar.module.css'

export type Part = {
  name: string
  amount: number
  text: string
  look: 'own' | 'other' | 'rest' | 'unknown' | 'missing'
}

/** Shares of one amount, one after the other; what is missing is hatched, and an end that is not known stays open. */
export function StackedBar({
  title,
  label,
  parts,
  total,
  isOpen,
}: {
  title: string
  label: string
  parts: Part[]
  total: number
  isOpen: boolean
}) {
  const id = useId()
  const at = (amount: number) => `${(amount / total) * 100}%`
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0))
  const end = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['title']}>{title}</figcaption>
      <svg aria-label={label} className={styles['bar']} height="32" role="img" width="100%">
        <Hatches id={id} />
        {parts.map(({ name, amount, look }, index) => (
          <rect
            className={styles[look]}
            fill={look === 'missing' || look === 'unknown' ? `url(#${id}${look})` : undefined}
            height="28"
            key={`${index}${name}`}
            width={at(amount)}
            x={at(starts[index] ?? 0)}
            y="2"
          />
        ))}
        {isOpen && <line className={styles['open']} x1={at(end)} x2={at(end)} y1="0" y2="32" />}
      </svg>
      <ul className={styles['legend']}>
        {parts.map(({ name, text, look }, index) => (
          <li key={`${index}${name}`}>
            <span className={`${styles['swatch']} ${styles[`${look}Swatch`]}`} /> {name} {text}
          </li>
        ))}
      </ul>
    </figure>
  )
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
