import styles from './stat.module.css'
import { toneClass } from './tone.ts'

/** A few counts side by side; an unknown one has the same size as a known one, and is dashed. */
export function Stats({
  label,
  stats,
}: {
  label: string
  stats: { value: number; label: string; tone: 'low' | 'moderate' | 'unknown' }[]
}) {
  return (
    <ul aria-label={label} className={styles['stats']}>
      {stats.map((stat) => (
        <li className={`${styles['stat']} ${toneClass(stat.tone)} ${styles[stat.tone] ?? ''}`} key={stat.label}>
          <span className={styles['value']}>{stat.value}</span> {stat.label}
        </li>
      ))}
    </ul>
  )
}
