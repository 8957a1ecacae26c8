import type { TextLine } from '../geometry/text-lines.ts'
import { kindOfLine, type TableSection } from './line-kinds.ts'
import type { PreparedPage } from './prepared-page.ts'

/** Lines of one section on one page. `title`: the line that opened it here; absent where it goes on from the page before. */
export type Segment = {
  section: TableSection
  page: PreparedPage
  title: string | null
  lines: TextLine[]
  saysNone: boolean
}

/** How many lines over a table may belong to the head of its page. */
const LONGEST_HEAD = 12
const MARGIN_LINES = 3

/** Cuts the pages, in their order, into what belongs to one section each. Heads, notes and page numbers belong to none. */
export function segmentsOf(pages: readonly PreparedPage[], addressText: string | null): Segment[] {
  const segments: Segment[] = []
  let section: TableSection | null = null
  for (const page of pages) {
    let current: Segment | null = null
    const start = headLength(page, addressText)
    const open = (title: string | null) => {
      if (section === null) return
      current = { section, page, title, lines: [], saysNone: false }
      segments.push(current)
    }
    open(null)
    for (const [index, line] of page.lines.entries()) {
      if (index < start) continue
      const found = kindOfLine(line.text)
      if (found.kind === 'SECTION') {
        section = found.section
        open(line.text)
      } else if (found.kind === 'END') {
        section = current = null
      } else if (found.kind === 'NOTE' || found.kind === 'HEAD' || isPageNumber(page, index)) current = null
      else if (found.kind === 'NONE' && current !== null) (current as Segment).saysNone = true
      else (current as Segment | null)?.lines.push(line)
    }
  }
  return segments
}

function isPageNumber(page: PreparedPage, index: number): boolean {
  const isMargin = index < MARGIN_LINES || index >= page.lines.length - MARGIN_LINES
  return isMargin && kindOfLine(page.lines[index]?.text ?? '').kind === 'PAGE_NUMBER'
}

/** Lines from the top that repeat what the document is of; a long address takes several. */
function headLength({ lines }: PreparedPage, addressText: string | null): number {
  let length = 0
  let isInAddress = false
  let left = ''
  for (const [index, { text }] of lines.slice(0, LONGEST_HEAD).entries()) {
    const { kind } = kindOfLine(text)
    if (/^\[(?:집합건물|건물|토지)\]/.test(text)) {
      isInAddress = addressText !== null
      left = (addressText ?? '').replaceAll(' ', '').replace(text.replace(/^\[[^\]]*\]/, ''), '')
      length = index + 1
    } else if (kind === 'SECTION') break
    else if (kind !== 'ROW' && kind !== 'NONE') length = index + 1
    else if (isInAddress && left.length > 0 && left.startsWith(text)) {
      left = left.slice(text.length)
      length = index + 1
    }
  }
  return length
}
