import type { DataStatus } from '@lease-risk/contract/diagnosis-response'
import type { SourceReading } from '../../domain/assessment/sources/source-reading.ts'
import type { DataMode } from '../../platform/data-mode.ts'
import type { Diagnosed } from './diagnosed.ts'
import { sourceName } from './source-name.ts'

/** The five status cards, in the order of R-DIAG-27. */
export function dataStatuses({ verdict, dataMode }: Diagnosed): DataStatus[] {
  return verdict.sources.map((reading) => card(reading, dataMode))
}

function card({ official, ...reading }: SourceReading, dataMode: DataMode): DataStatus {
  if (reading.key !== 'registry-document') return { ...reading, source: sourceName(official, dataMode) }
  // never looked up, so there is no sample of it either
  const source = dataMode === 'sample' ? `${official}(직접 발급, 샘플 데이터에도 없음)` : `${official}(직접 발급)`
  return { ...reading, source }
}
