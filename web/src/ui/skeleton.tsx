import { createContext, use } from 'react'
import styles from './skeleton.module.css'
import { useSlow } from './use-slow.ts'

/** Grey bars in the real height of what comes; they appear after 200 ms, so that what is quick does not flicker. */
export function Skeleton({ heights }: { heights: number[] }) {
  return (
    <div aria-hidden="true" className={styles['skeleton']}>
      {heights.map((height, index) => (
        // the bars never change their places
        <svg className={styles['bar']} height={height} key={index} width="100%" />
      ))}
    </div>
  )
}

/** What a screen is called while it is on its way, and what is said when that takes long; the shell says it. */
export const PageWaits = createContext({ title: '', slow: '' })

/** In the place of a screen, with a heading of its own until that one comes. */
export function PageSkeleton() {
  const { title, slow } = use(PageWaits)
  const isSlow = useSlow()
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">{title}</h1>
      <p role="status">{isSlow ? slow : ''}</p>
      <Skeleton heights={[36, 120, 80, 80]} />
    </div>
  )
}
