import { createContext, use } from 'react'
import styles from './skeleton.module.css'
import { useSlow } from './use-slow.ts'

/** Grey bars in the real height of the content. They appear after 200 ms, so that quick loads do not flicker. */
export function Skeleton({ heights }: { heights: number[] }) {
  return (
    <div aria-hidden="true" className={styles['skeleton']}>
      {heights.map((height, index) => (
        // the bars are never reordered
        <svg className={styles['bar']} height={height} key={index} width="100%" />
      ))}
    </div>
  )
}

/** The title of a screen that is loading and the message when that takes long, provided by the shell. */
export const PageWaits = createContext({ title: '', slow: '' })

/** Placeholder for a screen, with a heading of its own until the real one loads. */
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
