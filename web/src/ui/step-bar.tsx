import styles from './step-bar.module.css'

/** How far a task of several steps is: `done` of `count` are behind. */
export function StepBar({ done, count, label }: { done: number; count: number; label: string }) {
  return <progress aria-label={label} className={styles['bar']} max={count} value={done} />
}
