import { AxisEnds } from './axis-ends.tsx'
import styles from './strip-plot.module.css'

const HEIGHT = 116
const ENDS_AT = 110
const INPUT_TO = 84
const MIDDLE = 48
/** Dots of the same amount are set side by side, this far apart. */
const JITTER = [0, -10, 10, -18, 18]
const ROOM = 0.06

export type StripPlotProps = {
  values: number[]
  /** Drawn as a box; `null` if there are too few values. */
  box: { low: number; middle: number; high: number } | null
  input: number | null
  /** A sentence with the same content. */
  label: string
  /** The lowest and the highest value. */
  ends: [string, string]
  inputLabel: string
}

/** One dot per deal, the middle half as a box, and the amount that was typed. */
export function StripPlot({ values, box, input, label, ends, inputLabel }: StripPlotProps) {
  const all = [...values, ...(input === null ? [] : [input]), ...(box ? [box.low, box.high] : [])]
  const low = Math.min(...all)
  const span = Math.max(...all) - low || 1
  const share = (value: number) => (((value - low) / span) * (1 - 2 * ROOM) + ROOM) * 100
  const at = (value: number) => `${share(value)}%`
  return (
    <figure className={styles['figure']}>
      <svg aria-label={label} className={styles['plot']} height={HEIGHT} role="img" width="100%">
        <line className={styles['axis']} x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
        {box && (
          <svg height={HEIGHT} overflow="visible" width="100%" x="0">
            <line className={styles['box']} x1={at(box.low)} x2={at(box.high)} y1={MIDDLE} y2={MIDDLE} />
            <line
              className={styles['middle']}
              x1={at(box.middle)}
              x2={at(box.middle)}
              y1={MIDDLE - 22}
              y2={MIDDLE + 22}
            />
          </svg>
        )}
        {values.map((value, index) => (
          <circle
            className={styles['dot']}
            cx={at(value)}
            cy={MIDDLE + (JITTER[index % JITTER.length] ?? 0)}
            key={`${index}-${value}`}
            r="5"
          />
        ))}
        {input !== null && (
          <>
            <line className={styles['input']} x1={at(input)} x2={at(input)} y1="20" y2={INPUT_TO} />
            <text
              className={styles['inputLabel']}
              textAnchor={input - low > span * 0.7 ? 'end' : input - low < span * 0.3 ? 'start' : 'middle'}
              x={at(input)}
              y="14"
            >
              {inputLabel}
            </text>
          </>
        )}
        <AxisEnds
          className={styles['end']}
          ends={ends}
          high={share(Math.max(...values))}
          low={share(Math.min(...values))}
          y={ENDS_AT}
        />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
