import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { parseOfficePage, selectOffices } from './wire.ts'

const FOUND = readFileSync(new URL('fixtures/found.json', import.meta.url), 'utf8')

function page(root: string, field: unknown) {
  const rows = Array.isArray(field) ? field.length : 1
  return JSON.stringify({ [root]: { field, totalCount: String(rows), resultCode: '' } })
}

function officesIn(text: string) {
  const reply = parseOfficePage(text, 1)
  assert.ok(reply.status === 'FOUND', JSON.stringify(reply))
  return reply.value.rows
}

test('R-VWORLD-06: every value of a recorded office', () => {
  const [office] = officesIn(FOUND)
  assert.deepEqual(office, {
    registrationNumber: '11620-2023-00123',
    name: '샘플공인중개사사무소',
    representativeName: '견본일',
    districtCode: '11620',
    districtName: '서울특별시 관악구',
    address: '서울특별시 관악구 신림로59길 1',
    state: 'OPEN',
    stateName: '영업중',
    registeredOn: '2019-03-02',
    insuredFrom: '2026-02-01',
    insuredTo: '2027-01-31',
    asOf: '2026-11-20',
  })
})

test('R-VWORLD-06: the names of states count, not their codes; a state of another name is not "in business"', () => {
  const states = [
    ['영업중', 'OPEN'],
    ['휴업연장', 'RESTING'],
    ['업무정지', 'SUSPENDED'],
    ['등록취소', 'CANCELLED'],
    ['영업 준비', 'OTHER'],
    [' ', 'OTHER'],
    ['constructor', 'OTHER'],
  ]
  for (const [sttusSeCodeNm, state] of states) {
    const [office] = officesIn(page('EDOffices', { jurirno: '9250-1', sttusSeCode: '1', sttusSeCodeNm }))
    assert.equal(office?.state, state, sttusSeCodeNm)
  }
})

test('R-VWORLD-06: both roots are read, a bare row is a list of one, and a day that does not exist is not known', () => {
  for (const root of ['EDOffices', 'EBOffices']) {
    const [office] = officesIn(page(root, { jurirno: '9250-1', estbsBeginDe: '2026-02-30', estbsEndDe: '20270131' }))
    assert.deepEqual([office?.insuredFrom, office?.insuredTo], [null, '2027-01-31'])
  }
})

test('R-VWORLD-06: one office a district, by its newest data', () => {
  const row = { jurirno: '9250-1001', ldCode: '11620' }
  const rows = officesIn(
    page('EDOffices', [
      { ...row, sttusSeCodeNm: '영업중', lastUpdtDt: '2026-11-01' },
      { ...row, sttusSeCodeNm: '휴업', lastUpdtDt: '2026-11-20' },
      { ...row, ldCode: '11680', sttusSeCodeNm: '영업중' },
      { ...row, jurirno: '9250-10011', ldCode: '11500' },
    ]),
  )
  assert.deepEqual(
    selectOffices(rows, '92501001').map(({ districtCode, state }) => [districtCode, state]),
    [
      ['11620', 'RESTING'],
      ['11680', 'OPEN'],
    ],
  )
})

test('property: parsing never throws, whatever comes', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseOfficePage(text, 1)))
})
