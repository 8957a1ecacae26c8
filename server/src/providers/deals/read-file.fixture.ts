import type { FileRecord as LazyRecord, ReadRecord } from '../../evidence/ports.ts'
import { openDealFile } from './deal-file.ts'

export type FileRecord = LazyRecord & ReadRecord
type Read = { records: FileRecord[]; problem: string | null; bytes: number }

/** Everything a file yields, and why reading it was given up. */
export async function read(path: string): Promise<Read> {
  const result: Read = { records: [], problem: null, bytes: 0 }
  const file = openDealFile(path)
  try {
    for await (const records of file.records((count) => {
      result.bytes += count
    })) {
      result.records.push(...records.map(withContent))
    }
  } catch (error) {
    result.problem = (error as Error).message
  }
  return result
}

export const withContent = (record: LazyRecord): FileRecord => ({ ...record, ...record.read() })
export const dealOf = (record: FileRecord | undefined) =>
  record !== undefined && 'deal' in record ? record.deal : null
export const reasonOf = (record: FileRecord | undefined) =>
  record !== undefined && 'refusal' in record ? record.refusal : null
