import { placed, type Shares } from './axis-places.ts'

/**
 * The amounts at both ends of a range, beside their marks or as near as space allows; merged into one if they would
 * overlap.
 */
export function AxisEnds({
  low,
  high,
  ends,
  y,
  className,
}: Shares & { ends: [string, string]; y: number; className: string | undefined }) {
  return placed({ low, high }, ends).map(({ x, anchor, text }) => (
    <text className={className} key={text} textAnchor={anchor} x={`${x}%`} y={y}>
      {text}
    </text>
  ))
}
