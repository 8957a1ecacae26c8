import { useEffect, useRef } from 'react'

/** The heading of the read document. It takes the focus, which would otherwise stay on the button above. */
export function ReadHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h4 ref={heading} tabIndex={-1}>
      {title}
    </h4>
  )
}
