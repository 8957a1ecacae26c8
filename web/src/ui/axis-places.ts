export type Shares = { low: number; high: number }

/** Percentage of the width that an amount needs. */
export const ROOM = 36
const HALF = 50
const FULL = 100

type Placed = { x: number; anchor: 'start' | 'end'; text: string }

/** `low` and `high`: percentage of the width. */
export function placed({ low, high }: Shares, [first, last]: [string, string]): Placed[] {
  const hasRoomBefore = low > ROOM
  const hasRoomAfter = high < FULL - ROOM
  const lowEnd = hasRoomBefore ? low : ROOM
  const highStart = hasRoomAfter ? high : FULL - ROOM
  if (first === last || lowEnd > highStart) {
    const isLeft = low + high < FULL
    const text = first === last ? first : `${first}–${last}`
    return [{ x: isLeft ? Math.min(low, HALF) : Math.max(high, HALF), anchor: isLeft ? 'start' : 'end', text }]
  }
  return [
    { x: hasRoomBefore ? low : 0, anchor: hasRoomBefore ? 'end' : 'start', text: first },
    { x: hasRoomAfter ? high : FULL, anchor: hasRoomAfter ? 'start' : 'end', text: last },
  ]
}
