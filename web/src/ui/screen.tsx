import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import styles from './screen.module.css'
import { Text } from './text.tsx'

let isFirst = true

/** The service's name in the document title, provided by the shell. */
export const ServiceName = createContext('')

/**
 * A screen's frame: one heading, which names the page and receives the focus after a navigation. `heading`: shown if it
 * differs from the title. `above`: a line before the heading, such as the location. `dense`: as much as fits is on the
 * first screen. `isStep`: one of several that lead on, so that the bar of screens gives its place to the way on.
 */
export function Screen({
  title,
  heading,
  above,
  wide,
  dense,
  isStep,
  children,
}: {
  title: string
  heading?: ReactNode
  above?: ReactNode
  wide?: boolean
  dense?: boolean
  isStep?: boolean
  children: ReactNode
}) {
  const h1 = useRef<HTMLHeadingElement>(null)
  const service = use(ServiceName)
  useEffect(() => {
    document.title = `${title} · ${service}`
  }, [title, service])
  useEffect(() => {
    if (isFirst) isFirst = false
    else h1.current?.focus({ preventScroll: true })
    const part = document.getElementById(location.hash.slice(1))
    // the fragment may be a token as well as the name of a part
    if (part) part.scrollIntoView()
    else scrollTo(0, 0)
  }, [])
  return (
    <div
      className={`${styles['screen']} ${wide ? styles['wide'] : ''} ${dense ? styles['dense'] : ''}`}
      data-step={isStep}
    >
      {above}
      <h1 ref={h1} tabIndex={-1}>
        <Text>{heading ?? title}</Text>
      </h1>
      {children}
    </div>
  )
}

/** The actions that complete a step; on a phone they stay at the lower edge, above the bar. */
export function ScreenActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}

/** A titled part of a screen. */
export function Section({ title, children, aside }: { title: ReactNode; children: ReactNode; aside?: ReactNode }) {
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>
          <Text>{title}</Text>
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
