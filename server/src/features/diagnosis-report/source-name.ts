import type { DataMode } from '../../platform/data-mode.ts'

/** Invented data never carry the official name alone. */
export function sourceName(official: string, dataMode: DataMode): string {
  return dataMode === 'sample' ? `샘플 데이터(${official} 형식)` : official
}
