import type { DataMode } from '../../platform/data-mode.ts'
import { message, type Text } from '../../words/message.ts'

/** Invented data never appear under the official name alone. */
export function sourceName(official: Text, dataMode: DataMode): Text {
  return dataMode === 'sample' ? message('SAMPLE_SOURCE', { official }) : official
}
