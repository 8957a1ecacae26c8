import type { Desk } from './desk.ts'
import type { Piece } from './invented.ts'
import { korean } from './korean-words.ts'
import type { Row } from './table.ts'

const LAND_RIGHT = ['표시번호', '대지권종류', '대지권비율', '등기원인 및 기타사항']

export function printTitle(desk: Desk): void {
  const { kind, area, floor, landShare, separateLand, address } = desk.document
  const floors = Math.max(5, floor)
  const cell = (text: string, struck = false): Piece[][] => (text === '' ? [] : [[{ text, struck }]])
  if (kind === 'LAND') {
    desk.heading('【  표  제  부  】', '( 토지의 표시 )')
    desk.table(
      ['표시번호', '접수', '소재지번', '지목', '면적', '등기원인 및 기타사항'],
      [0.1, 0.2, 0.3, 0.08, 0.12, 0.2],
      [{ cells: [cell('1'), cell('1999년3월2일'), cell(address), cell('대'), cell('210.5㎡'), cell('')] }],
    )
    return
  }
  desk.heading('【  표  제  부  】', kind === 'UNIT' ? '( 1동의 건물의 표시 )' : '( 건물의 표시 )')
  const building = ['표시번호', '접수', '소재지번,건물명칭 및 번호', '건물내역', '등기원인 및 기타사항']
  const { building: own } = desk.document
  const buildingShares = [0.1, 0.15, 0.3, 0.25, 0.2]
  const lines = (texts: string[]): Piece[][] => texts.map((text) => [{ text }])
  if (own !== undefined)
    desk.table(building, buildingShares, [
      {
        cells: [
          cell('1'),
          cell(korean(own.registeredOn)),
          lines([own.place ?? address.replace(/ 제\d+층.*$/, ''), `[도로명주소] ${own.roadAddress}`]),
          lines([own.structure, ...own.floors]),
          cell(''),
        ],
      },
    ])
  else
    desk.table(building, buildingShares, [
      {
        cells: [
          cell('1', true),
          cell('1999년3월2일', true),
          cell(address, true),
          cell(`철근콘크리트구조 ${floors}층 1층 210.11㎡ 2층 210.11㎡`, true),
          cell(''),
        ],
        struck: true,
      },
      {
        cells: [
          cell('2'),
          cell('2011년5월6일'),
          cell(address),
          cell(`철근콘크리트구조 ${floors}층 1층 210.11㎡ 2층 211.11㎡`),
          cell('도로명주소'),
        ],
      },
    ])
  if (kind !== 'UNIT') return
  const registeredOn = own === undefined ? '1999년3월2일' : korean(own.registeredOn)
  if (landShare !== null) {
    desk.heading('', '( 대지권의 목적인 토지의 표시 )')
    desk.table(
      ['표시번호', '소재지번', '지목', '면적', '등기원인 및 기타사항'],
      [0.12, 0.33, 0.1, 0.15, 0.3],
      [
        {
          cells: [
            cell('1'),
            cell(`1. ${own?.lot ?? /^.*?\d+-\d+/.exec(address)?.[0] ?? address}`),
            cell('대'),
            cell(`${landShare.of}㎡`),
            cell(registeredOn),
          ],
        },
      ],
    )
  }
  desk.heading('【  표  제  부  】', '( 전유부분의 건물의 표시 )')
  desk.table(
    ['표시번호', '접수', '건물번호', '건물내역', '등기원인 및 기타사항'],
    [0.12, 0.18, 0.2, 0.25, 0.25],
    [
      {
        cells: [
          cell('1'),
          cell(registeredOn),
          cell(own?.unit ?? /제\d+층 제\d+호$/.exec(address)?.[0] ?? `제${floor}층 제${floor}01호`),
          cell(`철근콘크리트구조 ${area}㎡`),
          cell('도면 제1호'),
        ],
      },
    ],
  )
  if (landShare === null) return
  desk.heading('', '( 대지권의 표시 )')
  const { landRow } = desk.document
  if (landRow !== undefined) return printLandRow(desk, landRow)
  desk.table(
    LAND_RIGHT,
    [0.12, 0.28, 0.25, 0.35],
    [
      {
        cells: [
          cell('1'),
          cell('1 소유권대지권'),
          cell(`${landShare.of}분의 ${landShare.share}`),
          cell(`${registeredOn} 대지권${separateLand ? ' 별도등기 있음 1토지(을구 1번 근저당권 설정 등기)' : ''}`),
        ],
      },
    ],
  )
}

function printLandRow(desk: Desk, row: NonNullable<Desk['document']['landRow']>): void {
  const { kinds, shares, cause, struck, notes = [] } = row
  const cells = [['1'], kinds, shares, cause].map((lines) => lines.map((text): Piece[] => [{ text }]))
  const rows = notes.map((text, at): Row => ({ cells: [[[{ text: String(at + 2) }]], [], [], [[{ text }]]] }))
  desk.table(LAND_RIGHT, [0.12, 0.4, 0.3, 0.18], [{ cells, struck }, ...rows])
}
