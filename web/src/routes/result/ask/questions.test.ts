import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostUrgentQuestions } from '@lease-risk/contract/questions'

type Asking = Parameters<typeof mostUrgentQuestions>[0]

const checklist = (['SENIOR_TENANT_DEPOSITS', 'REGISTRY_DOCUMENT', 'FIXED_DATE_LIST', 'TAX_CERTIFICATES'] as const).map(
  (code) => ({ code, checkId: code, category: 'RIGHTS', priority: 'HIGH' }),
)

function keysOf(diagnosis: object): string[] {
  const asking = { checklist, topRiskFindings: [], propertyIdentity: { propertyType: 'APARTMENT' }, ...diagnosis }
  return mostUrgentQuestions(asking as unknown as Asking).map(({ key }) => key)
}

test('what is asked of a shared house is asked of no other', () => {
  const shared = (severity: string) => ({ findings: [{ code: 'SHARED_HOUSE', severity }] })
  assert.deepEqual(keysOf(shared('CAUTION')), ['SENIOR_TENANT_DEPOSITS', 'REGISTRY_DOCUMENT', 'FIXED_DATE_LIST'])
  assert.deepEqual(keysOf({ findings: [] }), ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'])
  // one household alone in a house of several storeys
  assert.deepEqual(keysOf(shared('NOTE')), ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'])
})

test('R-ANSWER-17: what papers make one ask comes first, once', () => {
  const action = (question?: string) => ({ checkId: null, field: null, sentence: '할 일', question })
  const answer = {
    firstAction: action('경매 신청이 취하되나요?'),
    thenActions: [action(), action('경매 신청이 취하되나요?')],
  }
  assert.deepEqual(keysOf({ answer, findings: [] }), ['PAPERS_0', 'REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'])
})

test('an answer of long ago is judged by the type of the home', () => {
  const house = { propertyIdentity: { propertyType: 'DETACHED_MULTI_FAMILY' } }
  assert.deepEqual(keysOf(house)[0], 'SENIOR_TENANT_DEPOSITS')
  assert.deepEqual(keysOf({})[0], 'REGISTRY_DOCUMENT')
})

test('R-WEB-33: a building that is no home is asked about once, and the registry stays among the three questions', () => {
  const useChecks = ['USE_LEGALITY', 'MAIN_USE'].map((code) => ({ code, category: 'BUILDING', priority: 'HIGH' }))
  const topRiskFindings = [{ severity: 'HIGH', checkId: 'USE_LEGALITY' }]
  const keys = keysOf({ checklist: [...useChecks, ...checklist], topRiskFindings })
  assert.deepEqual(
    [keys[0], keys.includes('MAIN_USE'), keys.includes('REGISTRY_DOCUMENT')],
    ['USE_LEGALITY', false, true],
  )
  assert.ok(keysOf({ checklist: [useChecks[1], ...checklist] }).includes('MAIN_USE'))
})
