import { Skeleton } from './skeleton.tsx'
import { useSlow } from './use-slow.ts'

/** Placeholder for content that is loading; after four seconds a message says that it is taking long. */
export function Waiting({ heights, slow }: { heights: number[]; slow: string }) {
  const isSlow = useSlow()
  return (
    <>
      <p role="status">{isSlow ? slow : ''}</p>
      <Skeleton heights={heights} />
    </>
  )
}
