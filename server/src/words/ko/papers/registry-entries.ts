import { formatDate } from '../format.ts'

/** Kinds of entries in a registry document. */
export const ENTRY_NAMES = {
  MORTGAGE: '근저당권',
  JEONSE_RIGHT: '전세권',
  LEASE_REGISTRATION: '임차권등기',
  SEIZURE: '압류',
  PROVISIONAL_SEIZURE: '가압류',
  INJUNCTION: '가처분',
  AUCTION: '경매개시결정',
  TRUST: '신탁',
  PROVISIONAL_REGISTRATION: '가등기',
  NO_LAND_RIGHT: '대지권 없음',
  SEPARATE_LAND_REGISTRY: '토지별도등기',
  OTHER: '그 밖의 등기',
}
export type EntryName = keyof typeof ENTRY_NAMES

/** `registeredOn` `null`: not entered. */
export type NamedEntry = { kind: EntryName; registeredOn: string | null }

/** `2024년 3월 2일에 등기된 근저당권` */
export function entryNamed({ kind, registeredOn }: NamedEntry): string {
  return `${registeredOn === null ? '날짜를 적지 않은' : `${formatDate(registeredOn)}에 등기된`} ${ENTRY_NAMES[kind]}`
}
