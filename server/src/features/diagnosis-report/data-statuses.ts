import type { DataStatus } from '@lease-risk/contract/diagnosis-response'
import type { SourceReading } from '../../domain/assessment/sources/source-reading.ts'
import type { DataMode } from '../../platform/data-mode.ts'
import { message, type Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'
import { sourceName } from './source-name.ts'

/** The five status cards, in the order of R-DIAG-27. */
export function dataStatuses({ verdict, dataMode }: Diagnosed): Unworded<DataStatus>[] {
  return verdict.sources.map((reading) => card(reading, dataMode))
}

function card({ official, ...reading }: SourceReading, dataMode: DataMode): Unworded<DataStatus> {
  if (reading.key !== 'registry-document') return { ...reading, source: sourceName(official, dataMode) }
  // never looked up, so no sample of it exists either
  const source = message('NOT_LOOKED_UP_SOURCE', { official, sample: dataMode === 'sample' })
  return { ...reading, source }
}
