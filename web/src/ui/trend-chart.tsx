import { niceTicks } from './axis-ticks.ts'
import { CountBars } from './count-bars.tsx'
import styles from './trend-chart.module.css'

type TrendPoint = {
  middle: number
  /** The middle half; `null` if only the middle is known. */
  half: { low: number; high: number } | null
  count: number
  /** Whether more may still be reported for this time. */
  isOpen: boolean
}

const HEIGHT = 160
const EDGE = 10

/** A line of middles with the middle half as a band, and the counts; a time without values is a gap. */
export function TrendChart({
  points,
  label,
  format,
  fewUnder,
  times,
  legend,
}: {
  points: Points
  /** A sentence with the same content. */
  label: string
  /** An amount with its unit. */
  format(value: number): string
  /** A time with fewer has no band. */
  fewUnder: number
  /** First and last. */
  times: [string, string]
  legend: string[]
}) {
  const { ticks, y } = scaleOf(points, fewUnder)
  return (
    <figure className={styles['figure']}>
      <div aria-hidden="true" className={styles['scale']}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <div className={styles['plot']}>
        <svg aria-label={label} className={styles['chart']} height={HEIGHT} role="img" width="100%">
          {ticks.map((tick) => (
            <rect className={styles['grid']} height="1" key={tick} width="100%" x="0" y={y(tick)} />
          ))}
          <Marks fewUnder={fewUnder} points={points} y={y} />
        </svg>
        <CountBars counts={points.map((point) => ({ count: point?.count ?? 0, isOpen: point?.isOpen ?? false }))} />
        <div aria-hidden="true" className={styles['times']}>
          <span>{times[0]}</span>
          <span>{times[1]}</span>
        </div>
      </div>
      <figcaption className={styles['caption']}>
        <p>{label}</p>
        <ul className={styles['legend']}>
          {legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

type Points = (TrendPoint | null)[]

/** `ticks`: round values around all that is drawn, evenly apart. `y`: the position of a value. */
function scaleOf(points: Points, fewUnder: number) {
  const values = points
    .filter((point) => point !== null)
    .flatMap(({ half, middle, count }) => (count < fewUnder || !half ? [middle] : [half.low, middle, half.high]))
  const ticks = values.length === 0 ? [] : niceTicks(Math.min(...values), Math.max(...values))
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) => HEIGHT - EDGE - ((value - bottom) / (top - bottom)) * (HEIGHT - 2 * EDGE)
  return { ticks, y }
}

function Marks({ points, fewUnder, y }: { points: Points; fewUnder: number; y(value: number): number }) {
  const x = (index: number) => `${((index + 0.5) / points.length) * 100}%`
  const step = 100 / points.length
  return (
    <>
      {points.map((point, index) =>
        !point?.half || point.count < fewUnder ? null : (
          <rect
            className={point.isOpen ? styles['bandOpen'] : styles['band']}
            height={Math.max(1, y(point.half.low) - y(point.half.high))}
            key={`band${index}`}
            width={`${step}%`}
            x={`${step * index}%`}
            y={y(point.half.high)}
          />
        ),
      )}
      {points.map((point, index) => {
        const next = points[index + 1]
        if (!point || !next) return null
        return (
          <line
            className={next.isOpen || point.isOpen ? styles['lineOpen'] : styles['line']}
            key={`line${index}`}
            x1={x(index)}
            x2={x(index + 1)}
            y1={y(point.middle)}
            y2={y(next.middle)}
          />
        )
      })}
      {points.map((point, index) =>
        point === null ? null : (
          <circle
            className={point.count < fewUnder ? styles['few'] : styles['dot']}
            cx={x(index)}
            cy={y(point.middle)}
            key={`dot${index}`}
            r={point.count < fewUnder ? 4 : 2.5}
          />
        ),
      )}
    </>
  )
}
