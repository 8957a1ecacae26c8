import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBuilding, factsOf, type Material, someTerms } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { diagnosedOf, diagnosedWithoutAddress, fiveLeases, threeSales, tidyFacts } from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'
import { nextActions } from './next-actions.ts'
import { LEASE_ITEMS } from './purposes.ts'

/** How an action starts that the user has to confirm (R-DIAG-42). */
const DIRECTLY = '직접 확인 필요: '

const monthly = (depositManwon: number) => someTerms({ purpose: 'MONTHLY_RENT', depositManwon, monthlyRentManwon: 50 })
const sentences = (diagnosed: Diagnosed) => inKorean(nextActions(diagnosed)).map(({ sentence }) => sentence)
const actionsOf = (material: Partial<Material>) => sentences(diagnosedOf(factsOf(material)))
const house = aBuilding({ mainUseCode: '01000', mainUseName: '단독주택', detailUse: '다가구주택', familyCount: 8 })

const apartment = aBuilding({ detailUse: '아파트', householdCount: 120 })
const single = aBuilding({
  mainUseCode: '01000',
  mainUseName: '단독주택',
  detailUse: '단독주택',
  familyCount: 1,
  householdCount: 0,
})
const officetel = aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔' })
const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })

test('R-DIAG-42: every purpose item is merged in under the fixed prefix, for every kind of home and amount', () => {
  const homes = [
    [apartment],
    [officetel],
    [aBuilding()],
    [house],
    [single],
    [shop],
    [apartment, { ...house, registerKey: '2' }],
    [],
  ]
  const terms = [someTerms({ depositManwon: 20_000 }), monthly(0), monthly(1_000), monthly(3_000)]
  const facts = homes.flatMap((buildings) => terms.map((each) => factsOf({ buildings, terms: each })))
  for (const diagnosed of [tidyFacts(), ...facts].map((each) => diagnosedOf(each))) {
    const items = inKorean(LEASE_ITEMS[diagnosed.request.contractPurpose]).map(({ sentence }) => sentence)
    const merged = sentences(diagnosed).filter((sentence) => sentence.startsWith(DIRECTLY))
    assert.deepEqual(merged.toSorted(), items.map((item) => `${DIRECTLY}${item}`).toSorted())
  }
})

test('R-DIAG-43: the first three are the heaviest finding’s action, the registry, and tax papers with the violation mark', () => {
  const dear = { terms: someTerms({ depositManwon: 20_000 }), sales: threeSales }
  const table: [Partial<Material>, RegExp][] = [
    [dear, saying('CHECK_ADD_CLAIMS_ACTION')],
    [{ buildings: [house] }, saying('CHECK_SENIOR_TENANT_DEPOSITS_ACTION')],
    [{ buildings: [house], ...dear }, saying('CHECK_SENIOR_TENANT_DEPOSITS_ACTION')],
  ]
  for (const [material, first] of table) {
    const [one, two, three] = actionsOf(material)
    assert.match(one ?? '', first)
    assert.match(two ?? '', saying('CHECK_REGISTRY_DOCUMENT_ACTION'))
    assert.match(three ?? '', saying('TAX_AND_VIOLATION'))
  }
  const [one, two] = sentences(diagnosedOf(tidyFacts()))
  assert.match(one ?? '', /등기사항전부증명서/)
  assert.match(two ?? '', /납세증명서/)
})

test('R-DIAG-43: the line for tax papers stands for them from a deposit of over 1,000 on', () => {
  assert.ok(actionsOf({ terms: monthly(1_001) }).some((action) => action.includes('납세증명서')))
  const checksOf = (deposit: number) =>
    nextActions(diagnosedOf(factsOf({ terms: monthly(deposit) }))).flatMap(({ checkIds }) => checkIds)
  assert.deepEqual(
    [1_001, 1_000].map((deposit) => checksOf(deposit).includes('TAX_CERTIFICATES')),
    [true, false],
  )
  assert.ok(checksOf(1_000).includes('VIOLATING_BUILDING'))
})

test('a lease without a deposit does not begin with other tenants’ deposits', () => {
  const [first] = actionsOf({ terms: monthly(0), buildings: [house] })
  assert.doesNotMatch(first ?? '', /보증금 내역/)
})

test('what this diagnosis calls for comes first', () => {
  assert.match(sentences(diagnosedWithoutAddress())[0] ?? '', saying('CHECK_ADDRESS_AND_UNIT_ACTION'))
  assert.match(actionsOf({})[0] ?? '', /매매 시세/)
})

test('what is open follows the order of what could move the total furthest', () => {
  const guarantee = `${DIRECTLY}계약 전에 보증기관에`
  const site = `${DIRECTLY}누수, 곰팡이`
  const leases = '국토교통부 실거래가 공개시스템에서 같은 건물'
  const ascending = (material: Partial<Material>, ...beginnings: string[]) => {
    const actions = actionsOf(material)
    const at = beginnings.map((beginning) => actions.findIndex((action) => action.startsWith(beginning)))
    assert.ok(!at.includes(-1), at.join())
    assert.deepEqual(
      at,
      at.toSorted((a, b) => a - b),
    )
  }
  ascending({ leases: fiveLeases, sales: threeSales }, guarantee, site)
  ascending({}, leases, guarantee, site)
})

test('nobody is sent to a site that has no data for the use of the building', () => {
  const facts = factsOf({ buildings: [shop] })
  const none = { status: 'UNAVAILABLE', reason: 'TYPE_NOT_TRADED' } as const
  const { publicPrice } = facts
  const prices = [
    { ...publicPrice, status: 'UNAVAILABLE', reason: 'NOT_PUBLISHED_FOR_TYPE' },
    {
      ...publicPrice,
      status: 'FOUND',
      reason: null,
      choice: {
        basis: 'LAND',
        priceManwon: null,
        upperManwon: null,
        alike: false,
        landWonPerSquareMeter: 4_321_000,
        baseYear: 2026,
        sampleCount: 1,
      },
    },
  ] as const
  for (const price of prices) {
    const sales = { ...facts.sales, ...none }
    const diagnosed = diagnosedOf({ ...facts, leases: { ...facts.leases, ...none }, sales, publicPrice: price })
    const actions = inKorean(nextActions(diagnosed))
    const text = actions.map(({ sentence }) => sentence).join('\n')
    assert.doesNotMatch(text, /실거래가 공개시스템에서|공시가격알리미/)
    const checks = actions.flatMap(({ checkIds }) => checkIds)
    for (const check of ['MARKET_PRICE', 'LEASE_PRICE', 'PUBLIC_PRICE'] as const)
      assert.ok(!checks.includes(check), text)
  }
})

test('each action names the checks that it stands for', () => {
  for (const { sentence, checkIds } of inKorean(nextActions(diagnosedOf(factsOf()))))
    assert.ok(checkIds.length > 0, sentence)
})
