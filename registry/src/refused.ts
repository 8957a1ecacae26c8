import type { RegistryReading } from './reading.ts'

/** The result for a file that is not a registry document or has no text, or for a photo that cannot be read. */
export function refused(
  code: 'NO_TEXT' | 'LETTERS_UNKNOWN' | 'NOT_A_REGISTRY' | 'PHOTO_OF_BODY' | 'NOT_A_SUMMARY',
  pages: number,
): RegistryReading {
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
    problems: [{ code }],
  }
}
