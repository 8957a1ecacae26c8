import { useId } from 'react'
import styles from './risk-band.module.css'

const ENDS = [0, 100]
const GRADES_FROM = [25, 50, 75]

/** An axis from 0 to 100 with the range in which a score can still move, hatched, and the score itself if there is one. */
export function RiskBand({
  mark,
  low,
  high,
  axis,
  label,
}: {
  mark: number | null
  low: number
  high: number
  /** The direction of the axis, shown between its ends. */
  axis: string
  label: string
}) {
  const id = useId()
  return (
    <svg aria-label={label} className={styles['band']} height="64" role="img" width="100%">
      <defs>
        <pattern height="8" id={id} patternTransform="rotate(45)" patternUnits="userSpaceOnUse" width="8">
          <path className={styles['hatch']} d="M0 0v8" />
        </pattern>
      </defs>
      <svg height="64" overflow="visible" width="100%" x="0">
        <rect className={styles['axis']} height="20" rx="4" width="100%" y="24" />
        {GRADES_FROM.map((from) => (
          <line className={styles['tick']} key={from} x1={`${from}%`} x2={`${from}%`} y1="24" y2="44" />
        ))}
        <rect fill={`url(#${id})`} height="20" width={`${Math.max(high - low, 1)}%`} x={`${low}%`} y="24" />
        <rect
          className={styles['reach']}
          height="20"
          rx="2"
          width={`${Math.max(high - low, 1)}%`}
          x={`${low}%`}
          y="24"
        />
        <Mark high={high} mark={mark} />
      </svg>
      <text className={styles['scale']} textAnchor="middle" x="50%" y="62">
        {axis}
      </text>
      {ENDS.map((end) => (
        <text className={styles['scale']} key={end} textAnchor={anchorOf(end)} x={`${end}%`} y="62">
          {end}
        </text>
      ))}
    </svg>
  )
}

/** The score, and how far it can still rise if the two do not touch. */
function Mark({ mark, high }: { mark: number | null; high: number }) {
  return (
    <>
      {mark !== null && (
        <>
          <line className={styles['mark']} x1={`${mark}%`} x2={`${mark}%`} y1="18" y2="50" />
          <text className={styles['value']} textAnchor={anchorOf(mark)} x={`${mark}%`} y="13">
            {mark}
          </text>
        </>
      )}
      {(mark === null || Math.abs(high - mark) > 8) && (
        <text className={styles['end']} textAnchor={anchorOf(high)} x={`${high}%`} y="13">
          {high}
        </text>
      )}
    </>
  )
}

/** Near an end a number stays inside. */
function anchorOf(position: number): 'start' | 'middle' | 'end' {
  if (position < 6) return 'start'
  return position > 94 ? 'end' : 'middle'
}
