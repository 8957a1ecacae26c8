import styles from './grade-mark.module.css'

export type Grade = 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL' | 'NEED_MORE_INFORMATION'

const FILLED: Record<Grade, number> = { LOW: 1, MODERATE: 2, HIGH: 3, CRITICAL: 4, NEED_MORE_INFORMATION: 0 }
const TONE: Record<Grade, string> = {
  LOW: 'low',
  MODERATE: 'moderate',
  HIGH: 'high',
  CRITICAL: 'critical',
  NEED_MORE_INFORMATION: 'unknown',
}

/** Four bars, filled according to the grade; dashed if there is no grade. Always shown beside the word for it. */
export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <svg aria-hidden="true" className={styles[TONE[grade]]} height="20" viewBox="0 0 28 20" width="28">
      {[0, 1, 2, 3].map((bar) => (
        <rect
          fill={bar < FILLED[grade] ? 'currentColor' : 'none'}
          height={8 + bar * 3}
          key={bar}
          stroke="currentColor"
          strokeDasharray={FILLED[grade] === 0 ? '2 2' : undefined}
          strokeWidth="1.5"
          width="4"
          x={1 + bar * 7}
          y={11 - bar * 3}
        />
      ))}
    </svg>
  )
}
