import { kindOfLine, type TableSection } from '../document/line-kinds.ts'
import { plainText } from '../geometry/plain-text.ts'
import { LIMITS } from '../page.ts'

/** A pasted line, with single blanks and without blanks; `page`: counted by the preceding page numbers. */
export type PastedLine = { spaced: string; text: string; page: number }
export type PastedSection = { section: TableSection; title: string; lines: PastedLine[]; saysNone: boolean }

/** The column headings, on one line or several. */
const HEADER =
  /순위번호|등기목적|접수정보|접수|등기원인|권리자및기타사항|주요등기사항|대상소유자|등기명의인|\(?주민\)?등록번호|최종지분|주소/g

export function pastedLines(text: string): PastedLine[] {
  let page = 1
  return text
    .slice(0, LIMITS.pastedCharacters)
    .split(/\r\n|[\r\n\u2028\f]/)
    .map((line): PastedLine => {
      const spaced = plainText(line).trim()
      const own = page
      const plain = spaced.replaceAll(' ', '')
      if (/^\d{1,3}\/\d{1,3}$/.test(plain)) page += 1
      return { spaced, text: plain, page: own }
    })
    .filter(({ text: plain }) => plain !== '' && !/^열람용$/.test(plain))
}

/** Lines of each section without heads, notes and column headings. */
export function pastedSections(lines: readonly PastedLine[]): PastedSection[] {
  const sections: PastedSection[] = []
  let current: PastedSection | null = null
  for (const line of lines) {
    const found = kindOfLine(line.text)
    if (found.kind === 'SECTION')
      sections.push((current = { section: found.section, title: line.text, lines: [], saysNone: false }))
    else if (found.kind === 'END') current = null
    else if (found.kind === 'NONE' && current !== null) current.saysNone = true
    else if (found.kind === 'ROW' && !isHeader(line.text)) current?.lines.push(line)
  }
  return sections
}

const isHeader = (text: string): boolean => text.replace(HEADER, '') === ''
