import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Said } from './said.tsx'
import styles from './screen.module.css'

let isFirst = true

/** Of the address bar's title; the shell says it. */
export const ServiceName = createContext('')

/**
 * A screen's frame: one heading, which names the page and has the focus after a navigation. `heading`: what is shown where it
 * differs from the title. `above`: a line before the heading, such as where one is. `dense`: as much as fits stands on the first screen.
 */
export function Screen({
  title,
  heading,
  above,
  wide,
  dense,
  children,
}: {
  title: string
  heading?: ReactNode
  above?: ReactNode
  wide?: boolean
  dense?: boolean
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
    // a token stands behind the `#` as well as the name of a part
    if (part) part.scrollIntoView()
    else scrollTo(0, 0)
  }, [])
  return (
    <div className={`${styles['screen']} ${wide ? styles['wide'] : ''} ${dense ? styles['dense'] : ''}`}>
      {above}
      <h1 ref={h1} tabIndex={-1}>
        <Said>{heading ?? title}</Said>
      </h1>
      {children}
    </div>
  )
}

/** What ends a step of the way; on a phone it stays at the lower edge, above the bar. */
export function ScreenActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}

/** A titled part of a screen. */
export function Section({ title, children, aside }: { title: ReactNode; children: ReactNode; aside?: ReactNode }) {
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>
          <Said>{title}</Said>
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
