import type { DataStatus, SectionState } from '@lease-risk/contract/diagnosis-response'
import type { LookupStatus } from '../../../domain/lookup.ts'
import type { PropertyDetermination } from '../../../domain/property/determination.ts'
import type { DataMode } from '../../../platform/data-mode.ts'

const STATES: Record<LookupStatus, SectionState> = {
  FOUND: 'success',
  AMBIGUOUS: 'ambiguous',
  NOT_FOUND: 'empty',
  UNAVAILABLE: 'unavailable',
  ERROR: 'error',
}

/** State of a card; `partial` only ever weakens a success. */
export function cardState(status: LookupStatus, partial: boolean): SectionState {
  return status === 'FOUND' && partial ? 'partial' : STATES[status]
}

/** True when type and so the choice of deals or price rest on something other than the register. */
export function restsOnHint({ basis }: PropertyDetermination): boolean {
  return basis === 'USER_HINT' || basis === 'SAME_LOT_DEALS'
}

/** Invented data never carry the official name alone. */
export function sourceName(official: string, dataMode: DataMode): string {
  return dataMode === 'sample' ? `샘플 데이터(${official} 형식)` : official
}

/** Card of a source that nobody asked, because the address is not known down to the lot. */
export function notAsked(card: Pick<DataStatus, 'key' | 'title' | 'source'>): DataStatus {
  return {
    ...card,
    state: 'unavailable',
    details: ['주소를 지번까지 확인하지 못해 조회하지 않았습니다.'],
    lookupStatus: null,
    referencePeriod: null,
    collectedAt: null,
    sampleCount: null,
  }
}
