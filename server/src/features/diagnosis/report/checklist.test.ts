import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBuilding, factsOf, type Material, someTerms } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import { CHECKS, checkOf } from '../../../domain/checks/catalogue.ts'
import { checklist } from './build-sections.ts'
import { diagnosedOf, diagnosedWithoutAddress, fiveLeases, tidyFacts } from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'

const listOf = ({ verdict }: Diagnosed) => checklist(verdict)
const codesOf = (material: Partial<Material>) => listOf(diagnosedOf(factsOf(material))).map(({ code }) => code)

const monthly = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 50 })

test('R-DIAG-34: the violating-building check is always on the list, and the paper that it is read from', () => {
  for (const diagnosed of [
    diagnosedOf(tidyFacts()),
    diagnosedOf(factsOf({ terms: monthly })),
    diagnosedWithoutAddress(),
  ]) {
    const codes = listOf(diagnosed).map(({ code }) => code)
    for (const code of ['VIOLATING_BUILDING', 'REGISTRY_DOCUMENT', 'TAX_CERTIFICATES', 'MOVE_IN_AND_FIXED_DATE']) {
      assert.ok(codes.includes(code), code)
    }
    assert.ok(codes.includes('BUILDING_REGISTER'))
    assert.notEqual(checkOf('BUILDING_REGISTER').paper, null)
  }
})

test('R-DIAG-36: monthly rent adds the maintenance-fee detail, jeonse does not', () => {
  assert.ok(codesOf({ terms: monthly }).includes('MAINTENANCE_FEE_DETAIL'))
  assert.ok(!codesOf({}).includes('MAINTENANCE_FEE_DETAIL'))
})

test('R-DIAG-37: a possible multi-unit or single house asks for the senior tenants’ deposits', () => {
  const apartment = aBuilding({ detailUse: '아파트' })
  const officetel = aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔' })
  const house = aBuilding({ mainUseCode: '01000', mainUseName: '단독주택', detailUse: '다가구주택' })
  const blank = aBuilding({ mainUseCode: null, mainUseName: null, detailUse: null })
  const table: [Partial<Material>, boolean][] = [
    [{ buildings: [apartment] }, false],
    [{ buildings: [officetel] }, false],
    [{ buildings: [house] }, true],
    [{ buildings: [aBuilding()] }, true],
    [{ buildings: [blank] }, true],
    [{ buildings: [apartment, { ...house, registerKey: '2' }] }, true],
    [{ buildings: [], registerStatus: 'NOT_FOUND' }, true],
  ]
  for (const [material, asked] of table) {
    assert.equal(codesOf(material).includes('SENIOR_TENANT_DEPOSITS'), asked)
  }
})

test('what this diagnosis saw adds its own checks', () => {
  const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })
  assert.ok(codesOf({ buildings: [shop] }).includes('MAIN_USE'))
  assert.ok(!codesOf({}).includes('MAIN_USE'))
  assert.ok(codesOf({ terms: someTerms({ depositManwon: 120_000 }), leases: fiveLeases }).includes('INPUT_AMOUNTS'))
  assert.ok(!codesOf({ leases: fiveLeases }).includes('INPUT_AMOUNTS'))
  assert.ok(codesOf({ buildings: [aBuilding({ useApprovalDate: '2000-01-01' })] }).includes('BUILDING_AGE'))
  assert.ok(!codesOf({ buildings: [aBuilding({ useApprovalDate: '2020-01-01' })] }).includes('BUILDING_AGE'))
})

test('the list is sorted by priority and names each check once', () => {
  const list = listOf(diagnosedOf(factsOf({ terms: monthly })))
  const order = list.map(({ priority }) => ['HIGH', 'MEDIUM', 'LOW'].indexOf(priority))
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(list.map(({ code }) => code)).size, list.length)
})

test('R-DIAG-42: an item has what the rule says, and the rest is in the catalogue by its code', () => {
  for (const item of listOf(diagnosedOf(tidyFacts()))) {
    assert.deepEqual(Object.keys(item).toSorted(), ['code', 'priority', 'title'])
    const { detail, category, source } = CHECKS.find(({ id }) => id === item.code) ?? assert.fail()
    assert.ok(detail && category && source)
  }
})
