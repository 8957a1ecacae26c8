import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { type BrokerOffice, standingOn } from './broker-standing.ts'
import { keyOf, readRegistrationNumber } from './registration-number.ts'

test('R-BROKER-02: the spellings of doors and listings are one number', () => {
  const spellings = [
    '11680-2023-00123',
    ' 11680 - 2023 - 00123 ',
    '11680–2023–00123',
    '１１６８０－２０２３－００１２３',
    '11680202300123',
    '11680-2023-123',
    '등록번호: 11680-2023-00123',
    '중개사무소 개설등록번호 제11680-2023-00123호',
  ]
  for (const typed of spellings)
    assert.deepEqual(
      readRegistrationNumber(typed),
      { text: '11680-2023-00123', key: '11680202300123', districtCode: '11680' },
      typed,
    )
})

test('R-BROKER-02: older numbers stay as typed and tell no district', () => {
  const numbers = [
    ['9250-9926', '9250-9926', '92509926'],
    ['가 1234-567', '가1234-567', '가1234567'],
    ['나92-345호', '나92-345', '나92345'],
    ['123-45-67890', '123-45-67890', '1234567890'],
  ]
  for (const [typed = '', text, key] of numbers)
    assert.deepEqual(readRegistrationNumber(typed), { text, key, districtCode: null }, typed)
})

test('property: reading a number again changes nothing, and hyphens do not matter', () => {
  const part = fc.stringMatching(/^[0-9가-하]{1,6}$/)
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
      const { text, key } = readRegistrationNumber(parts.join('-'))
      assert.deepEqual(readRegistrationNumber(text).key, key)
      assert.equal(keyOf(text), key)
    }),
  )
})

const OFFICE: BrokerOffice = {
  registrationNumber: '11680-2023-00123',
  name: '샘플',
  representativeName: null,
  districtCode: '11680',
  districtName: null,
  address: null,
  state: 'OPEN',
  stateName: '영업중',
  registeredOn: null,
  insuredFrom: '2026-02-01',
  insuredTo: '2027-01-31',
  asOf: null,
}

const outcome = (day: string, offices: BrokerOffice[], district: string | null = null) =>
  standingOn(day, offices, district).outcome

test('R-BROKER-03: insured on the contract day, its first and last day included', () => {
  const days = [
    ['2026-01-31', 'NOT_INSURED_THEN'],
    ['2026-02-01', 'INSURED'],
    ['2027-01-31', 'INSURED'],
    ['2027-02-01', 'NOT_INSURED_THEN'],
  ]
  for (const [day = '', expected] of days) assert.equal(outcome(day, [OFFICE]), expected, day)
})

test('R-BROKER-03: without both days the insurance is not known, and only an open office is insured or not', () => {
  assert.equal(outcome('2026-12-01', [{ ...OFFICE, insuredTo: null }]), 'INSURANCE_UNKNOWN')
  assert.equal(outcome('2026-12-01', [{ ...OFFICE, insuredFrom: null }]), 'INSURANCE_UNKNOWN')
  for (const state of ['RESTING', 'LAPSED', 'CLOSED', 'MOVED', 'CANCELLED', 'SUSPENDED', 'OTHER'] as const)
    assert.equal(outcome('2026-12-01', [{ ...OFFICE, state }]), 'NOT_OPEN', state)
})

test('R-BROKER-03: several offices are never one of them; a chosen district is', () => {
  const both = [OFFICE, { ...OFFICE, districtCode: '11620', state: 'RESTING' as const }]
  assert.equal(outcome('2026-12-01', both), 'SEVERAL')
  assert.equal(outcome('2026-12-01', both, '11620'), 'NOT_OPEN')
  assert.equal(outcome('2026-12-01', both, '11500'), 'NOT_FOUND')
  assert.equal(outcome('2026-12-01', []), 'NOT_FOUND')
})
