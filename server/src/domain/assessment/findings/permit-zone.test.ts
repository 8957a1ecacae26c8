import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { word } from '../../../words/in-words.ts'
import { createDistrictCatalogue } from '../../district/district-catalogue.ts'
import { PERMIT_ZONE_DISTRICTS, permitZoneFrom, saleInPermitZone } from '../../law/permit-zones.ts'
import { constantsToCheck } from '../../papers/constants/constant-notes.ts'
import { assessLease } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { factsOf } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

const HOME = { legalDistrictCode: '1162010200', propertyType: 'APARTMENT', floor: 7, areaSquareMeter: 59.9 } as const
const sold = (contractDate: string, more: { floor?: number | null; areaSquareMeter?: number } = {}) => ({
  contractDate,
  floor: 7,
  areaSquareMeter: 59.95,
  ...more,
})

test('R-LAW-46: the zones are the gu of Seoul, twelve districts of Gyeonggi, and three more since 2026-06-30', () => {
  const districts = new URL('../../district/catalogue/districts.tsv', import.meta.url)
  const codes = createDistrictCatalogue(readFileSync(districts, 'utf8'))
    .active()
    .map(({ code }) => code)
  const named = codes.filter((code) => /^\d{2}(?!000)\d{3}0{5}$/.test(code) && permitZoneFrom(code) !== null)
  assert.equal(named.length, PERMIT_ZONE_DISTRICTS)
  assert.deepEqual(named.filter((code) => permitZoneFrom(code) === '2026-06-30').toSorted(), [
    '4131000000',
    '4146300000',
    '4159700000',
  ])
  for (const code of ['4117100000', '4146100000', '2818500000', '4159100000']) assert.equal(permitZoneFrom(code), null)
})

test('R-LAW-46: a sale counts from the first day of its zone on, by floor and area, for apartments alone', () => {
  assert.equal(saleInPermitZone(HOME, [sold('2025-10-19')]), null)
  assert.equal(saleInPermitZone(HOME, [sold('2025-10-20'), sold('2026-03-02'), sold('2024-01-01')]), '2026-03-02')
  assert.equal(saleInPermitZone({ ...HOME, legalDistrictCode: '4159711500' }, [sold('2026-06-29')]), null)
  assert.equal(saleInPermitZone({ ...HOME, legalDistrictCode: '4159711500' }, [sold('2026-06-30')]), '2026-06-30')
  for (const other of [{ floor: 8 }, { floor: null }, { areaSquareMeter: 84.9 }])
    assert.equal(saleInPermitZone(HOME, [sold('2026-03-02', other)]), null)
  for (const propertyType of ['OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY', 'UNKNOWN'] as const)
    assert.equal(saleInPermitZone({ ...HOME, propertyType }, [sold('2026-03-02')]), null)
  for (const unknown of [{ floor: null }, { areaSquareMeter: null }, { legalDistrictCode: '2626010900' }])
    assert.equal(saleInPermitZone({ ...HOME, ...unknown }, [sold('2026-03-02')]), null)
})

const found = (facts: LeaseFacts) => assessLease(facts).findings.find(({ code }) => code === 'PERMIT_ZONE_SALE')

test('R-LAW-46: the question names the month of the sale; without one nothing is said', () => {
  const asked = found({ ...factsOf(), permitZoneSale: '2026-03-02' })
  assert.deepEqual([asked?.severity, asked?.checks], ['ASK', ['OWNER_MOVE_IN']])
  assert.ok(asked)
  assert.match(word(asked.sentence, 'ko'), /2026년 3월에 팔렸.*2029년까지.*2차 자료, 2026년 11월 28일 확인/)
  assert.equal(found(factsOf()), undefined)
})

test('R-LAW-46, R-LAW-03: from 2027-01-01 on the zones are stale and the question says so', () => {
  const sentence = (asOf: string) => {
    const asked = found({ ...factsOf(), permitZoneSale: '2026-03-02', asOf })
    return word(asked?.sentence ?? '', 'ko')
  }
  assert.doesNotMatch(sentence('2026-12-31'), /저희 자료에 없습니다/)
  assert.match(sentence('2027-01-01'), /2026년 12월 31일 뒤에도 허가구역인지는 저희 자료에 없습니다/)
  const due = (asOf: string) => constantsToCheck(asOf).find(({ constantId }) => constantId === 'PERMIT_ZONE_DISTRICTS')
  assert.equal(due('2026-12-01'), undefined)
  assert.deepEqual([due('2026-12-02')?.stale, due('2027-01-01')?.stale], [false, true])
})

test('R-LAW-46: such a sale changes no score, grade or decision', () => {
  fc.assert(
    fc.property(anyFacts, (known) => {
      const { permitZoneSale: _, ...facts } = known
      const said = (known: LeaseFacts) => {
        const { assessment, decision, level } = assessLease(known)
        const { totalRiskScore, riskGrade, scoreRange } = assessment
        return { totalRiskScore, riskGrade, scoreRange, decision, level }
      }
      assert.deepEqual(said({ ...facts, permitZoneSale: '2026-03-02' }), said(facts))
    }),
  )
})
