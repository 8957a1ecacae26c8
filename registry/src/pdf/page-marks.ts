import { isUnknownLetter, UNKNOWN_LETTER } from '../geometry/plain-text.ts'
import { type DrawnLine, LIMITS, type Page, type TextItem } from '../page.ts'
import { filledLines, pictureLine, strokedLines } from './drawn-path.ts'
import { IDENTITY, inside, type Matrix, matrixOf, type Point } from './matrix.ts'
import type { OperatorList, Operators, PdfPage } from './pdf-document.ts'
import { TextState, type Written } from './text-state.ts'

type Size = { width: number; height: number }
type State = { matrix: Matrix; text: TextState }

/** A picture that covers at least this share of a page is a scan of it. */
const SCAN_COVERS = 0.5
const DEEPEST = 2_000
/** Width of A4, in points. */
const PAPER_WIDTH = 595

const ENDS = ['paintFormXObjectEnd', 'endAnnotation']
const STROKES = ['stroke', 'closeStroke']
const FILLS = ['fill', 'eoFill']
const BOTH = ['fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']
const PICTURES = ['paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject', 'paintSolidColorImageMask']

/** Processes the operators of a page and records each character and drawn line with its position on the page. */
export class PageMarks {
  readonly written: Written[] = []
  readonly lines: DrawnLine[] = []
  #isCut = false
  #hasUnknownLetters = false
  #hasPicture = false
  /** Number of letters that a picture was painted over. */
  #covered = 0
  readonly #nameOf: ReadonlyMap<number, string>
  readonly #objects: PdfPage['commonObjs']
  readonly #page: Size
  #state: State
  readonly #saved: State[] = []
  readonly #upright: Matrix

  constructor(operators: Operators, { getViewport, commonObjs }: Pick<PdfPage, 'getViewport' | 'commonObjs'>) {
    const { width, height } = getViewport({ scale: 1 })
    // a page may use any units; the reader expects those of a sheet of paper
    const short = Math.min(width, height)
    const viewport = getViewport({ scale: short > 0 ? PAPER_WIDTH / short : 1 })
    this.#nameOf = new Map(Object.entries(operators).map(([name, number]) => [number, name]))
    this.#objects = commonObjs
    this.#page = { width: viewport.width, height: viewport.height }
    this.#upright = matrixOf(viewport.transform) ?? IDENTITY
    this.#state = { matrix: this.#upright, text: new TextState() }
  }

  run({ fnArray, argsArray }: OperatorList): Page {
    // a page that would be truncated is treated as unreadable
    if (fnArray.length > LIMITS.operatorsOfPage) return { items: [], lines: [] }
    for (let at = 0; at < fnArray.length; at += 1)
      this.#step(this.#nameOf.get(fnArray[at] ?? -1) ?? '', argsArray[at] ?? [])
    if (this.#isCut) return { items: [], lines: [] }
    const { items, lines } = itemsOf(this.written, this.lines, this.#page)
    return { items, lines, scanned: this.#isScan(items), hasUnknownLetters: this.#hasUnknownLetters }
  }

  #isScan(items: readonly TextItem[]): boolean {
    const hidden = this.written.filter((each) => each.hidden && each.text.trim() !== '').length
    const isMost = (count: number) => count * 2 > this.written.length
    // a picture behind the letters may be a background pattern, unless it also contains the table rules
    const isOnlyPicture = this.#hasPicture && this.lines.length === 0
    return items.length > 0 && (isMost(hidden) || isMost(this.#covered) || isOnlyPicture)
  }

  #step(name: string, args: ArrayLike<unknown>): void {
    const { text } = this.#state
    if (this.#isCut) return
    if (name === 'save' || name === 'beginGroup') this.#save()
    else if (name === 'restore' || name === 'endGroup' || ENDS.includes(name)) this.#restore()
    else if (name === 'transform') this.#transform(args)
    else if (name === 'paintFormXObjectBegin') {
      this.#save()
      this.#transform(args[0])
    } else if (name === 'beginAnnotation') this.#annotation(args)
    else if (name === 'constructPath') this.#path(args)
    else if (PICTURES.includes(name)) this.#picture()
    else if (name === 'showText') this.#show(args[0])
    else changeText(text, name, args, this.#objects)
  }

  #show(glyphs: unknown): void {
    const { text, matrix } = this.#state
    // the library leaves out the letters of a font whose encoding it does not know
    if (Array.isArray(glyphs) && glyphs.length === 0) this.#hasUnknownLetters = true
    for (const each of text.show(glyphs, matrix)) {
      if (isUnknownLetter(each.text)) this.#hasUnknownLetters = true
      this.written.push(each)
    }
    if (this.written.length > LIMITS.charactersOfPage) this.#isCut = true
  }

  #save(): void {
    const { matrix, text } = this.#state
    this.#saved.push({ matrix, text: text.copy() })
    if (this.#saved.length > DEEPEST) this.#isCut = true
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
  }

  /** A strike may be a separate annotation on the page. */
  #annotation(args: ArrayLike<unknown>): void {
    this.#save()
    this.#state.matrix = this.#upright
    this.#transform(args[2])
    this.#transform(args[3])
  }

  #transform(value: unknown): void {
    const matrix = matrixOf(value)
    if (matrix !== null) this.#state.matrix = inside(this.#state.matrix, matrix)
  }

  /** Arguments: the painting operator of a path, its data, and its bounding box. */
  #path(args: ArrayLike<unknown>): void {
    const name = this.#nameOf.get(Number(args[0])) ?? ''
    const data = (args[1] as ArrayLike<unknown> | null)?.[0] as ArrayLike<number> | null | undefined
    if (data === null || data === undefined || this.#isCut) return
    if (data.length > LIMITS.pointsOfPath || this.lines.length > LIMITS.linesOfPage) this.#isCut = true
    const { matrix } = this.#state
    if (STROKES.includes(name)) this.#add(strokedLines(data, matrix))
    if (FILLS.includes(name)) this.#add(filledLines(data, matrix))
    if (BOTH.includes(name)) {
      const filled = filledLines(data, matrix)
      this.#add(filled.length > 0 ? filled : strokedLines(data, matrix))
    }
  }

  #add(lines: readonly DrawnLine[]): void {
    for (const line of lines) this.lines.push(line)
  }

  #picture(): void {
    const [a, b, c, d] = this.#state.matrix
    if (Math.abs(a * d - b * c) / (this.#page.width * this.#page.height) > SCAN_COVERS) {
      this.#hasPicture = true
      this.#covered = this.written.length
    }
    this.#add(pictureLine(this.#state.matrix))
  }
}

function changeText(text: TextState, name: string, args: ArrayLike<unknown>, objects: PdfPage['commonObjs']): void {
  const number = (at: number) => Number(args[at]) || 0
  if (name === 'beginText') text.begin()
  else if (name === 'setTextMatrix') text.begin(matrixOf(args[0]) ?? matrixOf(args) ?? IDENTITY)
  else if (name === 'moveText') text.move(number(0), number(1))
  else if (name === 'setLeading') text.leading = -number(0)
  else if (name === 'setLeadingMoveText') {
    text.leading = number(1)
    text.move(number(0), number(1))
  } else if (name === 'nextLine') text.move(0, text.leading)
  else if (name === 'setFont') text.setFont(args[0], args[1], objects)
  else if (name === 'setCharSpacing') text.characterSpacing = number(0)
  else if (name === 'setWordSpacing') text.wordSpacing = number(0)
  else if (name === 'setHScale') text.stretch = number(0) / 100
  else if (name === 'setTextRise') text.rise = number(0)
  else if (name === 'setTextRenderingMode') text.mode = number(0)
  else if (name === 'setGState') setFontOf(args[0], text, objects)
}

function setFontOf(states: unknown, text: TextState, objects: PdfPage['commonObjs']): void {
  if (!Array.isArray(states)) return
  for (const [key, value] of states as [unknown, unknown][])
    if (key === 'Font' && Array.isArray(value)) text.setFont(value[0], value[1], objects)
}

/** Text rotated by more than this against most of its page is a stamp: the sine of the angle. */
const ASKEW = 0.1

/** Converts characters to items of a page on which most text is upright, whatever the rotation of its content. */
function itemsOf(
  written: readonly Written[],
  lines: readonly DrawnLine[],
  { width, height }: Size,
): { items: TextItem[]; lines: DrawnLine[] } {
  // a letter that means nothing stands where it was drawn
  const visible = written.map((each) => (each.text === '' ? { ...each, text: UNKNOWN_LETTER } : each))
  const turn = mostCommonDirection(visible)
  // the upper left corner stays the origin, as columns go on from page to page
  const [left, top] = [
    Math.min(0, width * turn.x) + Math.min(0, height * turn.y),
    Math.min(0, height * turn.x) + Math.min(0, -width * turn.y),
  ]
  const turned = (point: Point): Point => ({
    x: point.x * turn.x + point.y * turn.y - left,
    y: point.y * turn.x - point.x * turn.y - top,
  })
  return {
    items: visible.flatMap((each) => itemOf(each, turned)),
    lines: lines.map(({ x1, y1, x2, y2 }) => {
      const [from, to] = [turned({ x: x1, y: y1 }), turned({ x: x2, y: y2 })]
      return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
    }),
  }
}

function itemOf({ text, start, end, top }: Written, turned: (point: Point) => Point): TextItem[] {
  const [from, to, above] = [turned(start), turned(end), turned(top)]
  const height = from.y - above.y
  const width = to.x - from.x
  const isUpright =
    height > 0 && width >= 0 && Math.abs(to.y - from.y) <= ASKEW * Math.max(width, height) && Number.isFinite(width)
  return isUpright ? [{ text, x: from.x, y: from.y, width, height }] : []
}

/** A unit vector, rounded to a quarter turn if it is close to one. */
function mostCommonDirection(written: readonly Written[]): Point {
  const counts = new Map<string, { count: number; x: number; y: number }>()
  for (const { start, end } of written) {
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const length = Math.hypot(dx, dy)
    if (!(length > 0)) continue
    const key = String(Math.round((Math.atan2(dy, dx) * 180) / Math.PI / 2))
    const known = counts.get(key) ?? { count: 0, x: 0, y: 0 }
    counts.set(key, { count: known.count + 1, x: known.x + dx / length, y: known.y + dy / length })
  }
  const best = [...counts.values()].toSorted((a, b) => b.count - a.count)[0]
  if (best === undefined) return { x: 1, y: 0 }
  const length = Math.hypot(best.x, best.y)
  return { x: best.x / length, y: best.y / length }
}
