import type { ReactNode } from 'react'
import styles from './deal-dots.module.css'

const HEIGHT = 80
const EDGE = 10
/** Space for the name of the line, above or below it. */
const NAME = 18

type Dot = {
  /** From 0, the first month that is shown. */
  month: number
  amount: number
}

/** One dot per deal by month, with the amount of the user's own lease as a line; all amounts share one labelled axis. */
export function DealDots({
  dots,
  months,
  line,
  axis,
  label,
  format,
  times,
  caption = label,
}: {
  dots: Dot[]
  months: number
  line: { amount: number; name: string }
  /** What the amounts are, if the name of the line does not say so. */
  axis: string | undefined
  /** A sentence with the same content. */
  label: string
  format(amount: number): string
  /** First and last. */
  times: [string, string]
  /** Shown in place of the sentence when the chart is one of several elements. */
  caption?: ReactNode
}) {
  const all = [line.amount, ...dots.map(({ amount }) => amount)]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const y = (amount: number) => HEIGHT - EDGE - ((amount - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE)
  return (
    <figure className={styles['figure']}>
      {axis && <p className={styles['axis']}>{axis}</p>}
      <div aria-hidden="true" className={styles['scale']}>
        <span>{format(most)}</span>
        <span>{most === least ? '' : format(least)}</span>
      </div>
      <div className={styles['plot']}>
        <svg aria-label={label} className={styles['chart']} height={HEIGHT} role="img" width="100%">
          <Dots dots={dots} months={months} y={y} />
          <OwnLine name={line.name} y={y(line.amount)} />
        </svg>
        <div aria-hidden="true" className={styles['times']}>
          <span>{times[0]}</span>
          <span>{times[1]}</span>
        </div>
      </div>
      <figcaption className={styles['caption']}>{caption}</figcaption>
    </figure>
  )
}

function Dots({ dots, months, y }: { dots: Dot[]; months: number; y(amount: number): number }) {
  return dots.map(({ month, amount }, index) => (
    <circle className={styles['dot']} cx={`${((month + 0.5) / months) * 100}%`} cy={y(amount)} key={`${index}`} r="4" />
  ))
}

function OwnLine({ y, name }: { y: number; name: string }) {
  return (
    <>
      <line className={styles['own']} x1="0" x2="100%" y1={y} y2={y} />
      <text className={styles['ownName']} x="4" y={y < NAME ? y + NAME : y - 5}>
        {name}
      </text>
    </>
  )
}
