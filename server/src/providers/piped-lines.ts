import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { digestOfFile, listZipped, readFileText } from './file-text.ts'

/** A published text on disk, alone or in an archive. */
export type PipedText = {
  /** For messages. */
  name: string
  /** The name of the text itself. */
  member: string
  /** The member and the path with its folders. */
  names: readonly string[]
  bytes: number
  digest(): Promise<string>
  text(onBytes: (count: number) => void): AsyncIterable<string>
}

/**
 * The texts at a path: one, or those inside an archive whose names match. An archive that cannot be read, or has none
 * (`what` it should have), is one text that throws so.
 */
export async function openPiped<File>(
  path: string,
  names: RegExp,
  what: string,
  fileOf: (text: PipedText) => File,
): Promise<File[]> {
  let whole: Promise<string> | null = null
  const digest = () => (whole ??= digestOfFile(path))
  const file = { name: path, member: basename(path), names: [path], bytes: statSync(path).size, digest }
  if (!/\.zip$/i.test(path)) return [fileOf({ ...file, text: (onBytes) => readFileText(path, onBytes) })]
  const found = await listZipped(path).catch((error: Error) => error)
  const members = found instanceof Error ? [] : found.filter(({ name }) => names.test(name))
  if (members.length === 0) {
    const problem = found instanceof Error ? found : new Error(`압축 파일에 ${what}가 없습니다.`)
    const text = () => Readable.from([problem]).map((each: Error) => Promise.reject(each)) as AsyncIterable<string>
    // as if it were of a readable kind, so that reading it is what fails
    return [fileOf({ ...file, member: `202601_${what}`, names: ['202601'], text })]
  }
  return members.map(({ name, bytes }) =>
    fileOf({
      name: `${path} > ${name}`,
      member: name,
      names: [name, path],
      bytes,
      digest: async () =>
        createHash('sha256')
          .update(`${await digest()} ${name}`)
          .digest('hex'),
      text: (onBytes) => readFileText(path, onBytes, name),
    }),
  )
}

const MONTH_IN_NAME = /(?<!\d)(20\d{2})(?:년\D{0,3})?(0[1-9]|1[0-2])(?!\d)|(?:RNADDR_KOR_)(\d{2})(0[1-9]|1[0-2])(?!\d)/i

/** The last day of the month that the nearest name says: `202610_도로명주소 한글_전체분`, `표제부+(2026년+08월).zip`. */
export function monthEndIn(names: readonly string[]): string | null {
  for (const name of names.flatMap((each) => each.split(/[\\/]/).toReversed())) {
    const [, year, month, shortYear, shortMonth] = MONTH_IN_NAME.exec(name) ?? []
    const [years, months] = [Number(year ?? `20${shortYear}`), Number(month ?? shortMonth)]
    if (!Number.isNaN(years + months)) return new Date(Date.UTC(years, months, 0)).toISOString().slice(0, 10)
  }
  return null
}

/** Maximum characters of a line; no published one has a tenth of them. */
const LONGEST_LINE = 20_000
/** As many lines that are refused without one that is read are another layout. */
const FIRST_LINES = 100

type RefusedLine = { line: number; text: string; refusal: string }

/**
 * Reads the lines of a text that arrives in chunks, with cells between bars (`|`) and without a header. A line has as many
 * cells as there are `columns`, or at least `fewest` and at most `most`.
 * `read` gives the row of a line or, as text, why it is refused.
 *
 * @throws Error in Korean when the text ends within a line, or its first lines are all refused: with the first reason.
 */
export async function* readPipedLines<Row extends object>(
  chunks: AsyncIterable<string>,
  columns: readonly string[],
  read: (cells: string[], line: number) => Row | string,
  { fewest = columns.length, most = columns.length }: { fewest?: number; most?: number } = {},
): AsyncGenerator<(Row | RefusedLine)[]> {
  let rest = ''
  let line = 0
  let hasRead = false
  let firstRefusal: string | null = null

  function take(text: string): Row | RefusedLine {
    line += 1
    const cells = cellsOf(text, most)
    const isWhole = cells.length >= fewest && cells.length <= most
    const row = isWhole ? read(cells, line) : wrongCount(cells.length, columns)
    if (typeof row !== 'string') {
      hasRead = true
      return row
    }
    firstRefusal ??= `${line}행: ${row}`
    if (!hasRead && line >= FIRST_LINES) throw new Error(`형식이 다릅니다. ${firstRefusal}`)
    // a new string: a slice of the file's text would keep all of it in memory
    return { line, text: ` ${text.slice(0, 200)}`.slice(1), refusal: row }
  }

  for await (const chunk of chunks) {
    const rows: (Row | RefusedLine)[] = []
    const text = rest + chunk
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      const each = text.charCodeAt(end - 1) === 13 ? text.slice(start, end - 1) : text.slice(start, end)
      start = end + 1
      if (each.trim() === '') line += 1
      else if (!isNothing(each)) rows.push(take(each))
    }
    rest = text.slice(start)
    if (rest.length > LONGEST_LINE) throw new Error(`${line + 1}행이 너무 깁니다. 칸을 |로 나눈 파일이 아닙니다.`)
    yield rows
  }
  const last = rest.replace(/\r$/, '')
  if (last.trim() !== '' && !isNothing(last)) {
    const row = take(last)
    if ('refusal' in row) throw new Error(`마지막 행에서 끊긴 파일입니다. ${line}행: ${row.refusal}`)
    yield [row]
  }
  if (!hasRead && firstRefusal !== null) throw new Error(`형식이 다릅니다. ${firstRefusal}`)
}

/** What a file of changes says on a day without any. */
function isNothing(text: string): boolean {
  return text.trim() === 'No Data'
}

/** Some files end every line with a bar. */
function cellsOf(text: string, most: number): string[] {
  const cells = text.split('|')
  if (cells.length === most + 1 && cells[most] === '') cells.pop()
  return cells
}

function wrongCount(count: number, columns: readonly string[]): string {
  const next = columns[count]
  const problem =
    next === undefined
      ? `마지막 칸(${columns.at(-1)}) 뒤에 칸이 더 있습니다`
      : `${count + 1}번째 칸(${next})이 없습니다`
  return `칸이 ${columns.length}개여야 하는데 ${count}개입니다. ${problem}.`
}

/** Why the value of a column is refused. `at` counts from 0. */
export function wrongCell(columns: readonly string[], at: number, value: string | undefined): string {
  return `${at + 1}번째 칸(${columns[at]})을 읽을 수 없습니다: ${(value ?? '').slice(0, 40)}`
}
