import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { DealFile, WholeMonth } from '../../evidence/ports.ts'
import { digestOfFile, readFileText } from '../file-text.ts'
import { createCsvReader } from './csv-wire.ts'
import { createDumpReader } from './dump-wire.ts'
import type { FileReader } from './file-reader.ts'

/**
 * A file of published transactions on disk: the web's CSV (code page 949, UTF-8 or UTF-16), or a dump of the service's items in
 * JSON or XML; each may be compressed (`.gz`). Throws when the file does not exist.
 */
export function openDealFile(path: string): DealFile {
  let wholeMonth: WholeMonth | null = null
  return {
    name: path,
    bytes: statSync(path).size,
    digest: () => digestOfFile(path),
    wholeMonth: () => wholeMonth,
    async *records(onBytes) {
      let reader: FileReader | null = null
      let before = ''
      for await (const text of readFileText(path, onBytes)) {
        if (reader === null) {
          before += text
          if (before.trim() === '') continue
          refuseSpreadsheet(before)
          reader = readerOf(before, path)
          yield reader.push(before)
        } else {
          yield reader.push(text)
        }
      }
      if (reader === null) throw new Error('파일이 비어 있습니다.')
      const { records, problem, wholeMonth: month } = reader.end()
      yield records
      if (problem !== null) throw new Error(problem)
      wholeMonth = month
    },
  }
}

/** The first characters of a workbook: a zip archive, or the older format in whatever encoding. */
const WORKBOOK_STARTS = ['PK\u0003\u0004', '\u0011']
const TABLE = /<(?:html|table|workbook)[\s>]/i

/** A workbook, or the table of a web page that is named one. @throws Error in Korean. */
function refuseSpreadsheet(text: string): void {
  const start = text.trimStart().slice(0, 2_000)
  if (WORKBOOK_STARTS.some((mark) => start.slice(0, 5).includes(mark)) || TABLE.test(start)) {
    throw new Error('엑셀 파일이나 웹 페이지의 표입니다. CSV로 저장한 파일을 주십시오.')
  }
}

function readerOf(text: string, path: string): FileReader {
  const first = text.trimStart()[0] ?? ''
  if (first === '{' || first === '[') return createDumpReader('JSON')
  return first === '<' ? createDumpReader('XML') : createCsvReader(basename(path))
}
