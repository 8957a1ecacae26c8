import { Desk } from './desk.ts'
import type { InventedDocument, InventedEntry, Piece } from './invented.ts'
import { KINDS, korean } from './korean-words.ts'
import type { Layout } from './layout.ts'
import { printLists } from './print-lists.ts'
import { printSummary } from './print-summary.ts'
import { printTitle } from './print-title.ts'
import type { Row } from './table.ts'

const BODY = ['순위번호', '등기목적', '접수', '등기원인', '권리자 및 기타사항']

/** Prints a document as a PDF in the given layout. */
export function print(document: InventedDocument, layout: Layout): Uint8Array {
  return setDocument(document, layout).file()
}

/** Typesets the sheets of a document without writing a file. */
export function setDocument(document: InventedDocument, layout: Layout): Desk {
  const desk = new Desk(document, layout)
  const { scope, kind, number } = document
  const sheet = desk.newSheet(true)
  desk.centred(`등기사항전부증명서(${scope === 'CURRENT_ONLY' ? '현재 유효사항' : '말소사항 포함'})`, layout.size * 1.7)
  desk.centred(`- ${KINDS[kind]} -`)
  sheet.text(layout.width - layout.margin - 150, sheet.y, `고유번호 ${number}`)
  sheet.y += layout.leading * 1.5
  desk.address()
  printTitle(desk)
  section(desk, '【  갑      구  】', '( 소유권에 관한 사항 )', 'OWNERSHIP')
  section(desk, '【  을      구  】', '( 소유권 이외의 권리에 관한 사항 )', 'RIGHTS')
  if (document.hasLists === true) printLists(desk)
  desk.centred('--  이   하   여   백  --')
  if (document.hasSummary) printSummary(desk)
  return desk
}

function section(desk: Desk, title: string, subtitle: string, section: InventedEntry['section']): void {
  desk.heading(title, subtitle)
  const entries = desk.document.entries.filter((entry) => entry.section === section)
  if (entries.length === 0) {
    desk.centred('기록사항 없음')
    return
  }
  desk.table(
    BODY,
    desk.layout.columns,
    entries.flatMap((entry) => rowsOf(desk, entry)),
  )
}

function rowsOf(desk: Desk, entry: InventedEntry): Row[] {
  const { second } = entry
  const cancelled = entry.drawn === undefined ? entry.cancelled : entry.drawn === 'STRUCK'
  const purpose = entry.purpose.map((text): Piece[] => [{ text, struck: cancelled }])
  const rank = [[{ text: entry.rank }], ...(entry.rankNote === undefined ? [] : [[{ text: entry.rankNote }]])]
  const { isLabelled, isOnOneLine } = desk.layout
  const [receipt, cause] = [receiptOf(entry), causeOf(entry)].map((lines) => (isOnOneLine ? onOneLine(lines) : lines))
  const holder = isLabelled ? labelled(entry.holder) : [entry.holder]
  const first: Row = { cells: [rank, purpose, receipt ?? [], cause ?? [], holder], struck: cancelled }
  if (second === undefined) return [first]
  const secondPurpose = second.purpose.map((text): Piece[] => [{ text, struck: second.cancelled }])
  const secondHolder = second.holder.map((piece): Piece[] => [{ ...piece, struck: second.cancelled }])
  if (desk.layout.secondRow || second.receivedOn !== undefined) {
    const cells = [[], secondPurpose, receiptOf(second), causeOf(second), secondHolder]
    return [first, { cells, joins: true, struck: second.receivedOn !== undefined && second.cancelled }]
  }
  return [
    {
      ...first,
      cells: [rank, [...purpose, ...secondPurpose], receipt ?? [], cause ?? [], [...holder, ...secondHolder]],
    },
  ]
}

const onOneLine = (lines: Piece[][]): Piece[][] =>
  lines.length === 0 ? [] : [lines.flatMap((line, at) => (at === 0 ? line : [{ text: ' ' }, ...line]))]

const LABELS =
  /(?=(?:채무자|근저당권자|가등기권자|전세권자|임차권자|소유자|수탁자|채권자|존속기간|범 ?위|차 ?임|임대차계약일자|주민등록일자|점유개시일자|확정일자|공동담보목록|거래가액|서울특별시) )/

/** A line for each label, with its value behind a gap. */
function labelled(holder: readonly Piece[]): Piece[][] {
  return holder.flatMap(({ text, struck }) =>
    text
      .split(LABELS)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part): Piece[] => [{ text: part.replace(' ', '    '), ...(struck === true && { struck }) }]),
  )
}

type Received = Partial<Pick<InventedEntry, 'receivedOn' | 'receiptNumber' | 'cause'>>

const receiptOf = ({ receivedOn, receiptNumber = '' }: Received): Piece[][] =>
  receivedOn == null ? [] : [korean(receivedOn), receiptNumber].map((text): Piece[] => [{ text }])

const causeOf = ({ cause = '' }: Received): Piece[][] =>
  cause === '' ? [] : cause.split(/(?<=일) /).map((text): Piece[] => [{ text }])
