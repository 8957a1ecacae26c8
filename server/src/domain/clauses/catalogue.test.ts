import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHECK_IDS } from '@lease-risk/contract/codes/assessment'
import { KO } from '../../words/ko/index.ts'
import { CHECKS } from '../checks/catalogue.ts'
import { CLAUSES } from './catalogue.ts'

const ASKED = new Set(CLAUSES.flatMap(({ checks }) => checks))

/** What is typed, who brokers, and advice; no term of a contract settles them. */
const WITHOUT_CLAUSE = ['INPUT_AMOUNTS', 'CONTRACT_TYPE', 'BROKER_REGISTRATION', 'TENANT_SUPPORT']

test('R-PAPERS-25: each check that a contract can settle, and so each paper, has a clause', () => {
  assert.deepEqual(
    CHECK_IDS.filter((id) => !ASKED.has(id)),
    WITHOUT_CLAUSE,
  )
  for (const { id, paper } of CHECKS) if (paper !== null) assert.ok(ASKED.has(id), id)
})

test('R-PAPERS-25: a clause that lets the tenant cancel says that the money comes back, and each says what it cannot do', () => {
  for (const { id } of CLAUSES) {
    const { [`CLAUSE_${id}_TEXT`]: text, [`CLAUSE_${id}_LIMITS`]: limits } = KO as unknown as Record<string, string>
    assert.ok(text !== undefined && limits !== undefined && limits.length > 10, id)
    if (text.includes('해제')) assert.match(text, /받은 돈을 모두 바로 돌려준다/, id)
  }
})

test('what protects the deposit comes first', () => {
  assert.equal(CLAUSES[0]?.id, 'REGISTRY_UNCHANGED')
  assert.ok(CLAUSES.some(({ always }) => always) && CLAUSES.some(({ always }) => !always))
})
