import type { Desk } from './desk.ts'

/** The title of a list after the entries, its column headings and widths, and the cells of its rows. */
type List = { title: string; above: string[]; header: string[]; shares: number[]; rows: string[][] }

const LISTS: List[] = [
  {
    title: '【  공 동 담 보 목 록  】',
    above: ['목록번호   2012-1234'],
    header: ['일련번호', '부동산에 관한 권리의 표시', '관할등기소명', '순위번호', '기타사항'],
    shares: [0.12, 0.36, 0.2, 0.12, 0.2],
    rows: [1, 2, 3].map((at) => [
      String(at),
      `[토지] 서울특별시 관악구 신림동 ${at}0-${at}`,
      '서울중앙지방법원 등기국',
      String(at + 2),
      '2012년3월4일 제1234호 설정계약으로 인하여',
    ]),
  },
  {
    title: '【  매 매 목 록  】',
    above: ['목록번호   2012-77', '거래가액   금300,000,000원'],
    header: ['일련번호', '부동산의 표시', '순위번호', '등기원인', '경정원인'],
    shares: [0.12, 0.38, 0.15, 0.2, 0.15],
    rows: [1, 2].map((at) => [
      String(at),
      `[토지] 서울특별시 관악구 신림동 ${at}0-${at}`,
      String(at + 2),
      '2012년3월4일 매매',
      '',
    ]),
  },
]

/** Prints the lists that a document has on request, after its entries. */
export function printLists(desk: Desk): void {
  for (const { title, above, header, shares, rows } of LISTS) {
    desk.heading(title, '')
    for (const line of above) desk.left(line)
    desk.table(
      header,
      shares,
      rows.map((cells) => ({ cells: cells.map((text) => [[{ text }]]) })),
    )
  }
}

export const copiedLists = (): string[] =>
  LISTS.flatMap(({ title, above, header, rows }) => [
    title,
    ...above,
    header.join(' '),
    ...rows.map((cells) => cells.join(' ')),
  ])
