import type { InventedDocument, InventedEntry, Piece } from './invented.ts'
import type { Layout } from './layout.ts'
import { writePdf } from './pdf-writer.ts'
import { randomOf } from './random.ts'
import { Sheet } from './sheet.ts'
import { type Row, TableSetter } from './table.ts'

const BODY = ['순위번호', '등기목적', '접수', '등기원인', '권리자 및 기타사항']
const SUMMARY = ['순위번호', '등기목적', '접수정보', '주요등기사항', '대상소유자']
const KINDS = { UNIT: '집합건물', BUILDING: '건물', LAND: '토지' }
const SUMMARISED = new Set([
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'LEASE_RIGHT',
  'SUPERFICIES',
  'SEIZURE',
  'PROVISIONAL_SEIZURE',
  'INJUNCTION',
  'AUCTION',
  'PROVISIONAL_REGISTRATION',
])

/** A document as a PDF in a layout. */
export function print(document: InventedDocument, layout: Layout): Uint8Array {
  return new Printer(document, layout).print()
}

class Printer {
  readonly #document: InventedDocument
  readonly #layout: Layout
  readonly #sheets: Sheet[] = []

  constructor(document: InventedDocument, layout: Layout) {
    this.#document = document
    this.#layout = layout
  }

  print(): Uint8Array {
    const { scope, kind, number } = this.#document
    const sheet = this.#newSheet(true)
    this.#centred(
      `등기사항전부증명서(${scope === 'CURRENT_ONLY' ? '현재 유효사항' : '말소사항 포함'})`,
      this.#layout.size * 1.7,
    )
    this.#centred(`- ${KINDS[kind]} -`)
    sheet.text(this.#layout.width - this.#layout.margin - 150, sheet.y, `고유번호 ${number}`)
    sheet.y += this.#layout.leading * 1.5
    this.#address()
    this.#title()
    this.#section('【  갑      구  】', '( 소유권에 관한 사항 )', 'OWNERSHIP')
    this.#section('【  을      구  】', '( 소유권 이외의 권리에 관한 사항 )', 'RIGHTS')
    this.#centred('--  이   하   여   백  --')
    if (this.#document.hasSummary) this.#summary()
    return this.#file()
  }

  #file(): Uint8Array {
    const { layout, sheets } = { layout: this.#layout, sheets: this.#sheets }
    const random = randomOf(layout.seed + 5)
    for (const [at, sheet] of sheets.entries()) this.#margins(sheet, `${at + 1}/${sheets.length}`)
    const { width, height, scale, turn } = layout
    const isAcross = turn === 90 || turn === 270
    return writePdf({
      width: (isAcross ? height : width) * scale,
      height: (isAcross ? width : height) * scale,
      rotate: turn === 'LYING' ? 270 : turn,
      fonts: [layout.font],
      contents: sheets.map((sheet) => turned(sheet.content(random), turn, width * scale, height * scale)),
    })
  }

  #newSheet = (isFirst = false): Sheet => {
    const sheet = new Sheet(this.#layout)
    this.#sheets.push(sheet)
    sheet.y += this.#layout.leading * 1.5
    if (!isFirst) this.#address()
    return sheet
  }

  get #sheet(): Sheet {
    return this.#sheets.at(-1) as Sheet
  }

  #setting = () => ({ layout: this.#layout, sheet: () => this.#sheet, nextSheet: () => this.#newSheet() })

  #centred(text: string, size = this.#layout.size): void {
    const sheet = this.#sheet
    sheet.text((this.#layout.width - sheet.widthOf(text, size)) / 2, sheet.y + size, text, { size })
    sheet.y += size * 2
  }

  #address(): void {
    const { address, kind } = this.#document
    this.#sheet.text(this.#layout.margin, this.#sheet.y + this.#layout.size, `[${KINDS[kind]}] ${address}`)
    this.#sheet.y += this.#layout.leading * 1.6
  }

  #heading(title: string, subtitle: string): void {
    const { leading } = this.#layout
    if (this.#sheet.y + leading * 9 > this.#sheet.bottom) this.#newSheet()
    this.#centred(`${title}   ${subtitle}`)
  }

  #table(header: string[], shares: number[], rows: Row[]): void {
    new TableSetter(this.#setting(), header, shares).set(rows)
  }

  #title(): void {
    const { kind, area, floor, landShare, separateLand, address } = this.#document
    const cell = (text: string, struck = false): Piece[][] => (text === '' ? [] : [[{ text, struck }]])
    if (kind === 'LAND') {
      this.#heading('【  표  제  부  】', '( 토지의 표시 )')
      this.#table(
        ['표시번호', '접수', '소재지번', '지목', '면적', '등기원인 및 기타사항'],
        [0.1, 0.2, 0.3, 0.08, 0.12, 0.2],
        [{ cells: [cell('1'), cell('1999년3월2일'), cell(address), cell('대'), cell('210.5㎡'), cell('')] }],
      )
      return
    }
    this.#heading('【  표  제  부  】', kind === 'UNIT' ? '( 1동의 건물의 표시 )' : '( 건물의 표시 )')
    const building = ['표시번호', '접수', '소재지번,건물명칭 및 번호', '건물내역', '등기원인 및 기타사항']
    this.#table(
      building,
      [0.1, 0.15, 0.3, 0.25, 0.2],
      [
        {
          cells: [
            cell('1', true),
            cell('1999년3월2일', true),
            cell(address, true),
            cell('철근콘크리트구조 5층 1층 210.11㎡ 2층 210.11㎡', true),
            cell(''),
          ],
          struck: true,
        },
        {
          cells: [
            cell('2'),
            cell('2011년5월6일'),
            cell(address),
            cell('철근콘크리트구조 5층 1층 210.11㎡ 2층 211.11㎡'),
            cell('도로명주소'),
          ],
        },
      ],
    )
    if (kind !== 'UNIT') return
    if (landShare !== null) {
      this.#heading('', '( 대지권의 목적인 토지의 표시 )')
      this.#table(
        ['표시번호', '소재지번', '지목', '면적', '등기원인 및 기타사항'],
        [0.12, 0.33, 0.1, 0.15, 0.3],
        [{ cells: [cell('1'), cell('1. 신림동 1422-5'), cell('대'), cell(`${landShare.of}㎡`), cell('1999년3월2일')] }],
      )
    }
    this.#heading('【  표  제  부  】', '( 전유부분의 건물의 표시 )')
    this.#table(
      ['표시번호', '접수', '건물번호', '건물내역', '등기원인 및 기타사항'],
      [0.12, 0.18, 0.2, 0.25, 0.25],
      [
        {
          cells: [
            cell('1'),
            cell('1999년3월2일'),
            cell(`제${floor}층 제${floor}01호`),
            cell(`철근콘크리트구조 ${area}㎡`),
            cell('도면 제1호'),
          ],
        },
      ],
    )
    if (landShare === null) return
    this.#heading('', '( 대지권의 표시 )')
    this.#table(
      ['표시번호', '대지권종류', '대지권비율', '등기원인 및 기타사항'],
      [0.12, 0.28, 0.25, 0.35],
      [
        {
          cells: [
            cell('1'),
            cell('1 소유권대지권'),
            cell(`${landShare.of}분의 ${landShare.share}`),
            cell(`1999년3월2일 대지권${separateLand ? ' 별도등기 있음 1토지(을구 1번 근저당권 설정 등기)' : ''}`),
          ],
        },
      ],
    )
  }

  #section(title: string, subtitle: string, section: InventedEntry['section']): void {
    this.#heading(title, subtitle)
    const entries = this.#document.entries.filter((entry) => entry.section === section)
    if (entries.length === 0) {
      this.#centred('기록사항 없음')
      return
    }
    this.#table(
      BODY,
      this.#layout.columns,
      entries.flatMap((entry) => this.#rowsOf(entry)),
    )
  }

  #rowsOf(entry: InventedEntry): Row[] {
    const { second } = entry
    const cancelled = entry.cancelled
    const purpose = entry.purpose.map((text): Piece[] => [{ text, struck: cancelled }])
    const receipt =
      entry.receivedOn === null
        ? []
        : [korean(entry.receivedOn), entry.receiptNumber].map((text): Piece[] => [{ text }])
    const rank = [[{ text: entry.rank }], ...(entry.rankNote === undefined ? [] : [[{ text: entry.rankNote }]])]
    const cause = entry.cause === '' ? [] : entry.cause.split(/(?<=일) /).map((text): Piece[] => [{ text }])
    const first: Row = { cells: [rank, purpose, receipt, cause, [entry.holder]], struck: cancelled }
    if (second === undefined) return [first]
    const secondPurpose = second.purpose.map((text): Piece[] => [{ text, struck: second.cancelled }])
    const secondHolder = second.holder.map((piece): Piece[] => [{ ...piece, struck: second.cancelled }])
    if (this.#layout.secondRow) return [first, { cells: [[], secondPurpose, [], [], secondHolder], joins: true }]
    return [
      { ...first, cells: [rank, [...purpose, ...secondPurpose], receipt, cause, [entry.holder, ...secondHolder]] },
    ]
  }

  #summary(): void {
    this.#newSheet()
    this.#centred('주요 등기사항 요약 (참고용)', this.#layout.size * 1.4)
    const { owners, entries, kind } = this.#document
    this.#sheet.text(
      this.#layout.margin,
      this.#sheet.y,
      '본 주요 등기사항 요약은 증명서상에 말소되지 않은 사항을 간략히 요약한 것입니다.',
    )
    this.#sheet.y += this.#layout.leading * 2
    this.#left('1. 소유지분현황 ( 갑구 )')
    const share = owners.names.length > 1 ? `${owners.names.length}분의 1` : '단독소유'
    const numberOf = owners.company ? '110111-1234567' : '800101-*******'
    this.#table(
      ['등기명의인', '(주민)등록번호', '최종지분', '주 소', '순위번호'],
      [0.22, 0.2, 0.15, 0.31, 0.12],
      owners.names.map((name) => ({
        cells: [name, numberOf, share, '서울특별시 관악구 신림동 7', owners.rank].map((text) => [
          [{ text: text === name ? `${name} (소유자)` : text }],
        ]),
      })),
    )
    for (const [title, section] of [
      ['2. 소유지분을 제외한 소유권에 관한 사항 ( 갑구 )', 'OWNERSHIP'],
      ['3. (근)저당권 및 전세권 등 ( 을구 )', 'RIGHTS'],
    ] as const) {
      this.#left(title)
      const live = entries.filter(
        (entry) =>
          entry.section === section &&
          !entry.cancelled &&
          (SUMMARISED.has(entry.kind) ||
            (entry.kind === 'CHANGE' && entry.amountWon !== null) ||
            entry.kind === 'TRANSFER_OF_RIGHT'),
      )
      if (live.length === 0) {
        this.#left('- 기록사항 없음')
        continue
      }
      this.#table(
        SUMMARY,
        [0.11, 0.2, 0.24, 0.3, 0.15],
        live.map((entry) => ({
          cells: [
            [[{ text: entry.rank }]],
            [[{ text: entry.purpose.join('') }]],
            [[{ text: korean(entry.receivedOn ?? '') }], [{ text: entry.receiptNumber }]],
            [
              entry.holder.filter(({ struck }) => struck !== true).length > 0 && entry.amountWon !== null
                ? [{ text: `${labelOf(entry)} 금${entry.amountWon.toLocaleString('en-US')}원` }]
                : [{ text: '권리자 별지' }],
            ],
            [[{ text: owners.names[0] ?? '' }]],
          ],
        })),
      )
    }
    this.#left('[ 참 고 사 항 ]')
    this.#left(`가. 등기기록에서 유효한 지분을 가진 ${KINDS[kind]} 소유자 혹은 공유자 현황을 가나다 순으로 표시합니다.`)
  }

  #left(text: string): void {
    const { leading, margin, size } = this.#layout
    if (this.#sheet.y + leading * 4 > this.#sheet.bottom) this.#newSheet()
    this.#sheet.text(margin, this.#sheet.y + size, text)
    this.#sheet.y += leading * 1.8
  }

  #margins(sheet: Sheet, place: string): void {
    const { layout } = this
    const { margin, width, height, size, leading, pageNumber, stamp } = layout
    const at = `열람일시 : ${koreanMoment(this.#document.viewedAt)}`
    let y = height - margin - 26
    sheet.text(
      margin,
      y,
      '* 실선으로 그어진 부분은 말소사항을 표시함.   * 기록사항 없는 갑구, 을구는 기록사항 없음으로 표시함.',
    )
    y += leading
    sheet.text(margin, y, pageNumber === 'IN_NOTE' ? `${at}      ${place}` : at)
    if (pageNumber === 'FOOT') sheet.text(width / 2 - 10, y + leading, place)
    if (pageNumber === 'HEAD') sheet.text(width - margin - 30, margin, place)
    if (stamp === 'LARGE')
      Array.from('열람용').forEach((letter, index) => sheet.text(150 + index * 110, 420, letter, { size: size * 5 }))
    if (stamp === 'SPACED')
      for (let row = 0; row < 4; row += 1) sheet.text(120 + row * 40, 260 + row * 120, '열 람 용', { size: size * 1.2 })
  }

  get layout(): Layout {
    return this.#layout
  }
}

const labelOf = ({ kind }: InventedEntry) =>
  ({
    JEONSE_RIGHT: '전세금',
    LEASE_REGISTRATION: '임차보증금',
    LEASE_RIGHT: '임차보증금',
    PROVISIONAL_SEIZURE: '청구금액',
  })[kind as string] ?? '채권최고액'

function korean(date: string): string {
  const [year, month, day] = date.split('-')
  return `${year}년${Number(month)}월${Number(day)}일`
}

function koreanMoment(moment: string): string {
  const [date = '', time = ''] = moment.split('T')
  const [year, month, day] = date.split('-')
  const [hour, minute, second] = time.split(':')
  return `${year}년${month}월${day}일 ${hour}시${minute}분${second}초`
}

/** Content turned against the turn of its page, so that it stands upright when shown. */
function turned(content: string, turn: Layout['turn'], width: number, height: number): string {
  if (turn === 90) return `q 0 1 -1 0 ${height} 0 cm\n${content}\nQ`
  if (turn === 180) return `q -1 0 0 -1 ${width} ${height} cm\n${content}\nQ`
  if (turn === 270) return `q 0 -1 1 0 0 ${width} cm\n${content}\nQ`
  return content
}
