import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

/** Above the heading of a screen: where one came from. */
export function LinkAbove({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <ButtonLink href={href} look="quiet">
        {children}
      </ButtonLink>
    </div>
  )
}
