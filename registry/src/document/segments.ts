import type { TextLine } from '../geometry/text-lines.ts'
import { kindOfLine, speaksOfEntries, type TableSection } from './line-kinds.ts'
import { isInMargin, type PreparedPage } from './prepared-page.ts'

/** Lines of one section on one page. `title`: the heading on this page; absent if continued from the previous page. */
export type Segment = {
  section: TableSection
  page: PreparedPage
  title: string | null
  lines: TextLine[]
  saysNone: boolean
}

/** `dropped`: lines between the sections that mention entries. */
export type Segments = { segments: Segment[]; dropped: string[] }

/** Maximum number of lines above a table in the page head, and of those in a note. */
const LONGEST_HEAD = 12
const NOTE_IN_HEAD = 3
/** Minimum number of letters in an address printed without its kind. */
const LEAST_ADDRESS = 8

/** Splits the pages, in order, into segments of one section each. Heads, notes and page numbers belong to none. */
export function segmentsOf(pages: readonly PreparedPage[], addressText: string | null): Segments {
  const segments: Segment[] = []
  const dropped: string[] = []
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
      } else if (found.kind === 'NOTE' || isPageNumber(page, index)) {
        if (index >= NOTE_IN_HEAD) current = null
      } else if (found.kind === 'NONE' && current !== null) (current as Segment).saysNone = true
      else if (found.kind !== 'HEAD' && current === null && !isBesideEntries(section)) dropped.push(line.text)
      else if (found.kind !== 'HEAD') (current as Segment | null)?.lines.push(line)
    }
  }
  return { segments, dropped: dropped.filter(speaksOfEntries) }
}

/** The summary and the lists repeat what the entries state. */
const isBesideEntries = (section: TableSection | null) => section === 'LIST' || section?.startsWith('SUMMARY') === true

function isPageNumber(page: PreparedPage, index: number): boolean {
  return isInMargin(page, index) && kindOfLine(page.lines[index]?.text ?? '').kind === 'PAGE_NUMBER'
}

/** Number of lines at the top that repeat the document's subject; a long address spans several. */
function headLength({ lines }: PreparedPage, addressText: string | null): number {
  let length = 0
  let isInAddress = false
  const address = (addressText ?? '').replaceAll(' ', '')
  let left = ''
  for (const [index, { text }] of lines.slice(0, LONGEST_HEAD).entries()) {
    const { kind } = kindOfLine(text)
    if (/^\[(?:집합건물|건물|토지)\]/.test(text)) {
      isInAddress = addressText !== null
      left = address.replace(text.replace(/^\[[^\]]*\]/, ''), '')
      length = index + 1
    } else if (index < NOTE_IN_HEAD && text.length >= LEAST_ADDRESS && address.startsWith(text)) {
      isInAddress = true
      left = address.slice(text.length)
      length = index + 1
    } else if (isInAddress && left.length > 0 && left.startsWith(text)) {
      left = left.slice(text.length)
      length = index + 1
    } else if (kind !== 'HEAD' && kind !== 'NOTE' && kind !== 'PAGE_NUMBER') break
    else length = index + 1
  }
  return length
}
