import type { FileRecord, WholeMonth } from '../../evidence/ports.ts'

/** Makes records of a text that comes in pieces; keeps no more of it than the record under way. */
export type FileReader = {
  push(text: string): FileRecord[]
  end(): { records: FileRecord[]; problem: string | null; wholeMonth: WholeMonth | null }
}
