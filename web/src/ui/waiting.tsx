import { Skeleton } from './skeleton.tsx'
import { useSlow } from './use-slow.ts'

/** Room for what comes; after four seconds it says that it takes long. */
export function Waiting({ heights, slow }: { heights: number[]; slow: string }) {
  const isSlow = useSlow()
  return (
    <>
      <p role="status">{isSlow ? slow : ''}</p>
      <Skeleton heights={heights} />
    </>
  )
}
