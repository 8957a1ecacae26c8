import { Waiting } from './waiting.tsx'

/** The same as one thing, where its parts would stand apart. */
export function Loading(waiting: { heights: number[]; slow: string }) {
  return (
    <div>
      <Waiting {...waiting} />
    </div>
  )
}
