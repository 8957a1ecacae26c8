import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { word } from '../../../words/in-words.ts'
import { answerOf, BY_CALMNESS, type DataSays } from '../../answer/answer-of.ts'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { APARTMENT, anyInput, entry, mortgage, registryOf, SHARED_HOUSE } from '../papers.fixture.ts'
import type { PartyStatement, TypedPapers } from '../papers-input.ts'

const BROKER = { by: 'BROKER', saidOn: '2026-11-10' } as const
const deposits = (amountManwon: number): PartyStatement => ({ ...BROKER, topic: 'SENIOR_DEPOSITS', amountManwon })
const debt = (amountManwon: number): PartyStatement => ({ ...BROKER, topic: 'REGISTRY_DEBT', amountManwon })
const tax = (amountManwon: number): PartyStatement => ({ ...BROKER, topic: 'UNPAID_TAX', amountManwon })
const repaid = (byOn: string): PartyStatement => ({ ...BROKER, topic: 'LOAN_REPAID', byOn })

function compared(statement: PartyStatement, typed: Partial<TypedPapers>, input: PapersInput = APARTMENT) {
  const papers = calculatePapers({ ...input, typed: { ...input.typed, ...typed, statements: [statement] } })
  const [one] = papers.statements
  assert.ok(one)
  return { ...one, found: [one.outcome, one.papers, one.differenceManwon], cautions: papers.cautions }
}
const seniors = (
  state: 'KNOWN' | 'PARTLY' | 'UNKNOWN',
  sumManwon: number | null,
  countKnown: number | null = null,
) => ({
  seniorTenants: { state, depositsManwon: [], sumManwon, countKnown },
})

test('R-PAPERS-98: senior deposits agree, differ by the amount, or are not seen yet', () => {
  const of = (said: number, typed: Partial<TypedPapers>) => compared(deposits(said), typed, SHARED_HOUSE).found
  assert.deepEqual(of(30_000, seniors('KNOWN', 30_000)), ['AGREES', null, null])
  assert.deepEqual(of(30_000, seniors('KNOWN', 45_000)), ['DIFFERS', 'WORSE', 15_000])
  assert.deepEqual(of(30_000, seniors('KNOWN', 20_000)), ['DIFFERS', 'BETTER', 10_000])
  assert.deepEqual(of(30_000, seniors('PARTLY', 31_000)), ['DIFFERS', 'WORSE', 1_000])
  for (const typed of [seniors('PARTLY', 20_000), seniors('PARTLY', 30_000), seniors('UNKNOWN', null)])
    assert.deepEqual(of(30_000, typed), ['NOT_SEEN_YET', null, null])
  assert.deepEqual(of(30_000, { seniorTenants: null }), ['NOT_SEEN_YET', null, null])
  assert.deepEqual(of(0, seniors('PARTLY', null, 3)), ['DIFFERS', 'WORSE', null])
})

test('R-PAPERS-98: debts of the registry count what is not struck; another part of it excludes nothing', () => {
  const of = (said: number, registry: TypedPapers['registry']) => compared(debt(said), { registry }).found
  const two = [mortgage('2024-01-01', 5_000), mortgage('2020-01-01', 9_000, { cancelled: true }), entry('TRUST')]
  assert.deepEqual(of(5_000, registryOf(two)), ['AGREES', null, null])
  assert.deepEqual(of(0, registryOf(two)), ['DIFFERS', 'WORSE', 5_000])
  assert.deepEqual(of(0, registryOf([])), ['AGREES', null, null])
  assert.deepEqual(of(0, registryOf([], { part: 'LAND' })), ['NOT_SEEN_YET', null, null])
  assert.deepEqual(of(0, registryOf([entry('SEIZURE')])), ['DIFFERS', 'WORSE', null])
  assert.deepEqual(of(0, null), ['NOT_SEEN_YET', null, null])
})

test('R-PAPERS-98: a seizure due to a tax shows that one is not paid', () => {
  const none = { taxArrearsManwon: null }
  assert.deepEqual(compared(tax(0), none).found, ['NOT_SEEN_YET', null, null])
  const seized = { ...none, registry: registryOf([entry('SEIZURE', { taxKind: 'OTHER' })]) }
  assert.deepEqual(compared(tax(0), seized).found, ['DIFFERS', 'WORSE', null])
  assert.deepEqual(compared(tax(0), { taxArrearsManwon: 700 }).found, ['DIFFERS', 'WORSE', 700])
  assert.deepEqual(compared(tax(0), { taxArrearsManwon: 0 }).found, ['AGREES', null, null])
})

test('R-PAPERS-98: a loan is seen to be paid back by a registry of the day or later alone', () => {
  const left = registryOf([mortgage('2024-01-01', 5_000)])
  const struck = registryOf([mortgage('2024-01-01', 5_000, { cancelled: true })])
  assert.deepEqual(compared(repaid('2026-11-21'), { registry: left }).found, ['NOT_SEEN_YET', null, null])
  assert.deepEqual(compared(repaid('2026-11-20'), { registry: left }).found, ['DIFFERS', 'WORSE', 5_000])
  assert.deepEqual(compared(repaid('2026-11-20'), { registry: struck }).found, ['AGREES', null, null])
})

test('R-PAPERS-98: papers never agree that a guarantee is given, for only a guarantor decides', () => {
  fc.assert(
    fc.property(anyInput, fc.boolean(), (input, holds) => {
      const said = { ...BROKER, topic: 'GUARANTEE', holds } as const
      assert.notEqual(compared(said, {}, input).outcome, 'AGREES')
    }),
    RUNS,
  )
})

test('R-PAPERS-99: a difference is a question with who said what and when, in either direction', () => {
  const cautionsOf = (said: number, shown: number) =>
    compared(deposits(said), seniors('KNOWN', shown), { ...SHARED_HOUSE, value: null }).cautions.filter(({ code }) =>
      /STATE/.test(code),
    )
  const [worse] = cautionsOf(30_000, 45_000)
  assert.equal(worse?.code, 'STATEMENT_DIFFERS')
  assert.match(
    word(worse?.sentence ?? '', 'ko'),
    /^공인중개사의 말\(2026년 11월 10일\): .* 3억 원\. 적은 서류의 금액이 적어도 1억 5,000만 원 더 많습니다\.$/,
  )
  assert.deepEqual(
    cautionsOf(45_000, 30_000).map(({ code }) => code),
    ['STATED_WORSE'],
  )
  assert.deepEqual(cautionsOf(30_000, 30_000), [])
})

test('R-PAPERS-99: what was said beyond the papers is held against the value', () => {
  const cautions = (said: number) =>
    compared(debt(said), { registry: null }).cautions.filter(({ code }) => code === 'STATED_WORSE')
  assert.deepEqual(cautions(3_999), [])
  assert.match(word(cautions(4_000)[0]?.sentence ?? '', 'ko'), /4,000만 원이 더 있고.*1억 6,000만 원.*80%/)
})

test('R-PAPERS-100: the clause names who said what on which day, in the words of a contract', () => {
  const [one, other] = [compared(deposits(30_000), {}), compared(repaid('2026-12-01'), {})]
  assert.match(
    word(one.clause ?? '', 'ko'),
    /^공인중개사는 2026년 11월 10일에 선순위 보증금의 합계가 3억 원이라고 임차인에게 고지하였다\. 사실과 다르면 .*해제할 수 있고/,
  )
  assert.match(word(other.clause ?? '', 'ko'), /2026년 12월 1일까지 .*말소한다고 .*지키지 않으면/)
  assert.equal(compared({ ...BROKER, topic: 'GUARANTEE', holds: false }, {}).clause, null)
})

const RUNS = { numRuns: examples(100) }
const day = fc.constantFrom('2026-10-01', '2026-11-19', '2026-11-20')
const amountManwon = fc.integer({ min: 0, max: 200_000 })
const by = fc.constantFrom('BROKER', 'LANDLORD', 'OTHER')
const anyStatement: fc.Arbitrary<PartyStatement> = fc.oneof(
  fc.record({
    topic: fc.constantFrom('SENIOR_DEPOSITS', 'REGISTRY_DEBT', 'UNPAID_TAX'),
    by,
    saidOn: day,
    amountManwon,
  }),
  fc.record({ topic: fc.constant('GUARANTEE'), by, saidOn: day, holds: fc.boolean() }),
  fc.record({ topic: fc.constant('LOAN_REPAID'), by, saidOn: day, byOn: day }),
)

const DATA: DataSays = {
  headline: 'public data',
  because: null,
  stake: null,
  actions: [{ checkId: 'REGISTRY_DOCUMENT', field: null, sentence: 'registry' }],
  decision: 'DOCUMENT_CHECK_REQUIRED',
}
const anyData = fc.constantFrom<DataSays | null>(
  null,
  DATA,
  { ...DATA, because: 'DEPOSIT_NEAR_VALUE', decision: 'CONDITIONAL_CAUTION' },
  { ...DATA, because: 'OTHER_DEPOSITS_UNKNOWN', decision: 'CONDITIONAL_CAUTION' },
)

test('R-ANSWER-80: with any statement no number changes, and the answer is never calmer', () => {
  fc.assert(
    fc.property(anyInput, fc.array(anyStatement, { minLength: 1, maxLength: 6 }), anyData, (input, said, data) => {
      const inputs = [input, { ...input, typed: { ...input.typed, statements: said } }] as const
      const [without, stated] = inputs.map(calculatePapers) as [Papers, Papers]
      const { statements: _, cautions: before, ...numbers } = without
      const { statements: __, cautions: after, ...same } = stated
      assert.deepEqual(same, numbers)
      assert.deepEqual(after.slice(0, before.length), before)
      const [plain, told] = [without, stated].map((calculated, at) => {
        const { typed, terms, home, value } = inputs[at] as PapersInput
        const priced = value && { ...value, basis: 'TYPED' as const }
        return answerOf({ data, papers: { typed, terms, home, value: priced, calculated, otherHome: null } })
      })
      assert.ok(plain && told)
      assert.deepEqual(told.stake, plain.stake)
      assert.ok(BY_CALMNESS.indexOf(told.decision) >= BY_CALMNESS.indexOf(plain.decision))
      if (plain.because !== null) assert.deepEqual([told.because, told.headline], [plain.because, plain.headline])
    }),
    RUNS,
  )
})

type Papers = ReturnType<typeof calculatePapers>
