import { useEffect, useRef } from 'react'

/** The heading of what was read; takes the focus, which is on the button above it otherwise. */
export function ReadHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h4 ref={heading} tabIndex={-1}>
      {title}
    </h4>
  )
}
