import type { EntryName, NamedEntry } from '../../ko/papers/registry-entries.ts'
import { formatDate } from '../format.ts'

/** Names with the Korean term used in the document. */
export const ENTRY_NAMES: Record<EntryName, string> = {
  MORTGAGE: 'mortgage (근저당권)',
  JEONSE_RIGHT: 'jeonse right (전세권)',
  LEASE_REGISTRATION: 'claim of an earlier tenant (임차권등기)',
  SEIZURE: 'seizure (압류)',
  PROVISIONAL_SEIZURE: 'provisional seizure (가압류)',
  INJUNCTION: 'injunction (가처분)',
  AUCTION: 'court auction (경매개시결정)',
  TRUST: 'trust (신탁)',
  PROVISIONAL_REGISTRATION: 'provisional registration (가등기)',
  NO_LAND_RIGHT: 'missing right to the land (대지권 없음)',
  SEPARATE_LAND_REGISTRY: 'separate entry on the land (토지별도등기)',
  OTHER: 'other entry',
}

/** `mortgage (근저당권) registered on 2 March 2024` */
export function entryNamed({ kind, registeredOn }: NamedEntry): string {
  const when = registeredOn === null ? 'with no date typed' : `registered on ${formatDate(registeredOn)}`
  return `${ENTRY_NAMES[kind]} ${when}`
}
