import type { Home } from './queries.ts'

export function nameOf({ label, address }: Pick<Home, 'label' | 'address'>): string {
  return label ?? address
}
