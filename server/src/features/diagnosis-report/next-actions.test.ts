import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf, someTerms } from '../../domain/assessment/lease-facts.fixture.ts'
import type { LeaseFacts } from '../../domain/assessment/lease-facts.ts'
import { diagnosedOf, diagnosedWithoutAddress, tidyFacts } from './diagnosed.fixture.ts'
import { nextActions } from './next-actions.ts'
import { observe } from './observations/observe.ts'
import { directConfirmationItems, papersAskedFor } from './purposes.ts'

const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 50 })

test('spec.md, nextActions: every purpose item is merged in under the fixed prefix', () => {
  for (const diagnosed of [diagnosedOf(tidyFacts()), diagnosedOf(factsOf({ terms })), diagnosedWithoutAddress()]) {
    const merged = nextActions(diagnosed, observe(diagnosed)).filter((action) => action.startsWith('직접 확인 필요: '))
    const items = directConfirmationItems(diagnosed.terms.purpose)
    assert.deepEqual(merged.toSorted(), items.map((item) => `직접 확인 필요: ${item}`).toSorted())
  }
})

test('what this diagnosis calls for comes first', () => {
  const diagnosed = diagnosedWithoutAddress()
  assert.match(nextActions(diagnosed, observe(diagnosed))[0] ?? '', /주소 검색에서 주소를 선택하거나/)
  const missing = diagnosedOf(factsOf())
  assert.match(nextActions(missing, observe(missing))[0] ?? '', /실거래가 공개시스템/)
})

test('what is open follows the order of what could move the total furthest', () => {
  const registry = '직접 확인 필요: 등기사항전부증명서에서'
  const site = '직접 확인 필요: 누수, 곰팡이'
  const positions = (facts: LeaseFacts, ...beginnings: string[]) => {
    const diagnosed = diagnosedOf(facts)
    const actions = nextActions(diagnosed, observe(diagnosed))
    return beginnings.map((beginning) => actions.findIndex((action) => action.startsWith(beginning)))
  }
  const ascending = (numbers: number[]) =>
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    )
  // everything but the papers is known: the debts that would be added to the deposit come first, the site last
  const known = positions(tidyFacts(), registry, '직접 확인 필요: 전세보증금 반환보증', site)
  assert.ok(!known.includes(-1))
  ascending(known)
  // without any deal a debt moves nothing yet, so the deals come first
  const unknown = positions(factsOf(), '국토교통부 실거래가 공개시스템과 주변', registry, site)
  assert.ok(!unknown.includes(-1))
  ascending(unknown)
})

test('every item of the lease purposes that names a paper knows which', () => {
  for (const purpose of ['JEONSE', 'MONTHLY_RENT'] as const) {
    const without = directConfirmationItems(purpose).filter((item) => papersAskedFor(item).length === 0)
    assert.deepEqual(without, purpose === 'JEONSE' ? [] : ['관리비에 들어 있는 항목과 따로 내는 요금을 확인하십시오.'])
  }
})
