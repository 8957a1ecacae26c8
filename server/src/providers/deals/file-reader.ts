import type { FileRecord, WholeMonth } from '../../evidence/ports.ts'

/** Splits a text that arrives in chunks into records; holds only the unfinished record. */
export type FileReader = {
  push(text: string): FileRecord[]
  end(): { records: FileRecord[]; problem: string | null; wholeMonth: WholeMonth | null }
}
