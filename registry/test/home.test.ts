import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import { readPages } from '../src/read-registry.ts'
import type { RegistryReading } from '../src/reading.ts'
import { copiedText } from './generator/copied-text.ts'
import { invent } from './generator/invent.ts'
import type { InventedDocument } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { SAMPLE_DOCUMENTS } from './generator/samples.ts'
import { printedPages, readPrinted, TODAY } from './read-printed.ts'

const CONTRADICTIONS = new Set(['UNIT_DIFFERS', 'FLOOR_DIFFERS', 'LOT_DIFFERS'])
const contradictions = ({ problems }: RegistryReading) => problems.filter(({ code }) => CONTRADICTIONS.has(code))

const UNIT = (SAMPLE_DOCUMENTS[0] as { document: InventedDocument }).document
const BUILDING = UNIT.building as NonNullable<InventedDocument['building']>
const HOME = { legalDistrict: '서울특별시 관악구 신림동', lot: '1422-5', dong: null, ho: '301' }

async function readings(document: InventedDocument): Promise<RegistryReading[]> {
  return Promise.all(Array.from({ length: 4 }, (_, seed) => readPrinted(document, layoutOf(seed))))
}

test('R-REG-33: a reading says which home the document names, in the words of its head', async () => {
  for (const { home } of await readings(UNIT)) assert.deepEqual(home, HOME)
  assert.deepEqual(readPastedText(copiedText(UNIT), TODAY).home, HOME)
  for (const seed of Array.from({ length: examples(20) }, (_, at) => at)) {
    const document = invent(seed)
    const { home } = await readPrinted(document, layoutOf(seed))
    const [, legalDistrict, lot, dong = null, ho = null] =
      /^(.*동) ([\d-]+)(?:.*제(\d+)동.*제(\d+)호)?$/.exec(document.address) ?? []
    assert.deepEqual(home, { legalDistrict, lot, dong, ho }, document.address)
  }
})

test('R-REG-33: several lots are named together, and those that are not named as such', async () => {
  const at = (lots: string) =>
    readPastedText(copiedText({ ...UNIT, address: `서울특별시 관악구 신림동 ${lots} 하늘빌라 제1층 제비101호` }), TODAY)
      .home
  assert.deepEqual(at('1422-4, 1422-5')?.lot, '1422-4, 1422-5')
  assert.deepEqual(at('1422-4외 1필지')?.lot, '1422-4 외')
  assert.deepEqual(at('1422-4')?.ho, '비101')
  assert.equal(readPastedText(copiedText({ ...UNIT, address: '서울특별시' }), TODAY).home, null)
})

test('R-REG-08: a document of another lot, building or unit is named with the home, one that may be of it is not', async () => {
  const pages = await printedPages(UNIT, layoutOf(2))
  const read = (home: string) =>
    readPages(pages, { ...TODAY, home }).problems.filter(({ code }) => code.startsWith('OTHER'))
  const other = (home: string) => [{ code: 'OTHER_HOME', addressText: UNIT.address, home }]
  for (const home of [
    '서울 관악구 신림동 1422-5 302호',
    '서울 관악구 신림동 1422-6 301호',
    '서울 관악구 봉천동 1422-5 301호',
  ])
    assert.deepEqual(read(home), other(home))
  for (const home of ['서울 관악구 신림동 1422-5 301호', '서울 관악구 신림동 1422-5']) assert.deepEqual(read(home), [])
  for (const home of ['부산 관악구 신림동 1422-5 301호', '서울 관악구 신림로59길 24'])
    assert.deepEqual(read(home), [{ code: 'OTHER_ADDRESS', addressText: UNIT.address }])
})

test('R-REG-34: no document whose parts agree is said to contradict itself', async () => {
  for (const seed of Array.from({ length: examples(40) }, (_, at) => at + 1)) {
    const document = invent(seed)
    assert.deepEqual(contradictions(await readPrinted(document, layoutOf(seed))), [], `document ${seed}`)
    assert.deepEqual(contradictions(readPastedText(copiedText(document), TODAY)), [], `document ${seed}`)
  }
  for (const { document } of SAMPLE_DOCUMENTS)
    for (const reading of await readings(document)) assert.deepEqual(contradictions(reading), [])
})

const CASES: [what: string, document: InventedDocument, problems: object[], home: object][] = [
  [
    'unit',
    { ...UNIT, building: { ...BUILDING, unit: '제3층 제302호' } },
    [{ code: 'UNIT_DIFFERS', part: 'HO', head: '301', title: '302' }],
    { ...HOME, ho: null },
  ],
  [
    'building',
    {
      ...UNIT,
      address: '서울특별시 관악구 신림동 1422-5 샘플하늘빌라 제101동 제3층 제301호',
      building: { ...BUILDING, place: '서울특별시 관악구 신림동 1422-5 샘플하늘빌라 제102동' },
    },
    [{ code: 'UNIT_DIFFERS', part: 'DONG', head: '101', title: '102' }],
    { ...HOME, dong: null },
  ],
  [
    'floor',
    { ...UNIT, building: { ...BUILDING, unit: '제4층 제301호' } },
    [{ code: 'FLOOR_DIFFERS', part: 'UNIT', floor: 3, title: 4 }],
    HOME,
  ],
  [
    'number of floors',
    { ...UNIT, building: { ...BUILDING, structure: '벽돌조 2층 다세대주택', floors: ['1층 90㎡', '2층 90㎡'] } },
    [{ code: 'FLOOR_DIFFERS', part: 'BUILDING', floor: 3, title: 2 }],
    HOME,
  ],
  [
    'lot of the land',
    { ...UNIT, building: { ...BUILDING, lot: '서울특별시 관악구 신림동 1422-51' } },
    [{ code: 'LOT_DIFFERS', part: 'LAND', lot: '1422-5' }],
    { ...HOME, lot: null },
  ],
  [
    'lot of the building',
    { ...UNIT, building: { ...BUILDING, place: '서울특별시 관악구 신림동 1422-7 샘플하늘빌라' } },
    [{ code: 'LOT_DIFFERS', part: 'BUILDING', lot: '1422-5' }],
    { ...HOME, lot: null },
  ],
]

for (const [what, document, problems, home] of CASES)
  test(`R-REG-34: a head that differs from the title section is named, and settles nothing of the home: ${what}`, async () => {
    for (const reading of await readings(document)) {
      assert.deepEqual(contradictions(reading), problems)
      assert.equal(reading.state, 'DOUBTED')
      assert.deepEqual(reading.home, home)
    }
  })

test('R-REG-34: one lot of several, lots that are not named, and a basement contradict nothing', async () => {
  const several = { ...BUILDING, lot: '서울특별시 관악구 신림동 1422-4 2. 서울특별시 관악구 신림동 1422-5' }
  const more = {
    ...UNIT,
    address: UNIT.address.replace('1422-5', '1422-5외 1필지'),
    building: { ...BUILDING, lot: '서울특별시 관악구 신림동 1422-4', place: '서울특별시 관악구 신림동 1422-3' },
  }
  const basement = {
    ...UNIT,
    address: UNIT.address.replace('제3층 제301호', '제지하1층 제비01호'),
    building: { ...BUILDING, unit: '제지하1층 제비01호' },
  }
  for (const document of [{ ...UNIT, building: several }, more, basement])
    for (const reading of await readings(document)) assert.deepEqual(contradictions(reading), [])
})
