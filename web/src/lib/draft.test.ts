import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type Draft, keepDraft, readDraft } from './draft.ts'

const LOT = '서울특별시 성동구 성수동2가 277-43'
const LEASE: Partial<Draft> = { purpose: 'JEONSE', deposit: '15,000' }
/** Fields that belong to one home only. */
const OF_HOME: Partial<Draft> = {
  unit: '302호',
  fee: '7',
  area: '29.35',
  floor: '3',
  basement: true,
  typeHint: 'OFFICETEL',
  description: '역세권 풀옵션',
  registerKey: '1',
  jusoAddress: { roadAddr: '길 1' },
  pastLease: { candidateId: '1' },
}

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
  keepDraft({ lotAddress: LOT, addressLabel: LOT, ...LEASE, ...OF_HOME })
})

function ofHome(draft: Draft) {
  return Object.fromEntries(Object.keys(OF_HOME).map((name) => [name, draft[name as keyof Draft]]))
}

test('what was typed of one home is not kept for another; the lease stays', () => {
  const draft = keepDraft({ lotAddress: '서울특별시 관악구 신림동 1422-5' })
  const { deposit, purpose } = draft
  assert.deepEqual({ deposit, purpose }, LEASE)
  for (const [name, value] of Object.entries(ofHome(draft))) assert.ok(!value, name)
  assert.deepEqual(readDraft(), draft)
})

test('what is typed together with another lot is of that lot', () => {
  assert.deepEqual(ofHome(keepDraft({ lotAddress: '다른 동 1', ...OF_HOME })), OF_HOME)
})

test('a change of the same home keeps what was typed of it; another kind of lease has no past lease', () => {
  assert.deepEqual(ofHome(keepDraft({ lotAddress: LOT, deposit: '16,000' })), OF_HOME)
  assert.deepEqual(ofHome(keepDraft({ purpose: 'MONTHLY_RENT' })), { ...OF_HOME, pastLease: undefined })
})
