import type { Home } from './queries.ts'

/** The user's own name of a home, or its address with its unit. */
export function nameOf({ label, address, unitText }: Pick<Home, 'label' | 'address' | 'unitText'>): string {
  return label ?? [address, unitText].filter(Boolean).join(' ')
}
