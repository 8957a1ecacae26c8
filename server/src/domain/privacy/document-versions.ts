/** The version in force of each document that an account agrees to: the day since when it holds. */
export const DOCUMENT_VERSIONS = { TERMS: '2026-12-01', PRIVACY: '2026-12-01' } as const
