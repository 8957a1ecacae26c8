import type { FileRecord, WholeMonth } from '../../evidence/ports.ts'
import { calendarDate, wholeOf } from '../gateway-fields.ts'
import { readText, type WireObject } from '../wire-object.ts'

/** Splits a text that arrives in chunks into records; holds only the unfinished record. */
export type FileReader = {
  push(text: string): FileRecord[]
  end(): { records: FileRecord[]; problem: string | null; wholeMonth: WholeMonth | null }
}

/** The reason why `readDeal` refused a row, worded for the person who imports it. */
export function refusalOf(row: WireObject): string {
  if (readText(row, 'umdNm') === null) return '법정동이 없습니다.'
  const date = calendarDate(wholeOf(row, 'dealYear') ?? 0, wholeOf(row, 'dealMonth') ?? 0, wholeOf(row, 'dealDay') ?? 0)
  return date === null ? '계약일을 읽을 수 없습니다.' : '금액을 읽을 수 없습니다.'
}
