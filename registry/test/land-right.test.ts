import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import type { RegistryReading } from '../src/reading.ts'
import type { InventedDocument } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { readPrinted, TODAY } from './read-printed.ts'
import { documentOf } from './rights.ts'

const LOTS = {
  kinds: ['1, 2, 3 소유권대지권', '4 지상권대지권', '5 임차권대지권', '6 전세권대지권'],
  shares: ['660.5분의 48.9', '120분의 10', '130분의 20', '1400분의 30'],
  cause: ['1999년3월2일 대지권', '1토지에 관하여 별도등기 있음'],
  struck: false,
}

async function readings(landRow: NonNullable<InventedDocument['landRow']>): Promise<RegistryReading[]> {
  const document = { ...documentOf(), kind: 'UNIT' as const, landShare: { of: '660.5', share: '48.9' }, landRow }
  return Promise.all(Array.from({ length: 8 }, (_, seed) => readPrinted(document, layoutOf(seed))))
}

test('R-REG-31: a note of a separate registry of the land is found if it is broken over lines beside other cells', async () => {
  for (const { signals } of await readings(LOTS)) assert.deepEqual(signals, ['SEPARATE_LAND_REGISTRY'])
})

test('R-REG-31: the shares of several lots are no share, and those of cancelled rows no right to the land', async () => {
  for (const { landShare } of await readings(LOTS)) assert.equal(landShare, null)
  for (const { signals, landShare } of await readings({ ...LOTS, shares: ['660.5분의 48.9'], struck: true }))
    assert.deepEqual([signals, landShare], [['NO_LAND_RIGHT'], null])
})

const ONE = { kinds: ['1 소유권대지권'], shares: ['660.5분의 48.9'], cause: ['1999년3월2일 대지권'], struck: false }

test('R-REG-31: a later row ends a note of a separate registry without a line through it, as a whole and not in part', async () => {
  const ended: [string[], boolean][] = [
    [['별도등기 있음 1토지(을구 1번 근저당권)', '2번 별도등기 말소 2001년6월1일 등기'], false],
    [['별도등기 있음', '1토지 을구 3번 근저당권 추가', '2번 별도등기말소'], false],
    [['별도등기 있음', '2번 별도등기 중 일부 말소'], true],
    [['별도등기 있음', '1토지 별도등기 있음', '2번 별도등기 말소'], true],
    [['별도등기 있음', '5번 근저당권 말소'], true],
  ]
  for (const [notes, stands] of ended)
    for (const { signals, landShare } of await readings({ ...ONE, notes })) {
      assert.deepEqual(signals, stands ? ['SEPARATE_LAND_REGISTRY'] : [], notes.join(' / '))
      assert.equal(landShare, '48.9/660.5')
    }
})

const HEAD = [
  '등기사항전부증명서(말소사항 포함)',
  '- 집합건물 -',
  '[집합건물] 서울특별시 관악구 신림동 12-3 제3층 제302호',
]
const OWNERSHIP = [
  '【 갑 구 】 ( 소유권에 관한 사항 )',
  '순위번호 등 기 목 적 접 수 등 기 원 인 권리자 및 기타사항',
  '1 소유권보존 2014년5월20일 소유자 김갑을 700101-*******',
  '제40211호',
]
const UNIT = [
  '【 표 제 부 】 ( 전유부분의 건물의 표시 )',
  '표시번호 접 수 건 물 번 호 건 물 내 역',
  '1 2014년5월20일 제3층 제302호 59.9㎡',
]
const RIGHT = ['( 대지권의 표시 )', '표시번호 대지권종류 대지권비율 등기원인 및 기타사항']
const paste = (...parts: string[][]) => readPastedText([HEAD, ...parts].flat().join('\n'), TODAY)

test('R-REG-31: a right to the land is missing only where the part on the unit was copied and no page is missing', () => {
  const row = '1 1 소유권대지권 660.5분의 48.9 2014년5월20일 대지권'
  assert.deepEqual(paste(OWNERSHIP).signals, [])
  assert.deepEqual(
    paste(['【 표 제 부 】 ( 1동의 건물의 표시 )', '1 2014년5월20일 서울특별시 관악구 신림동 12-3'], OWNERSHIP).signals,
    [],
  )
  assert.deepEqual(paste(UNIT, OWNERSHIP).signals, ['NO_LAND_RIGHT'])
  assert.deepEqual(paste(UNIT, ['열람일시 : 2026년11월20일 20시11분05초', '1/3'], OWNERSHIP).signals, [])
  assert.deepEqual(paste(UNIT, [...RIGHT, row], OWNERSHIP).signals, [])
})

test('R-REG-31: copied rows end a note as printed ones do, and a share is no part of a date', () => {
  const rows = (share: string[], ...notes: string[]) => paste(UNIT, [...RIGHT, ...share, ...notes], OWNERSHIP)
  const broken = ['1 1 소유권대지권 30417.2분의 2021년3월2일 대지권', '41.5077', '2021년4월12일 등기']
  assert.equal(rows(broken).landShare, '41.5077/30417.2')
  assert.equal(rows(['1 1 소유권대지권 30417.2분의 2021년3월2일 대지권']).landShare, null)
  assert.equal(rows(['1 1 소유권대지권 1200분의 1번 토지', '30', '40']).landShare, null)
  assert.equal(rows(['1 1 소유권대지권 120분의 3000 대지권']).landShare, null)
  assert.deepEqual(rows(broken, '2 별도등기 있음', '3 2번 별도등기 말소').signals, [])
  assert.deepEqual(rows(broken, '2 별도등기 있음', '3 2번 별도등기 중 일부 말소').signals, ['SEPARATE_LAND_REGISTRY'])
})
