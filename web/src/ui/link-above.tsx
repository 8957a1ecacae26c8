import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

/** A link above the heading of a screen to where the user came from. */
export function LinkAbove({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <ButtonLink href={href} look="quiet">
        {children}
      </ButtonLink>
    </div>
  )
}
