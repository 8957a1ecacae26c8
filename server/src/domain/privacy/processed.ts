import type { RetentionName } from './retention.ts'

/**
 * How a table is protected (docs/operations/keys-and-data.md). Proofs give access to an account; records document what
 * operators and the service did; the board is public while it is shown.
 */
type Level = 'PROOFS' | 'PERSONAL' | 'BOARD' | 'RECORDS'

/** What personal data are for; the words are the messages `PURPOSE_…`. */
export type Purpose =
  | 'ACCOUNT'
  | 'DIAGNOSIS'
  | 'PAPERS'
  | 'FAVORITES'
  | 'NOTIFICATIONS'
  | 'BOARD'
  | 'RIGHTS'
  | 'SECURITY'
  | 'ACCOUNTABILITY'
  | 'OPERATION'

/** Why something stays when the account ends; the words are the messages `STAYS_…`. */
export type StayReason = 'NUMBER' | 'PUBLISHED' | 'CASE' | 'SEALED' | 'SOON'

/** Why a table is not in the export. `MACHINERY`: what it says of a person is in the records that it serves. */
type NotExported = 'PROOF' | 'MACHINERY' | 'SEALED'

/** Every column of a table is personal, or of the machinery: numbers of rows, states, times. */
export type Processed = {
  level: Level
  personal: readonly string[]
  other: readonly string[]
  /** `null`: nothing in it is about a person. */
  purpose: Purpose | null
  /** `ACCOUNT`: until the account ends; `CASE`: while its case is open; `NO_END`: no time is set. */
  kept: RetentionName | 'ACCOUNT' | 'CASE' | 'NO_END'
  exported: true | NotExported
  /** What the end of the account does: removes the rows, or empties some columns and leaves the rows for a reason. */
  erased: 'ROWS' | { emptied: readonly string[]; stays: StayReason }
}

/** Words parted by spaces and lines. */
export function listed(names: string): readonly string[] {
  return names.trim().split(/\s+/)
}
