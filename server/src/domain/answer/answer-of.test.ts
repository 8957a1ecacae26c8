import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../test/examples.ts'
import fc from '../../../test/properties.ts'
import { inWords } from '../../words/in-words.ts'
import { message } from '../../words/message.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'
import { addDays } from '../calendar.ts'
import { calculatePapers } from '../papers/calculate-papers.ts'
import type { EntryKind } from '../papers/claims/entry-kinds.ts'
import { APARTMENT, entry, mortgage, registryOf, SHARED_HOUSE } from '../papers/papers.fixture.ts'
import { NO_DATES, type RegistryEntry, type RegistryReading, type TypedPapers } from '../papers/papers-input.ts'
import { anyCompleteEntry } from '../papers/recovery/any-papers.fixture.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { answerOf, BY_CALMNESS, type DataSays, ofOtherTerms } from './answer-of.ts'
import { type PapersSay, stillOpen } from './papers-say.ts'

const NOTHING: TypedPapers = { registry: null, seniorTenants: null, taxArrearsManwon: null, dates: NO_DATES }
const LIVED_IN = { ...NO_DATES, moveInOn: '2024-01-02', reportOn: '2024-01-02', fixedDateOn: '2024-01-02' }
const VALUE = { lowManwon: 16_000, midManwon: 18_000, highManwon: 20_000, basis: 'ESTIMATE' } as const
const DATA: DataSays = {
  headline: message('HEADLINE_OF_SHARE', { share: '보증금 1억 원은 추정 집값 1억 8,000만 원의 56%입니다.' }),
  because: null,
  stake: null,
  actions: [
    { checkId: 'REGISTRY_DOCUMENT', field: null, sentence: '등기' },
    { checkId: 'TAX_CERTIFICATES', field: null, sentence: '세금' },
  ],
  decision: 'CONDITIONAL_CAUTION',
}

function papersSay(typed: Partial<TypedPapers>, depositManwon = 10_000, base = APARTMENT): PapersSay {
  const terms = { ...base.terms, depositManwon }
  const { registry = null, ...others } = typed
  // a shared house is read as a building
  const ofHome = registry && base === SHARED_HOUSE ? { ...registry, part: 'BUILDING' as const } : registry
  const read = { ...NOTHING, ...others, registry: ofHome }
  const calculated = calculatePapers({ ...base, terms, value: VALUE, typed: read })
  return { typed: read, terms, home: base.home, value: VALUE, calculated, otherHome: null }
}
const say = (typed: Partial<TypedPapers>, data: DataSays = DATA, depositManwon = 10_000) =>
  inWords(answerOf({ data, papers: papersSay(typed, depositManwon) }), 'ko')
const withEntries = (...entries: RegistryEntry[]) => say({ registry: registryOf(entries) })

const STOPPING: [EntryKind, RegExp][] = [
  ['AUCTION', /경매개시결정/],
  ['TRUST', /신탁/],
  ['LEASE_REGISTRATION', /임차권등기/],
  ['INJUNCTION', /가처분/],
  ['PROVISIONAL_REGISTRATION', /가등기/],
  ['SEIZURE', /압류/],
  ['PROVISIONAL_SEIZURE', /가압류/],
  ['NO_LAND_RIGHT', /대지권 없음/],
]

for (const [kind, named] of STOPPING) {
  test(`R-ANSWER-10: ${kind} in the registry stops, is named first, and is what to ask about first`, () => {
    const answer = withEntries(entry(kind, { registeredOn: '2024-03-02', amountManwon: 1 }))
    assert.deepEqual([answer.decision, answer.because], ['STOP_BEFORE_CONTRACT', kind])
    assert.match(answer.headline, named)
    assert.match(answer.firstAction.sentence, /계약을 멈추고/)
  })
}

test('R-ANSWER-10: an owner who is not the landlord stops', () => {
  const answer = say({ registry: registryOf([], { ownerIsLandlord: 'NO' }) })
  assert.deepEqual([answer.decision, answer.because], ['STOP_BEFORE_CONTRACT', 'OWNER_NO'])
})

test('R-ANSWER-10: deposit and claims ahead are said together: above the middle it stops, near it is a caution', () => {
  const above = withEntries(mortgage('2020-01-02', 9_000))
  assert.deepEqual([above.decision, above.because], ['STOP_BEFORE_CONTRACT', 'CLAIMS_ABOVE_VALUE'])
  assert.equal(
    above.headline,
    '보증금 1억 원에 먼저 나갈 9,000만 원을 더하면 추정 집값 1억 8,000만 원보다 1,000만 원 많습니다.',
  )
  assert.deepEqual([above.stake?.aheadManwon?.low, above.stake?.overValueManwon], [9_000, 1_000])
  const near = withEntries(mortgage('2020-01-02', 5_000))
  assert.deepEqual([near.decision, near.because], ['CONDITIONAL_CAUTION', 'CLAIMS_NEAR_VALUE'])
  assert.match(near.headline, /83%로, 집값에 가깝습니다/)
  const below = withEntries(mortgage('2020-01-02', 2_000))
  assert.deepEqual([below.decision, below.because], ['CONDITIONAL_CAUTION', null])
  assert.match(below.headline, /2,000만 원을 더하면 .* 67%입니다. 먼저 들어온 세입자는 아직 모릅니다/)
})

test('R-ANSWER-10: exactly the value is near it, and so is exactly 80 % of it, also of what may rank ahead', () => {
  const ahead = (manwon: number) => withEntries(mortgage('2020-01-02', manwon))
  assert.deepEqual([ahead(8_000).decision, ahead(8_000).because], ['CONDITIONAL_CAUTION', 'CLAIMS_NEAR_VALUE'])
  assert.deepEqual([ahead(8_001).decision, ahead(8_001).because], ['STOP_BEFORE_CONTRACT', 'CLAIMS_ABOVE_VALUE'])
  assert.deepEqual([ahead(4_399).because, ahead(4_400).because], [null, 'CLAIMS_NEAR_VALUE'])
  const maybeAhead = (manwon: number) => say({ taxArrearsManwon: manwon, dates: LIVED_IN }).because
  assert.deepEqual([maybeAhead(4_399), maybeAhead(4_400)], [null, 'CLAIMS_NEAR_VALUE'])
  assert.deepEqual([maybeAhead(8_000), maybeAhead(8_001)], ['CLAIMS_NEAR_VALUE', 'CLAIMS_MAY_EXCEED_VALUE'])
})

test('R-ANSWER-10: a jeonse right is an amount ahead, and one without its amount is open', () => {
  const right = (amountManwon: number | null) =>
    withEntries(entry('JEONSE_RIGHT', { registeredOn: '2024-03-02', amountManwon }))
  assert.equal(right(9_000).decision, 'STOP_BEFORE_CONTRACT')
  assert.deepEqual([right(5_000).decision, right(5_000).because], ['CONDITIONAL_CAUTION', 'CLAIMS_NEAR_VALUE'])
  assert.deepEqual([right(null).decision, right(null).because], ['CONDITIONAL_CAUTION', 'CLAIM_OF_UNKNOWN_AMOUNT'])
})

test('R-ANSWER-11: a registry without a live entry settles that the registry is not known, and nothing else', () => {
  const answer = withEntries(mortgage('2010-01-02', 9_000, { cancelled: true }))
  assert.equal(answer.decision, DATA.decision)
  assert.equal(
    answer.headline,
    koreanOf('HEADLINE_OF_SHARE', {
      share: '보증금 1억 원은 추정 집값 1억 8,000만 원의 56%입니다.',
      open: ['EARLIER_TENANTS'],
    }),
  )
  assert.equal(answer.firstAction.checkId, 'TAX_CERTIFICATES')
  assert.match(
    say({ taxArrearsManwon: 0 }).headline,
    saying('HEADLINE_OF_SHARE', {
      share: '보증금 1억 원은 추정 집값 1억 8,000만 원의 56%입니다.',
      open: ['REGISTRY', 'EARLIER_TENANTS'],
    }),
  )
  assert.match(
    say({ registry: registryOf([], { ownerIsLandlord: 'UNKNOWN' }) }).headline,
    saying('HEADLINE_OF_SHARE', {
      share: '보증금 1억 원은 추정 집값 1억 8,000만 원의 56%입니다.',
      open: ['REST_OF_REGISTRY', 'EARLIER_TENANTS'],
    }),
  )
  assert.match(
    say({ registry: registryOf([], { readOn: '2026-03-02' }) }).headline,
    saying('HEADLINE_OF_SHARE', {
      share: '보증금 1억 원은 추정 집값 1억 8,000만 원의 56%입니다.',
      open: ['REGISTRY_SINCE', 'EARLIER_TENANTS'],
    }),
  )
})

test('R-ANSWER-11: reading the registry is settled only by one of today or yesterday whose owner was confirmed', () => {
  const asked = (reading: Partial<RegistryReading>) => say({ registry: registryOf([], reading) }).firstAction.checkId
  const { asOf } = APARTMENT
  assert.deepEqual([asked({ readOn: asOf }), asked({ readOn: addDays(asOf, -1) })], Array(2).fill('TAX_CERTIFICATES'))
  assert.equal(asked({ readOn: addDays(asOf, -2) }), 'REGISTRY_DOCUMENT')
  assert.equal(asked({ ownerIsLandlord: 'UNKNOWN' }), 'REGISTRY_DOCUMENT')
  const ofAnotherPart = papersSay({ registry: registryOf([], { part: 'BUILDING' }) })
  const answer = answerOf({ data: DATA, papers: ofAnotherPart })
  assert.deepEqual(
    [answer.because, ...answer.thenActions.map(({ checkId }) => checkId)],
    ['OTHER_PART', 'REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'],
  )
  assert.deepEqual(stillOpen(ofAnotherPart), ['REGISTRY', 'EARLIER_TENANTS'])
})

test('R-ANSWER-10: an address, amount or use that is wrong leads before papers, and the decision still stops', () => {
  const registry = registryOf([entry('AUCTION', { registeredOn: '2024-03-02' })])
  for (const because of ['ADDRESS_NOT_CONFIRMED', 'AMOUNT_UNREALISTIC', 'NON_RESIDENTIAL'] as const) {
    const answer = say({ registry }, { ...DATA, because, headline: '먼저', decision: 'JUDGMENT_HOLD' })
    assert.deepEqual([answer.because, answer.headline, answer.decision], [because, '먼저', 'STOP_BEFORE_CONTRACT'])
    assert.ok(answer.thenActions.some(({ sentence }) => sentence.includes('계약을 멈추고')))
    // R-ANSWER-03: an amount that is doubted is not distributed
    assert.equal(answer.stake === null, because === 'AMOUNT_UNREALISTIC')
  }
})

test('R-ANSWER-12: the value of a shared house is that of the building, and the other households are not known', () => {
  const papers = papersSay({ registry: registryOf([mortgage('2020-01-02', 9_000)]) }, 10_000, SHARED_HOUSE)
  const { stake, headline } = inWords(answerOf({ data: DATA, papers }), 'ko')
  assert.equal(stake?.scope, 'BUILDING')
  assert.match(headline, /건물 전체 값/)
  assert.deepEqual(stake?.aheadManwon, { low: 9_000, high: null })
  assert.ok(stake?.unknown?.some((each) => each.includes('임차인의 보증금')))
})

const anyLive = fc.array(anyCompleteEntry, { maxLength: 3 })
const anyData = fc.record({
  because: fc.constantFrom('DEPOSIT_ABOVE_VALUE', 'SHARED_HOUSE', 'AREA_NOT_GIVEN', 'OLD_BUILDING', null),
  decision: fc.constantFrom(...BY_CALMNESS),
})

test('R-ANSWER-13: a live entry or a higher deposit never calms the decision, and papers never calm that of public data', () => {
  fc.assert(
    fc.property(anyData, anyLive, anyCompleteEntry, fc.nat({ max: 20_000 }), (said, entries, added, more) => {
      const data: DataSays = { ...DATA, ...said }
      const of = (registry: RegistryEntry[], deposit: number) => say({ registry: registryOf(registry) }, data, deposit)
      const before = of(entries, 9_000)
      const rank = (answer: typeof before) => BY_CALMNESS.indexOf(answer.decision)
      for (const after of [of([...entries, added], 9_000), of(entries, 9_000 + more)])
        assert.ok(rank(after) >= rank(before), `${before.decision} → ${after.decision}`)
      assert.ok(rank(before) >= BY_CALMNESS.indexOf(data.decision))
    }),
    { numRuns: examples(120) },
  )
})

const anyTyped = fc.record({
  entries: anyLive,
  tenantsManwon: fc.option(fc.nat({ max: 20_000 })),
  taxArrearsManwon: fc.option(fc.nat({ max: 20_000 })),
})
type AnyTyped = { entries: RegistryEntry[]; tenantsManwon: number | null; taxArrearsManwon: number | null }

function typedOf({ entries, tenantsManwon, taxArrearsManwon }: AnyTyped): Partial<TypedPapers> {
  const tenants = {
    state: 'KNOWN',
    depositsManwon: [],
    sumManwon: tenantsManwon,
    countKnown: null,
    tenants: [],
  } as const
  const seniorTenants =
    tenantsManwon === null ? null : { ...tenants, depositsManwon: [], tenants: [], countAtLeast: null }
  return { registry: registryOf(entries), seniorTenants, taxArrearsManwon }
}

test('R-ANSWER-13: a live entry, an amount ahead or a higher deposit calms no decision and lowers neither end of the loss', () => {
  const more = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(fc.boolean(), anyTyped, anyCompleteEntry, more, (isShared, typed, added, manwon) => {
      const base = isShared ? SHARED_HOUSE : APARTMENT
      const of = (next: Partial<AnyTyped>, deposit = 9_000) =>
        answerOf({ data: DATA, papers: papersSay(typedOf({ ...typed, ...next }), deposit, base) })
      const before = of({})
      const { entries, tenantsManwon, taxArrearsManwon } = typed
      const after = {
        entry: of({ entries: [...entries, added] }),
        deposit: of({}, 9_000 + manwon),
        ...(tenantsManwon !== null && { tenants: of({ tenantsManwon: tenantsManwon + manwon }) }),
        ...(taxArrearsManwon !== null && { taxes: of({ taxArrearsManwon: taxArrearsManwon + manwon }) }),
      }
      for (const [what, { decision, stake }] of Object.entries(after)) {
        assert.ok(BY_CALMNESS.indexOf(decision) >= BY_CALMNESS.indexOf(before.decision), what)
        // a tax without its day may stand in a circle of ranks, from which the tenant draws on it
        const mayCircle = what === 'taxes'
        stake?.ifSold.forEach(({ shortfallManwon: { low, high } }, at) => {
          const least = before.stake?.ifSold[at]?.shortfallManwon
          assert.ok(
            least && (mayCircle || low >= least.low) && high >= least.high,
            `${what}: ${low}–${high}, ${least?.low}–${least?.high}`,
          )
        })
      }
    }),
    { numRuns: examples(80) },
  )
})

test('R-ANSWER-09: what was not typed is open and never zero, and a typed amount is never left out', () => {
  fc.assert(
    fc.property(anyLive, anyCompleteEntry, fc.integer({ min: 1, max: 20_000 }), (entries, added, amountManwon) => {
      const claimsOf = (entry: RegistryEntry) =>
        papersSay({ registry: registryOf([...entries, entry]) }).calculated.claims
      const { ahead, behind } = claimsOf({ ...added, amountManwon })
      const [before, after] = [claimsOf({ ...added, cancelled: true }), { ahead, behind }]
      const sumOf = (claims: { high: number | null }[]) => claims.reduce((sum, { high }) => sum + (high ?? 0), 0)
      assert.equal(sumOf([...after.ahead, ...after.behind]), sumOf([...before.ahead, ...before.behind]) + amountManwon)
      const open = claimsOf({ ...added, amountManwon: null })
      assert.ok([...open.ahead, ...open.behind].some(({ kind, high }) => kind === added.kind && high === null))
    }),
    { numRuns: examples(100) },
  )
  const { stake } = say({ taxArrearsManwon: 0 })
  assert.deepEqual(stake?.aheadManwon, { low: 0, high: null })
})

test('R-ANSWER-14: a deposit that public data did not speak of is held against the value, alone as with claims', () => {
  const other = (data: DataSays, depositManwon: number, typed: Partial<TypedPapers> = {}) =>
    say(typed, ofOtherTerms(data), depositManwon)
  const above = other({ ...DATA, because: 'DEPOSIT_ABOVE_VALUE', headline: '많습니다.' }, 25_000)
  assert.deepEqual([above.decision, above.because], ['STOP_BEFORE_CONTRACT', 'DEPOSIT_ABOVE_VALUE'])
  assert.equal(above.headline, '보증금 2억 5,000만 원은 추정 집값 1억 8,000만 원보다 7,000만 원 많습니다.')
  assert.equal(above.stake?.overValueManwon, 7_000)
  assert.match(above.firstAction.sentence, /선순위 채권|더해/)
  const near = other(DATA, 15_000, { registry: registryOf([]) })
  assert.deepEqual([near.decision, near.because], ['CONDITIONAL_CAUTION', 'DEPOSIT_NEAR_VALUE'])
  assert.match(near.headline, /^보증금 1억 5,000만 원은 추정 집값 1억 8,000만 원의 83%로, 집값에 가깝습니다\.$/)
  assert.match(other(DATA, 9_000).headline, /다른 조건/)
  const use = other({ ...DATA, because: 'NON_RESIDENTIAL', headline: '집이 아닙니다.' }, 25_000)
  assert.deepEqual([use.headline, use.decision], ['집이 아닙니다.', 'STOP_BEFORE_CONTRACT'])
  const alone = inWords(answerOf({ data: null, papers: papersSay({}, 9_000) }), 'ko')
  assert.match(alone.headline, /^보증금 9,000만 원은 추정 집값 1억 8,000만 원의 50%입니다/)
})

test('R-ANSWER-14: without a deposit nothing is at stake, whatever the diagnosed one was', () => {
  const { stake } = answerOf({ data: null, papers: papersSay({}) })
  assert.ok(stake)
  assert.equal(say({}, ofOtherTerms({ ...DATA, stake }), 0).stake, null)
})

test('R-ANSWER-14: a higher deposit than the diagnosed one never reads calmer, nor the higher of two', () => {
  const two = fc.tuple(fc.integer({ min: 1, max: 40_000 }), fc.nat({ max: 20_000 }))
  fc.assert(
    fc.property(anyData, anyLive, two, (said, entries, [deposit, more]) => {
      const data: DataSays = { ...DATA, ...said }
      const typed = entries.length === 0 ? {} : { registry: registryOf(entries) }
      const answers = [
        say(typed, data, deposit),
        say(typed, ofOtherTerms(data), deposit),
        say(typed, ofOtherTerms(data), deposit + more),
      ]
      const ranks = answers.map(({ decision }) => BY_CALMNESS.indexOf(decision))
      assert.deepEqual(
        ranks,
        ranks.toSorted((one, other) => one - other),
      )
      const last = answers.at(-1)
      if (deposit + more > VALUE.midManwon) assert.doesNotMatch(String(last?.headline), /다른 조건/)
    }),
    { numRuns: examples(100) },
  )
})

test('R-ANSWER-13: a caution of papers leaves a decision on hold as it is', () => {
  const typed = { registry: registryOf([mortgage('2020-01-02', 5_000)]) }
  for (const decision of ['JUDGMENT_HOLD', 'STOP_BEFORE_CONTRACT'] as const)
    assert.equal(say(typed, { ...DATA, decision }).decision, decision)
  assert.equal(say(typed, { ...DATA, decision: 'DOCUMENT_CHECK_REQUIRED' }).decision, 'CONDITIONAL_CAUTION')
})

test('R-ANSWER-13: a struck entry changes nothing', () => {
  fc.assert(
    fc.property(anyLive, anyCompleteEntry, (entries, struck) => {
      const plain = withEntries(...entries)
      const { headline, stake, decision } = withEntries(...entries, { ...struck, cancelled: true })
      assert.deepEqual([headline, decision, stake?.ifSold], [plain.headline, plain.decision, plain.stake?.ifSold])
    }),
    { numRuns: examples(60) },
  )
})

test('R-ANSWER-01: no sentence of an answer with papers approves, in either language', () => {
  fc.assert(
    fc.property(anyLive, fc.constantFrom('ko', 'en'), (entries, language) => {
      const answer = inWords(answerOf({ data: DATA, papers: papersSay({ registry: registryOf(entries) }) }), language)
      const texts = [answer.headline, answer.firstAction.sentence, answer.stake?.sentence ?? '']
      for (const text of texts) {
        assert.deepEqual(findForbiddenWording(text), [], text)
        assert.doesNotMatch(text, /undefined|NaN|null|\.\.| {2}/, text)
      }
    }),
    { numRuns: examples(60) },
  )
})

test('R-ANSWER-04: what stops is named so, not as the check that the action begins with', () => {
  const live = registryOf([entry('AUCTION', { registeredOn: '2024-03-02' })])
  assert.equal(say({ registry: live }).firstAction.name, koreanOf('ACTION_STOP_NAME'))
  assert.equal(say({ registry: registryOf([]) }).firstAction.name, undefined)
})

const stakeOf = (depositManwon: number): DataSays['stake'] => ({
  depositManwon,
  value: VALUE,
  scope: 'HOME',
  aheadManwon: null,
  unknown: [],
  overValueManwon: Math.max(0, depositManwon - VALUE.midManwon),
  ifSold: [],
  sentence: '',
})
const figureWith = (depositManwon: number, papers: PapersSay | null = null) =>
  inWords(answerOf({ data: { ...DATA, stake: stakeOf(depositManwon) }, papers }), 'ko').figure

test('R-ANSWER-18: the figure is the share of the value, and above it the amount over it', () => {
  for (const [deposit, text, caption] of [
    [9_000, '50%', '집값 대비 보증금'],
    [18_000, '100%', '집값 대비 보증금'],
    // rounds to the whole value, as in the headline
    [18_050, '100%', '집값 대비 보증금'],
    [20_000, '2,000만 원', '집값을 넘는 금액'],
  ] as const)
    assert.deepEqual(figureWith(deposit), { text, caption })
})

test('R-ANSWER-18: what stands before the deposit is in the figure, which says where more may', () => {
  assert.deepEqual(say({ registry: registryOf([mortgage('2024-01-02', 3_600)]) }).figure, {
    text: '76%',
    caption: '집값 대비 먼저 나갈 돈 + 보증금 (적어도)',
  })
  assert.equal(
    figureWith(9_000, papersSay({ registry: registryOf([mortgage('2024-01-02', 9_000)]) }))?.text,
    '1,000만 원',
  )
  assert.equal(answerOf({ data: DATA, papers: null }).figure, null, 'no value, no figure')
})

test('R-ANSWER-18: a higher deposit never gets a smaller figure', () => {
  const sizeOf = (text: string) => (text.endsWith('%') ? [0, Number.parseInt(text, 10)] : [1, amountOf(text)])
  const amountOf = (text: string) => Number(text.replaceAll(/\D/g, ''))
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 27_000 }), fc.integer({ min: 0, max: 900 }), (deposit, more) => {
      const [one, other] = [deposit, deposit + more].map((each) => sizeOf(figureWith(each)?.text ?? ''))
      assert.ok((one?.[0] ?? 0) < (other?.[0] ?? 0) || (one?.[1] ?? 0) <= (other?.[1] ?? 0))
    }),
  )
})
