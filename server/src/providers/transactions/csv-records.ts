/** One record of a CSV text. */
export type CsvRecord = {
  /** The line it begins on, from 1. */
  line: number
  text: string
  /** `null`: a quote that does not close. */
  cells: string[] | null
}

export type CsvRecords = {
  /** The records that are complete with this piece of text. */
  push(text: string): CsvRecord[]
  /** The last record, when no line break ended it. */
  end(): CsvRecord[]
}

/** The form in which the export writes every line, and the one that has to be fast: all cells quoted, none with a quote in it. */
const PLAIN_LINE = /^"[^"\n]*"(?:,"[^"\n]*")*$/

/** A published record is one line; a quote still open after so many has lost its partner. */
const LONGEST_RECORD_LINES = 5

/** Cuts a text that comes in pieces into records (RFC 4180): quoted cells, doubled quotes, line breaks within quotes. */
export function createCsvRecords(): CsvRecords {
  let rest = ''
  let line = 1

  function take(text: string): CsvRecord {
    const record = { line, text, cells: cellsOf(text) }
    line += 1 + countOf(text, '\n')
    return record
  }

  /** Where the record that begins at `start` ends; -1: not within the text so far. */
  function recordEnd(text: string, start: number): number {
    let quotes = 0
    let firstEnd = -1
    let from = start
    for (let lines = 1; ; lines++) {
      const end = text.indexOf('\n', from)
      if (end === -1) return -1
      if (firstEnd === -1) firstEnd = end
      for (let at = text.indexOf('"', from); at !== -1 && at < end; at = text.indexOf('"', at + 1)) quotes += 1
      if (quotes % 2 === 0) return end
      if (lines === LONGEST_RECORD_LINES) return firstEnd
      from = end + 1
    }
  }

  return {
    push(piece) {
      const text = rest + piece
      const records: CsvRecord[] = []
      let start = 0
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        const firstLine = withoutReturn(text.slice(start, end))
        if (PLAIN_LINE.test(firstLine)) {
          records.push({ line, text: firstLine, cells: plainCells(firstLine) })
          line += 1
        } else {
          end = recordEnd(text, start)
          if (end === -1) break
          records.push(take(withoutReturn(text.slice(start, end))))
        }
        start = end + 1
      }
      rest = text.slice(start)
      return records
    },
    end() {
      const lines = rest === '' ? [] : cellsOf(rest) === null ? rest.split('\n') : [rest]
      rest = ''
      return lines.map((text) => take(withoutReturn(text)))
    },
  }
}

function plainCells(text: string): string[] {
  return text.slice(1, -1).split('","')
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}

function cellsOf(text: string): string[] | null {
  if (PLAIN_LINE.test(text)) return plainCells(text)
  const cells: string[] = []
  let at = 0
  for (;;) {
    const cell = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at)
    if (cell === null) return null
    cells.push(cell.value)
    if (cell.end >= text.length) return cells
    at = cell.end + 1
  }
}

type Cell = { value: string; end: number }

function bareCell(text: string, start: number): Cell {
  const comma = text.indexOf(',', start)
  const end = comma === -1 ? text.length : comma
  return { value: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): Cell | null {
  let value = ''
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return null
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      const after = bareCell(text, quote + 1)
      return { value: value + after.value, end: after.end }
    }
    value += '"'
    at = quote + 2
  }
}

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1
  return count
}
