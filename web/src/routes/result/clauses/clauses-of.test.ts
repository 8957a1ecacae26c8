import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SpecialClause } from '@lease-risk/contract/special-clauses'
import { clausesOf } from './clauses-of.ts'

const CLAUSE = { title: '', clause: '', protects: '', limits: '', always: false }
const CLAUSES: SpecialClause[] = [
  { ...CLAUSE, clauseId: 'EVERY', checkIds: ['SPECIAL_TERMS'], always: true },
  { ...CLAUSE, clauseId: 'TRUST', checkIds: ['TRUST_LEDGER'] },
  { ...CLAUSE, clauseId: 'MORTGAGE', checkIds: ['ADD_CLAIMS', 'REGISTRY_DOCUMENT'] },
  { ...CLAUSE, clauseId: 'FEE', checkIds: ['MAINTENANCE_FEE_DETAIL'] },
]
const FINDING = { code: 'MAIN_USE', topic: 'MONEY', sourceKey: 'user-input', title: '' } as const

function idsOf(clauses: readonly SpecialClause[]): string[] {
  return clauses.map(({ clauseId }) => clauseId)
}

test('what a heavy finding asks for comes first, then every lease’s and what is on the checklist', () => {
  const { found, others } = clausesOf(
    {
      findings: [
        { ...FINDING, severity: 'SEVERE', checkIds: ['ADD_CLAIMS'] },
        { ...FINDING, severity: 'ASK', checkIds: ['TRUST_LEDGER'] },
      ],
      checklist: [],
    },
    CLAUSES,
  )
  assert.deepEqual(idsOf(found), ['MORTGAGE'])
  assert.deepEqual(idsOf(others), ['EVERY', 'TRUST'])
})

test('a result of before, which has no findings, gets those of its checklist', () => {
  const { found, others } = clausesOf(
    { checklist: [{ code: 'MAINTENANCE_FEE_DETAIL', title: '', priority: 'LOW' }] },
    CLAUSES,
  )
  assert.deepEqual(idsOf(found), [])
  assert.deepEqual(idsOf(others), ['EVERY', 'FEE'])
})
