import type { SourceKey } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../../words/message.ts'
import type { LookupStatus } from '../../lookup.ts'
import type { PropertyDetermination, SectionState } from '../../property/determination.ts'

/** The reading of one source, as text and figures; no verdict depends on the text. */
export type SourceReading = {
  key: SourceKey
  state: SectionState
  title: Text
  /** Name of the official source. */
  official: Text
  details: Text[]
  /** `null`: the source was not queried. */
  lookupStatus: LookupStatus | null
  /** `2026-08 ~ 2026-10` or a base year. */
  referencePeriod: Text | null
  /** ISO 8601. */
  collectedAt: string | null
  sampleCount: number | null
}

const STATES: Record<LookupStatus, SectionState> = {
  FOUND: 'success',
  AMBIGUOUS: 'ambiguous',
  NOT_FOUND: 'empty',
  UNAVAILABLE: 'unavailable',
  ERROR: 'error',
}

/** State of a source; `partial` only ever weakens a success. */
export function sourceState(status: LookupStatus, partial: boolean): SectionState {
  return status === 'FOUND' && partial ? 'partial' : STATES[status]
}

/** Whether the type, and thus the choice of deals or price, is based on something other than the register. */
export function restsOnHint({ basis }: PropertyDetermination): boolean {
  return basis === 'USER_HINT' || basis === 'SAME_LOT_DEALS'
}

/** Reading of a source that was not queried because the address is not known down to the lot. */
export function notAsked(reading: Pick<SourceReading, 'key' | 'title' | 'official'>): SourceReading {
  return {
    ...reading,
    state: 'unavailable',
    details: [message('SOURCE_NOT_ASKED')],
    lookupStatus: null,
    referencePeriod: null,
    collectedAt: null,
    sampleCount: null,
  }
}
