import type { Problem, RegistryReading } from './reading.ts'

type Refusal = 'NO_TEXT' | 'LETTERS_UNKNOWN' | 'NOT_A_REGISTRY' | 'PHOTO_OF_BODY' | 'NOT_A_SUMMARY'

/** The result for a file that is not one registry document or has no text, or for a photo that cannot be read. */
export function refused(code: Refusal, pages: number): RegistryReading {
  return refusedFor({ code }, pages)
}

/** The entries of two documents never stand in one reading. */
export const refusedAsTwo = (pages: number): RegistryReading =>
  refusedFor({ code: 'UNREADABLE_ENTRY', why: 'TWO_DOCUMENTS', ranks: [] }, pages)

function refusedFor(problem: Problem, pages: number): RegistryReading {
  return {
    state: 'REFUSED',
    kind: null,
    scope: null,
    addressText: null,
    home: null,
    viewedAt: null,
    pages: { read: 0, of: pages },
    unit: null,
    landShare: null,
    signals: [],
    owners: { count: null, company: null, since: null },
    entries: [],
    problems: [problem],
  }
}
