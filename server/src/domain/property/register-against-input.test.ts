import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { registerAgainstInput } from './register-against-input.ts'
import type { RegisterBuilding } from './register-building.ts'
import { floorInText } from './unit-floor.ts'

const BUILDING: RegisterBuilding = {
  registerKey: '1',
  registerKindName: '표제부',
  isMain: true,
  buildingName: '신림빌라',
  dongName: null,
  lotAddress: null,
  roadAddress: null,
  mainUseCode: '02000',
  mainUseName: '공동주택',
  detailUse: '다세대주택',
  householdCount: 8,
  familyCount: 0,
  unitCount: 0,
  floorsAboveGround: 5,
  floorsBelowGround: 1,
  totalAreaSquareMeter: null,
  structureName: null,
  useApprovalDate: null,
}

type Change = Partial<RegisterBuilding>

/** Findings for one building, or for several of which none is chosen. */
function findings(changes: Change | Change[], floorNumber: number | null, unitText: string | null = null) {
  const candidates = [changes].flat().map((change, index) => ({ ...BUILDING, registerKey: String(index), ...change }))
  const building = candidates.length === 1 ? (candidates[0] ?? null) : null
  return registerAgainstInput({ building, candidates }, { floorNumber, unitText })
}

test('a floor above the building is a finding, typed as a number or in the unit text', () => {
  const found = { code: 'FLOOR_ABOVE_BUILDING', floor: 6, floorsAboveGround: 5 }
  assert.deepEqual(findings({}, 6), [found])
  assert.deepEqual(findings({}, null, '6층'), [found])
  assert.deepEqual(
    findings({}, 5, '6층'),
    [found, { code: 'FLOOR_DIFFERS', floor: 5, inAddress: 6 }],
    'neither goes unsaid',
  )
})

test('a basement deeper than the building is a finding beside the basement itself', () => {
  const basement = { code: 'BASEMENT', from: 'FLOOR', registered: true }
  assert.deepEqual(findings({}, -2), [{ code: 'FLOOR_BELOW_BUILDING', floor: -2, floorsBelowGround: 1 }, basement])
  assert.deepEqual(findings({}, -1), [basement])
})

for (const floors of [null, 0]) {
  test(`floors that the register gives as ${floors} contradict nothing`, () => {
    const unknown = { floorsAboveGround: floors, floorsBelowGround: floors }
    assert.deepEqual(findings(unknown, 40, '4001호'), [])
    assert.deepEqual(findings(unknown, -5), [{ code: 'BASEMENT', from: 'FLOOR', registered: false }])
    assert.deepEqual(findings([{}, unknown], 40), [])
  })
}

test('R-DIAG-45: a building whose floors are counted, and none below ground, has no basement', () => {
  const none = { floorsAboveGround: 4, floorsBelowGround: 0 }
  const typed: [floor: number | null, text: string | null, below: number][] = [
    [-1, null, -1],
    [-2, null, -2],
    [null, '지하 B01호', -1],
    [null, '반지하', -1],
    [null, '지층 1호', -1],
    [null, '비01호', -1],
    [null, 'B101호', -1],
    [null, '지하 2층', -2],
    [-1, '지하 101호', -1],
    [1, '반지하 101호', -1],
  ]
  for (const [floor, text, below] of typed) {
    const found = findings(none, floor, text)
    const name = `${floor} ${text}`
    assert.deepEqual(found[0], { code: 'FLOOR_BELOW_BUILDING', floor: below, floorsBelowGround: 0 }, name)
    assert.ok(
      found.some((each) => each.code === 'BASEMENT' && !each.registered),
      name,
    )
  }
  for (const changes of [{ ...none, floorsBelowGround: 1 }, [none, { ...none, floorsBelowGround: 1 }]])
    assert.deepEqual(
      findings(changes, -1).map(({ code }) => code),
      ['BASEMENT'],
    )
  for (const changes of [
    { ...none, floorsAboveGround: 0 },
    { ...none, floorsBelowGround: null },
    [none, { ...none, floorsBelowGround: null }],
  ])
    assert.deepEqual(findings(changes, null, '지하 B01호'), [
      { code: 'BASEMENT', from: 'UNIT_TEXT', registered: false },
    ])
  for (const text of ['302호', 'B201호'])
    assert.deepEqual(
      findings(none, 2, text).filter(({ code }) => code.startsWith('FLOOR_BELOW')),
      [],
    )
})

test('of several buildings all have to contradict, and the tallest is reported', () => {
  assert.deepEqual(findings([{ floorsAboveGround: 5 }, { floorsAboveGround: 12 }], 9), [])
  assert.deepEqual(findings([{ floorsAboveGround: 5 }, { floorsAboveGround: 12 }], 13), [
    { code: 'FLOOR_ABOVE_BUILDING', floor: 13, floorsAboveGround: 12 },
  ])
})

test('a building name that the register does not have is a finding that names those it has', () => {
  const complex = [{ dongName: '101동' }, { dongName: '제102동' }]
  assert.deepEqual(findings(complex, null, '103동 201호'), [
    { code: 'DONG_NOT_IN_REGISTER', dong: '103', registered: ['101', '102'] },
  ])
  for (const text of ['101동 201호', '제102동', '201호', '상가동 1호'])
    assert.deepEqual(findings(complex, null, text), [])
})

test('a building without a name of its own may be the typed one', () => {
  assert.deepEqual(findings({ dongName: null }, null, '103동'), [])
  assert.deepEqual(findings({ dongName: '주건축물제1동' }, null, '가동'), [])
  assert.deepEqual(findings([{ dongName: '101동' }, { dongName: null }], null, '103동'), [])
  assert.deepEqual(findings({ dongName: '1동', buildingName: '신림빌라 나동' }, null, '나동'), [])
  assert.deepEqual(findings({ dongName: 'B동' }, null, '제비동'), [])
})

test('a name is looked for among all buildings of the lot, also when one of them was chosen', () => {
  const [first, second] = [
    { ...BUILDING, dongName: '101동' },
    { ...BUILDING, registerKey: '2', dongName: '102동' },
  ]
  const property = { building: first, candidates: [first, second] }
  assert.deepEqual(registerAgainstInput(property, { floorNumber: null, unitText: '102동 201호' }), [])
})

const PLAUSIBLE = ['101호', '501호', '505호', '201-1호', '5호', '12호', 'B101호', '지하1호', '3층 302호', 'A601호']
test('units whose floor lies within the building, and units that name no floor, are plausible', () => {
  for (const text of PLAUSIBLE) {
    const other = findings({}, null, text).filter(({ code }) => code !== 'BASEMENT')
    assert.deepEqual(other, [], text)
  }
})

test('a unit whose number begins with a floor above the building is a finding', () => {
  assert.deepEqual(findings({}, null, '1203호'), [
    { code: 'HO_NOT_PLAUSIBLE', ho: '1203', because: 'ABOVE_BUILDING', hoFloor: 12, floorsAboveGround: 5 },
  ])
  assert.deepEqual(findings({}, 3, '601-2호'), [
    { code: 'HO_NOT_PLAUSIBLE', ho: '601-2', because: 'ABOVE_BUILDING', hoFloor: 6, floorsAboveGround: 5 },
  ])
  assert.deepEqual(findings({ floorsAboveGround: 12 }, null, '1203호'), [])
})

test('a unit number in a house of one household is a finding; unknown and several households are none', () => {
  const single = { householdCount: 0, familyCount: 1 }
  assert.deepEqual(findings(single, null, '201호'), [
    { code: 'HO_NOT_PLAUSIBLE', ho: '201', because: 'SINGLE_HOUSEHOLD' },
  ])
  assert.deepEqual(findings(single, 2), [])
  assert.deepEqual(findings({ householdCount: 0 }, null, '201호'), [])
  assert.deepEqual(findings({ householdCount: 1, familyCount: 1 }, null, '201호'), [])
  assert.deepEqual(findings({ householdCount: 1, familyCount: 6 }, null, '201호'), [])
  assert.deepEqual(findings({ householdCount: 1, unitCount: 20 }, null, '201호'), [])
  assert.deepEqual(findings([single, {}], null, '201호'), [])
})

test('a basement is reported whatever the register says, once, and from where', () => {
  for (const text of ['지하 1층', '반지하', 'B1층', 'B101호', '비01호', '지층 1호', '지하1호']) {
    assert.deepEqual(findings([], null, text), [{ code: 'BASEMENT', from: 'UNIT_TEXT', registered: false }], text)
  }
  assert.deepEqual(findings([], -1, '반지하'), [{ code: 'BASEMENT', from: 'FLOOR', registered: false }])
  assert.deepEqual(findings([], 2, 'B201호'), [], 'wing B, second floor')
  for (const [floor, text] of [
    [2, 'B01호'],
    [3, 'B1호'],
    [1, 'B201호'],
  ] as const)
    assert.deepEqual(
      findings([], floor, text),
      [
        { code: 'BASEMENT', from: 'UNIT_TEXT', registered: false },
        { code: 'FLOOR_DIFFERS', floor, inAddress: 'BASEMENT' },
      ],
      `${text}, floor ${floor}`,
    )
  assert.deepEqual(findings([], 1, '반지하'), [
    { code: 'BASEMENT', from: 'UNIT_TEXT', registered: false },
    { code: 'FLOOR_DIFFERS', floor: 1, inAddress: 'BASEMENT' },
  ])
})

test('R-DIAG-45: floor and address that contradict each other are reported, whichever the building has', () => {
  const differ = (floor: number, inAddress: number) => ({ code: 'FLOOR_DIFFERS', floor, inAddress })
  assert.deepEqual(findings({}, 2, '3층'), [differ(2, 3)])
  assert.deepEqual(findings({}, 2, '지하 1층'), [
    { code: 'BASEMENT', from: 'UNIT_TEXT', registered: true },
    differ(2, -1),
  ])
  assert.deepEqual(findings({}, -1, '2층'), [{ code: 'BASEMENT', from: 'FLOOR', registered: true }, differ(-1, 2)])
  for (const [floor, text] of [
    [3, '3층 302호'],
    [-1, '반지하'],
    [3, '302호'],
    [null, '3층'],
    [3, null],
  ] as const) {
    const codes = findings({}, floor, text).map(({ code }) => code)
    assert.ok(!codes.includes('FLOOR_DIFFERS'), `${text}, floor ${floor}`)
  }
})

test('R-DIAG-45: a floor unlike the one that the number of the unit begins with is asked about', () => {
  const unlike = (floor: number, ho: string, hoFloor: number) => ({ code: 'FLOOR_UNLIKE_UNIT', floor, ho, hoFloor })
  assert.deepEqual(findings({}, 1, '301호'), [unlike(1, '301', 3)])
  assert.deepEqual(findings({}, 1, '301'), [unlike(1, '301', 3)])
  assert.deepEqual(findings([], 3, '101동 1203호'), [unlike(3, '1203', 12)])
  assert.deepEqual(findings([], 3, 'B01').at(-1), { code: 'FLOOR_DIFFERS', floor: 3, inAddress: 'BASEMENT' })
  for (const [floor, text] of [
    [3, '301호'],
    [12, '1203호'],
    [3, '3층 101호'],
    [2, '5호'],
    [2, 'A301호'],
    [null, '301호'],
    [-1, '지하 101호'],
  ] as const)
    assert.ok(!findings([], floor, text).some(({ code }) => code === 'FLOOR_UNLIKE_UNIT'), `${floor} ${text}`)
})

test('R-DIAG-45: a number that is no unit of the building, or a published floor, leaves nothing to ask', () => {
  assert.deepEqual(
    findings({}, 3, '1203호').map(({ code }) => code),
    ['HO_NOT_PLAUSIBLE'],
  )
  const typed = { floorNumber: 1, unitText: '301호' }
  const property = { building: null, candidates: [] }
  assert.deepEqual(registerAgainstInput(property, { ...typed, publishedFloor: 1 }), [])
  assert.equal(registerAgainstInput(property, { ...typed, publishedFloor: 3 }).length, 1)
})

test('a rooftop room is reported, and so is a basement whose unit stands without 호', () => {
  for (const text of ['옥탑', '옥탑방', '옥탑 1호', '가동 옥탑1호', '옥상층'])
    assert.deepEqual(findings({}, null, text), [{ code: 'ROOFTOP' }], text)
  for (const text of ['옥탑빌라 301호', '옥상빌라', '신옥탑 2층', null])
    assert.deepEqual(findings({}, null, text), [], `${text}`)
  for (const text of ['B101', 'b101', '신림빌라 b101']) {
    assert.deepEqual(findings({}, null, text), [{ code: 'BASEMENT', from: 'UNIT_TEXT', registered: true }], text)
    assert.deepEqual(findings({}, 1, text), [], 'wing B, first floor')
  }
  assert.deepEqual(findings({}, null, 'B101동'), [])
})

test('a home is compared by the floor of its address where that names one', () => {
  const floors = ['3층 302호', '지하 1층', '반지하', '비01호', 'B2층', 'B01호', 'B101호', '302호', null].map(
    floorInText,
  )
  assert.deepEqual(floors, [3, -1, -1, -1, -2, -1, -1, null, null])
})

const building = fc.record({
  dongName: fc.constantFrom(null, '101동', '가동', '주건축물제1동', ' '),
  buildingName: fc.option(fc.string()),
  floorsAboveGround: fc.option(fc.nat({ max: 70 })),
  floorsBelowGround: fc.option(fc.nat({ max: 7 })),
  householdCount: fc.nat({ max: 3 }),
  familyCount: fc.nat({ max: 3 }),
  unitCount: fc.nat({ max: 3 }),
})
const word = fc.constantFrom('101동', '가동', '지하', '반지하', 'B101호', '1203호', '5호', '3층', ' ', '비01호', '옥탑')
const unitText = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  ),
)

test('nothing throws, and a floor within every known building is never a finding', () => {
  const floor = fc.option(fc.integer({ min: -10, max: 200 }))
  fc.assert(
    fc.property(fc.array(building, { maxLength: 3 }), floor, unitText, (changes, floorNumber, text) => {
      const found = findings(changes, floorNumber, text)
      for (const finding of found) {
        if (finding.code === 'FLOOR_ABOVE_BUILDING') {
          for (const { floorsAboveGround } of changes) {
            assert.ok(floorsAboveGround && floorsAboveGround < finding.floor, JSON.stringify(finding))
          }
        }
        if (!['BASEMENT', 'ROOFTOP', 'FLOOR_DIFFERS', 'FLOOR_UNLIKE_UNIT'].includes(finding.code))
          assert.ok(changes.length > 0, finding.code)
      }
    }),
    { numRuns: 1_000 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 99 }), building, (floors, below, change) => {
      const within = Math.max(1, floors - below)
      assert.deepEqual(findings({ ...change, floorsAboveGround: floors }, within), [])
    }),
  )
})

test('one more candidate never adds a finding', () => {
  fc.assert(
    fc.property(fc.array(building, { minLength: 1, maxLength: 2 }), building, unitText, (changes, more, text) => {
      const property = (of: Change[]) => ({
        building: null,
        candidates: of.map((change, index) => ({ ...BUILDING, registerKey: String(index), ...change })),
      })
      const typed = { floorNumber: 9, unitText: text }
      const kinds = (of: Change[]) =>
        registerAgainstInput(property(of), typed).map(
          (found) => `${found.code} ${'because' in found ? found.because : ''}`,
        )
      const before = kinds(changes)
      for (const kind of kinds([...changes, more])) assert.ok(before.includes(kind), kind)
    }),
  )
})
