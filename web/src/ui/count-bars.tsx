import styles from './count-bars.module.css'

const HEIGHT = 40
const ROOM = 0.2

/** One bar per count; no bar for zero, dashed if the count may still rise. */
export function CountBars({ counts }: { counts: { count: number; isOpen: boolean }[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const step = 100 / counts.length
  return (
    <svg aria-hidden="true" className={styles['bars']} height={HEIGHT} width="100%">
      {counts.map(({ count, isOpen }, index) =>
        count === 0 ? null : (
          <rect
            className={isOpen ? styles['open'] : styles['bar']}
            height={Math.max(2, (count / most) * (HEIGHT - 2))}
            // bars are never reordered
            key={index}
            width={`${step * (1 - ROOM)}%`}
            x={`${step * (index + ROOM / 2)}%`}
            y={HEIGHT - 1 - Math.max(2, (count / most) * (HEIGHT - 2))}
          />
        ),
      )}
    </svg>
  )
}
