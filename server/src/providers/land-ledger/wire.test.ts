import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { parseLandRights, parseOwnership, rowsOfLot } from './wire.ts'

const PNU = '1162010200114220005'
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')

function owner(row: Record<string, string>) {
  const reply = parseOwnership(JSON.stringify({ possessions: { field: { pnu: PNU, ...row }, totalCount: '1' } }), 1)
  assert.ok(reply.status === 'FOUND', JSON.stringify(reply))
  return reply.value.rows[0]?.row
}

test('R-VWORLD-07: every value of a recorded owner', () => {
  const reply = parseOwnership(fixture('owners'), 1)
  assert.ok(reply.status === 'FOUND')
  const rows = rowsOfLot(reply.value.rows, PNU)
  const changed = rows.find(({ changedOn }) => changedOn === '2026-10-30')
  assert.deepEqual(changed, {
    unit: changed?.unit,
    ownerClass: 'PERSON',
    changedOn: '2026-10-30',
    cause: '소유권이전',
    coOwnerCount: 0,
    asOf: '2026-11-01',
  })
  assert.ok(rows.every(({ unit }) => unit !== null))
})

test('R-VWORLD-07: classes of owners by name; an unknown one is OTHER', () => {
  const classes = [
    ['개인', 'PERSON'],
    ['법인', 'COMPANY'],
    ['국유지', 'PUBLIC'],
    ['시, 도유지', 'PUBLIC'],
    ['종중', 'GROUP'],
    ['종교단체', 'GROUP'],
    ['외국인, 외국공공기관', 'OTHER'],
    ['', 'OTHER'],
  ]
  for (const [posesnSeCodeNm = '', expected] of classes)
    assert.equal(owner({ posesnSeCodeNm })?.ownerClass, expected, posesnSeCodeNm)
})

test('R-PAPERS-86: no name reaches us, whatever the reply holds, and a cause is a word of a closed list', () => {
  const row = owner({
    ownerNm: '홍길동',
    resdncSeCodeNm: '홍길동 거주',
    buldHoNm: '제301호',
    buldDongNm: '동명없음',
    ownshipChgCauseCodeNm: '소유권이전 홍길동 900101-1234567',
    ownshipChgDe: '2026-13-40',
    cnrsPsnCo: '두 명',
  })
  assert.doesNotMatch(JSON.stringify(row), /홍길동|900101/)
  assert.deepEqual(row, {
    unit: { dong: null, ho: '301' },
    ownerClass: 'OTHER',
    changedOn: null,
    cause: null,
    coOwnerCount: null,
    asOf: null,
  })
})

test('R-VWORLD-08: a recorded land right, a cancelled one, and a ratio that is none', () => {
  const reply = parseLandRights(fixture('land-rights'), 1)
  assert.ok(reply.status === 'FOUND')
  assert.deepEqual(reply.value.rows[0]?.row, {
    unit: { dong: null, ho: 'B1' },
    ratio: '17.6/330.5',
    closed: false,
    asOf: '2026-11-01',
  })
  const field = { pnu: PNU, buldHoNm: '301', clsSeCodeNm: '말소', ldaQotaRate: '-' }
  const other = parseLandRights(
    JSON.stringify({ ldaregVOList: { ldaregVOList: [field], totalCount: '1', resultCode: '' } }),
    1,
  )
  assert.ok(other.status === 'FOUND')
  const row = other.value.rows[0]?.row
  assert.deepEqual([row?.closed, row?.ratio], [true, null])
})

test('property: parsing never throws, whatever comes', () => {
  const text = fc.oneof(fc.string(), fc.json())
  fc.assert(fc.property(text, (body) => void [parseOwnership(body, 1), parseLandRights(body, 1)]))
})
