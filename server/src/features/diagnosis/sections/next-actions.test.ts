import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf, someTerms } from '../../../domain/assessment/lease-facts.fixture.ts'
import { directConfirmationItems } from '../purposes.ts'
import { diagnosedOf, diagnosedWithoutAddress, tidyFacts } from './diagnosed.fixture.ts'
import { nextActions } from './next-actions.ts'
import { observe } from './observations/observe.ts'

const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 50 })

test('spec.md, nextActions: every purpose item is merged in under the fixed prefix', () => {
  for (const diagnosed of [diagnosedOf(tidyFacts()), diagnosedOf(factsOf({ terms })), diagnosedWithoutAddress()]) {
    const merged = nextActions(diagnosed, observe(diagnosed)).filter((action) => action.startsWith('직접 확인 필요: '))
    const items = directConfirmationItems(diagnosed.terms.purpose)
    assert.deepEqual(
      merged,
      items.map((item) => `직접 확인 필요: ${item}`),
    )
  }
})

test('what this diagnosis calls for comes first', () => {
  const diagnosed = diagnosedWithoutAddress()
  assert.match(nextActions(diagnosed, observe(diagnosed))[0] ?? '', /주소 검색에서 주소를 선택하거나/)
  const missing = diagnosedOf(factsOf())
  assert.match(nextActions(missing, observe(missing))[0] ?? '', /실거래가 공개시스템/)
})
