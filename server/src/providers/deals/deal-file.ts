import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { DealFile, WholeMonth } from '../../evidence/ports.ts'
import { digestOfFile, readFileText } from '../file-text.ts'
import { createCsvReader } from './csv-wire.ts'
import { createDumpReader } from './dump-wire.ts'
import type { FileReader } from './file-reader.ts'

/**
 * A file of published transactions on disk: the web's CSV (code page 949 or UTF-8), or a dump of the service's items in
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

function readerOf(text: string, path: string): FileReader {
  const first = text.trimStart()[0] ?? ''
  if (first === '{' || first === '[') return createDumpReader('JSON')
  return first === '<' ? createDumpReader('XML') : createCsvReader(basename(path))
}
