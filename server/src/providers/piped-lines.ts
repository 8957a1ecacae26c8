/** Maximum characters of a line; no published one has a tenth of them. */
const LONGEST_LINE = 20_000
/** As many lines that are refused without one that is read are another layout. */
const FIRST_LINES = 100

type RefusedLine = { line: number; text: string; refusal: string }

/**
 * Reads the lines of a text that arrives in chunks, with cells between bars (`|`) and without a header. `read` gives the row of a line or, as text, why it is refused.
 *
 * @throws Error in Korean when the text ends within a line, or its first lines are all refused: with the first reason.
 */
export async function* readPipedLines<Row extends object>(
  chunks: AsyncIterable<string>,
  columns: readonly string[],
  read: (cells: string[], line: number) => Row | string,
): AsyncGenerator<(Row | RefusedLine)[]> {
  let rest = ''
  let line = 0
  let hasRead = false
  let firstRefusal: string | null = null

  function take(text: string): Row | RefusedLine {
    line += 1
    const cells = cellsOf(text, columns.length)
    const row = cells === null ? wrongCount(text, columns) : read(cells, line)
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

/** `null` when there are more or fewer. */
function cellsOf(text: string, count: number): string[] | null {
  const cells = text.split('|')
  // some files end every line with a bar
  if (cells.length === count + 1 && cells[count] === '') cells.pop()
  return cells.length === count ? cells : null
}

function wrongCount(text: string, columns: readonly string[]): string {
  const count = text.split('|').length
  const next = columns[count]
  const problem = next === undefined ? `마지막 칸(${columns.at(-1)}) 뒤에 칸이 더` : `${count + 1}번째 칸(${next})이`
  return `칸이 ${columns.length}개여야 하는데 ${count}개입니다. ${problem} ${next === undefined ? '있습니다' : '없습니다'}.`
}

/** Why the value of a column is refused. `at` counts from 0. */
export function wrongCell(columns: readonly string[], at: number, value: string | undefined): string {
  return `${at + 1}번째 칸(${columns[at]})을 읽을 수 없습니다: ${(value ?? '').slice(0, 40)}`
}
