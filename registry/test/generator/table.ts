import type { Piece } from './invented.ts'
import type { Layout } from './layout.ts'
import type { Sheet } from './sheet.ts'

/** Lines of a cell with their struck letters. */
type CellLine = { text: string; struck: boolean[] }
/** `joins`: the row belongs to the one above, without a rule above its first cell. */
export type Row = { cells: Piece[][][]; struck?: boolean; joins?: boolean }

export type Setting = { layout: Layout; sheet(): Sheet; nextSheet(): Sheet }

/** Typesets a table with its header, across as many pages as necessary. */
export class TableSetter {
  readonly #setting: Setting
  readonly #header: string[]
  readonly #lefts: number[]
  readonly #widths: number[]
  #startedAt = 0

  constructor(setting: Setting, header: string[], shares: number[]) {
    const { width, margin } = setting.layout
    this.#setting = setting
    this.#header = header
    this.#widths = shares.map((share) => share * (width - margin * 2))
    this.#lefts = this.#widths.map((_, at) => margin + this.#widths.slice(0, at).reduce((a, b) => a + b, 0))
  }

  set(rows: readonly Row[]): void {
    this.#setHeader()
    for (const row of rows) this.#setRow(row)
    this.#close()
  }

  #setHeader(): void {
    const { layout } = this.#setting
    const spaced = this.#header.map((word) => Array.from(word).join(layout.headerBlanks))
    const lines = spaced.map((word, at) => this.#wrap([{ text: word }], at, false))
    const needed = Math.max(...lines.map((each) => each.length)) * layout.leading + layout.padding * 2
    const sheet =
      this.#setting.sheet().y + needed + layout.leading * 3 > this.#setting.sheet().bottom
        ? this.#setting.nextSheet()
        : this.#setting.sheet()
    this.#startedAt = sheet.y
    this.#place(lines, needed, { isHeader: true, isJoined: false })
  }

  #setRow(row: Row): void {
    const { layout } = this.#setting
    const lines = row.cells.map((paragraphs, at) =>
      paragraphs.flatMap((pieces) => this.#wrap(pieces, at, row.struck === true)),
    )
    const height = (part: CellLine[][]) =>
      Math.max(1, ...part.map((each) => each.length)) * layout.leading + layout.padding * 2
    const sheet = this.#setting.sheet()
    const room = Math.floor((sheet.bottom - sheet.y - layout.padding * 2) / layout.leading)
    const most = Math.max(...lines.map((each) => each.length))
    if (room >= most) return this.#place(lines, height(lines), { isHeader: false, isJoined: row.joins === true })
    if (layout.splitsRows && room >= 2 && (lines[0]?.length ?? 0) <= room) {
      const first = lines.map((each) => each.slice(0, room))
      this.#place(first, height(first), { isHeader: false, isJoined: row.joins === true })
      this.#nextPage()
      const rest = lines.map((each) => each.slice(room))
      return this.#place(rest, height(rest), { isHeader: false, isJoined: false })
    }
    this.#nextPage()
    this.#place(lines, height(lines), { isHeader: false, isJoined: row.joins === true })
  }

  #nextPage(): void {
    this.#close()
    const sheet = this.#setting.nextSheet()
    this.#startedAt = sheet.y
    if (this.#setting.layout.repeatsHeader) this.#setHeader()
  }

  #wrap(pieces: readonly Piece[], column: number, struck: boolean): CellLine[] {
    const sheet = this.#setting.sheet()
    const room = (this.#widths[column] ?? 0) - 5
    const lines: CellLine[] = []
    let current: CellLine = { text: '', struck: [] }
    for (const piece of pieces)
      for (const letter of piece.text) {
        if (current.text !== '' && sheet.widthOf(current.text + letter) > room) {
          lines.push(current)
          current = { text: '', struck: [] }
          if (letter === ' ') continue
        }
        current.text += letter
        current.struck.push(struck || piece.struck === true)
      }
    return current.text === '' ? lines : [...lines, current]
  }

  #place(
    lines: readonly CellLine[][],
    height: number,
    { isHeader, isJoined }: { isHeader: boolean; isJoined: boolean },
  ): void {
    const { layout } = this.#setting
    const sheet = this.#setting.sheet()
    this.#rules(sheet, height, isHeader, isJoined)
    const isAcross = !isHeader && this.#strikesAcross(lines)
    if (isAcross) this.#strikeAcross(sheet, Math.max(...lines.map((each) => each.length)))
    for (const [at, cell] of lines.entries()) {
      const own = cell.length * layout.leading
      const top = sheet.y + (layout.cellsFrom === 'MIDDLE' || isHeader ? (height - own) / 2 : layout.padding)
      for (const [index, line] of cell.entries()) {
        const centred = ((this.#widths[at] ?? 0) - sheet.widthOf(line.text)) / 2
        const x = (this.#lefts[at] ?? 0) + (isHeader && layout.headerFrom === 'CENTRE' ? centred : 2.5)
        sheet.text(x, top + layout.leading * index + (layout.leading + layout.size * 0.7) / 2, line.text, {
          struck: isAcross ? false : line.struck,
        })
      }
    }
    sheet.y += height
  }

  #strikesAcross(lines: readonly CellLine[][]): boolean {
    const { strike, cellsFrom } = this.#setting.layout
    return strike === 'ACROSS' && cellsFrom === 'TOP' && lines.flat().every(({ struck }) => struck.every(Boolean))
  }

  #strikeAcross(sheet: Sheet, count: number): void {
    const { leading, size, padding, margin, width, strikeAt } = this.#setting.layout
    for (let at = 0; at < count; at += 1) {
      const y = sheet.y + padding + leading * at + (leading + size * 0.7) / 2 - size * strikeAt
      sheet.line(margin, y, width - margin, y)
    }
  }

  #rules(sheet: Sheet, height: number, isHeader: boolean, isJoined: boolean): void {
    const { layout } = this.#setting
    const [left, right] = [layout.margin, layout.width - layout.margin]
    const from = isJoined ? (this.#lefts[1] ?? left) : left
    const { rules } = layout
    if (rules === 'GRID' || rules === 'LEVEL_ONLY') sheet.line(from, sheet.y, right, sheet.y)
    if (layout.isDouble) sheet.line(from, sheet.y + 1, right, sheet.y + 1)
    if (rules === 'THIN_FILLS') sheet.fill(from, sheet.y - 0.25, right - from, 0.5)
    if (rules === 'BOXES')
      for (const [at, x] of this.#lefts.entries())
        if (!(isJoined && at === 0)) sheet.box(x, sheet.y, this.#widths[at] ?? 0, height)
    if ((rules === 'NONE' || rules === 'UPRIGHT_ONLY') && isHeader)
      sheet.line(left, sheet.y + height, right, sheet.y + height)
  }

  #close(): void {
    const { layout } = this.#setting
    const sheet = this.#setting.sheet()
    const { rules } = layout
    const right = layout.width - layout.margin
    if (rules === 'GRID' || rules === 'LEVEL_ONLY') sheet.line(layout.margin, sheet.y, right, sheet.y)
    if (rules === 'THIN_FILLS') sheet.fill(layout.margin, sheet.y - 0.25, right - layout.margin, 0.5)
    if (rules === 'GRID' || rules === 'UPRIGHT_ONLY' || rules === 'THIN_FILLS')
      for (const x of [...this.#lefts, right])
        if (rules === 'THIN_FILLS') sheet.fill(x - 0.25, this.#startedAt, 0.5, sheet.y - this.#startedAt)
        else sheet.line(x, this.#startedAt, x, sheet.y)
    sheet.y += layout.leading
  }
}
