import type { PaperDesk } from '../generator/papers/paper-desk.ts'

export const TRUE_COPY = '이 등(초)본은 건축물대장의 원본내용과 틀림없음을 증명합니다.'
export const OWNER = ['홍*동', '700101-1******', '서울특별시 관악구 남부순환로 1800', '1/1', '2019.03.04']
export const UNIT_HEADER = ['구분', '층별', '※구조', '용도', '면적(㎡)', '성명(명칭)', '주소', '소유권 지분', '변동일']
export const UNIT_SHARES = [0.6, 0.8, 1.6, 1.5, 0.9, 1.4, 2.4, 0.8, 1.1]
export const PRICES = [
  ['2026.01.01', '187,000,000'],
  ['2025.01.01', '181,000,000'],
]

export function certified(desk: PaperDesk, day: string, office: string): void {
  desk.left(TRUE_COPY)
  desk.left(`발급일 : ${day}     담당자 : 부동산정보과     전화 : 02-000-0000`)
  desk.centred(office)
}

/** The rows of a form with each value below its label, as the portals print it. */
export function grid(desk: PaperDesk, rows: readonly (readonly [label: string, value: string])[][]): void {
  for (const row of rows)
    desk.table(
      row.map(([label]) => label),
      row.map(() => 1),
      [row.map(([, value]) => value)],
    )
}

export function site(desk: PaperDesk, lot: string, more: readonly (readonly [string, string])[]): void {
  grid(desk, [
    [['고유번호', '1162010200-3-14220005'], ['정부24접수번호', '20261123-55120931'], ...more],
    [
      ['대지위치', '서울특별시 관악구 신림동'],
      ['지번', lot],
      ['도로명주소', '서울특별시 관악구 신림로12길 3'],
    ],
  ])
}
