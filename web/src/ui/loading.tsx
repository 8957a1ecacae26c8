import { Waiting } from './waiting.tsx'

/** The same as one element, for layouts that would separate its parts. */
export function Loading(waiting: { heights: number[]; slow: string }) {
  return (
    <div>
      <Waiting {...waiting} />
    </div>
  )
}
