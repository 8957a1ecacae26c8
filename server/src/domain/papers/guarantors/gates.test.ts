import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inWords } from '../../../words/in-words.ts'
import type { Language } from '../../../words/language.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { claimsAhead } from '../claims/claims-ahead.ts'
import { APARTMENT, anyInput, entry, mortgage, SHARED_HOUSE, withEntries, withTyped } from '../papers.fixture.ts'
import type { SeniorTenants } from '../papers-input.ts'
import type { GateCode } from './gates.ts'
import type { GuarantorAnswer } from './guarantor-condition.ts'
import { guarantorConditions } from './guarantor-conditions.ts'
import { guaranteeWorkbench } from './workbench.ts'

const benchesOf = (input: PapersInput) => calculatePapers(input).guaranteeWorkbench
/** What the two parts about guarantors are calculated from, without the other parts. */
function guaranteedOf({ quotationManwon = null, appraisalManwon = null, ...input }: PapersInput) {
  const claims = claimsAhead(input.home, input.terms.depositManwon, input.typed)
  return { ...input, claims, quotationManwon, appraisalManwon }
}
const benchesAlone = (input: PapersInput) => guaranteeWorkbench(guaranteedOf(input))
const hug = (input: PapersInput) => benchesOf(input)[0] ?? assert.fail()
const gate = (input: PapersInput, code: GateCode, at = 0) =>
  benchesOf(input)[at]?.gates.find((each) => each.code === code) ?? assert.fail(code)

const deposit = (input: PapersInput, depositManwon: number): PapersInput => ({
  ...input,
  terms: { ...input.terms, depositManwon },
})
const owing = (input: PapersInput, manwon: number | null) => withEntries(input, mortgage('2024-03-02', manwon))
/** A villa whose price in use is 28,000. */
const VILLA: PapersInput = deposit(
  {
    ...APARTMENT,
    home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' },
    publicPrice: { basis: 'UNIT', priceManwon: 20_000 },
  },
  7_000,
)
const tenants = (sumManwon: number): SeniorTenants => ({
  state: 'KNOWN',
  depositsManwon: [],
  sumManwon,
  countKnown: 7,
})
/** A shared house whose price in use is 112,000. */
const SHARED: PapersInput = deposit(
  withTyped({ ...SHARED_HOUSE, publicPrice: { basis: 'HOUSE', priceManwon: 80_000 } }, { seniorTenants: tenants(0) }),
  5_000,
)

// biome-ignore format: a table
const VERDICTS: [title: string, input: PapersInput, hugAnswer: GuarantorAnswer, hfAnswer: GuarantorAnswer][] = [
  ['18,000 of 28,000 is 64 %', owing(VILLA, 18_000), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['the same with a deposit of 1', deposit(owing(VILLA, 18_000), 1), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['16,801 is above 60 %', owing(VILLA, 16_801), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['16,800 is 60 %', owing(VILLA, 16_800), 'ASK_GUARANTOR', 'ASK_GUARANTOR'],
  ['15,121 is above 54 %', owing(VILLA, 15_121), 'ASK_GUARANTOR', 'ASK_GUARANTOR'],
  ['15,120 is 54 %', owing(VILLA, 15_120), 'NO_CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
  ['two mortgages of 9,000', owing(owing(VILLA, 9_000), 9_000), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['a jeonse right of 18,000', withEntries(VILLA, entry('JEONSE_RIGHT', { registeredOn: '2024-03-02', amountManwon: 18_000 })), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['one mortgage, one struck out', withEntries(owing(VILLA, 9_000), mortgage('2020-01-01', 9_000, { cancelled: true })), 'NO_CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
  ['a mortgage without an amount', owing(VILLA, null), 'MISSING_INFORMATION', 'MISSING_INFORMATION'],
  ['a mortgage without an amount beside one of 18,000', owing(owing(VILLA, null), 18_000), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['the registry was not read', withTyped(VILLA, { registry: null }), 'MISSING_INFORMATION', 'MISSING_INFORMATION'],
  ['an appraisal of 30,000 alone', owing({ ...VILLA, publicPrice: null, appraisalManwon: 30_000 }, 18_001), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['an apartment with a quotation of 30,000', deposit(owing({ ...APARTMENT, quotationManwon: 30_000 }, 18_001), 100), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['an officetel with a quotation of 30,000', deposit(owing({ ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'OFFICETEL' }, quotationManwon: 30_000 }, 17_000), 100), 'ASK_GUARANTOR', 'ASK_GUARANTOR'],
  ['only a value of 18,000 to 22,000: 13,201 is above 60 % of all of it', deposit(owing(APARTMENT, 13_201), 100), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['only a value of 18,000 to 22,000: 13,200 may be', deposit(owing(APARTMENT, 13_200), 100), 'ASK_GUARANTOR', 'ASK_GUARANTOR'],
  ['no price at all', owing({ ...VILLA, publicPrice: null, value: null }, 18_000), 'MISSING_INFORMATION', 'MISSING_INFORMATION'],
  ['shared: mortgages above 60 % of 112,000', owing(SHARED, 67_201), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['shared: mortgages of 60 %', owing(SHARED, 67_200), 'ASK_GUARANTOR', 'ASK_GUARANTOR'],
  ['shared: mortgages of 50 %, others of 30 %', withTyped(owing(SHARED, 56_000), { seniorTenants: tenants(33_600) }), 'NO_CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
  ['shared: the same and one more', withTyped(owing(SHARED, 56_000), { seniorTenants: tenants(33_601) }), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
  ['shared: other tenants alone of 70 % are no mortgage', withTyped(SHARED, { seniorTenants: tenants(78_400) }), 'NO_CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
  ['shared: the own deposit is not in the 80 %', deposit(withTyped(SHARED, { seniorTenants: tenants(89_600) }), 11_200), 'NO_CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
  ['shared: everything above 90 %', deposit(withTyped(SHARED, { seniorTenants: tenants(89_600) }), 11_201), 'CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
  ['shared: nobody asked the other tenants', withTyped(SHARED, { seniorTenants: null }), 'MISSING_INFORMATION', 'MISSING_INFORMATION'],
  ['shared: some of the tenants', withTyped(SHARED, { seniorTenants: { ...tenants(1_000), state: 'PARTLY' } }), 'MISSING_INFORMATION', 'MISSING_INFORMATION'],
  ['shared: unknown tenants behind mortgages above 60 %', withTyped(owing(SHARED, 67_201), { seniorTenants: null }), 'CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'],
]
for (const [title, input, hugAnswer, hfAnswer] of VERDICTS)
  test(`R-PAPERS-24, lines over the price in use: ${title}: ${hugAnswer}`, () => {
    const [ofHug, ofHf] = benchesOf(input)
    assert.deepEqual([ofHug?.answer, ofHf?.answer], [hugAnswer, hfAnswer])
  })

test('R-PAPERS-24: above 60 % no deposit fits; between the lines, or with an amount unknown, none is sure to', () => {
  for (const bench of benchesOf(owing(VILLA, 18_000)))
    assert.deepEqual(bench.largestDeposit, { low: 0, high: 0 }, bench.guarantor)
  assert.deepEqual(hug(owing(VILLA, 16_000)).largestDeposit, { low: 0, high: 9_200 })
  assert.deepEqual(hug(owing(VILLA, null)).largestDeposit, { low: 0, high: 25_200 })
  assert.deepEqual(hug(owing(VILLA, 15_120)).largestDeposit, { low: 10_080, high: 10_080 })
  const shared = withTyped(owing(SHARED, 56_000), { seniorTenants: tenants(33_601) })
  assert.deepEqual(hug(shared).largestDeposit, { low: 0, high: 0 })
})

test('R-LAW-11: no line of SGI for senior debt is known, so what is above that of others is asked about', () => {
  const [, , sgi] = benchesOf(owing(VILLA, 18_000))
  assert.equal(sgi?.answer, 'ASK_GUARANTOR')
  assert.match(inWords(sgi, 'ko').sentence, /이 기관의 것으로 알려진 것이 없어 다른 기관의 60%/)
})

test('R-PAPERS-22: every share is over the price in use, not over the value of the calculation', () => {
  const cheap = { ...owing(VILLA, 18_200), value: { lowManwon: 5_000, midManwon: 5_600, highManwon: 6_000 } }
  assert.deepEqual(gate(cheap, 'SENIOR_DEBT').share, { low: 0.65, high: 0.65 })
  const condition = inWords(calculatePapers(cheap).guarantorConditions, 'ko').find(
    ({ code }) => code === 'SENIOR_SHARE',
  )
  assert.deepEqual([condition?.ownValue, condition?.answer], ['65%', 'CONFLICT_IN_INPUT'])
  assert.match(condition?.basis ?? '', saying('GUARANTEE_PRICE_BASIS', { basis: 'PUBLIC_PRICE' }))
  assert.doesNotMatch(JSON.stringify(inWords(calculatePapers(cheap).guaranteeWorkbench, 'ko')), /325%/)
  const cap = (input: PapersInput) =>
    calculatePapers(input).guarantorConditions.find(({ code }) => code === 'PRICE_CAP')?.answer
  const dear = { ...APARTMENT, value: { lowManwon: 130_000, midManwon: 140_000, highManwon: 150_000 } }
  assert.deepEqual(
    [cap(dear), cap({ ...dear, quotationManwon: 110_000 })],
    ['CONFLICT_IN_INPUT', 'NO_CONFLICT_IN_INPUT'],
  )
})

test('R-PAPERS-24: the conditions and the workbench give the same answer to the same line', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const guaranteed = guaranteedOf(input)
      const benches = guaranteeWorkbench(guaranteed)
      const pairs = { SENIOR_SHARE: 'SENIOR_DEBT', SHARED_HOUSE_SHARE: 'SENIOR_WITH_TENANTS' } as const
      for (const { guarantor, code, answer } of guarantorConditions(guaranteed)) {
        if (code !== 'SENIOR_SHARE' && code !== 'SHARED_HOUSE_SHARE') continue
        const bench = benches.find((each) => each.guarantor === guarantor)
        assert.equal(bench?.gates.find((each) => each.code === pairs[code])?.answer, answer)
      }
    }),
  )
})

test('R-PAPERS-22: the line of the public price and that of the workbench are the same, to the manwon', () => {
  for (let priceManwon = 10_000; priceManwon < 10_100; priceManwon += 1)
    for (const more of [0, 1]) {
      const priced = { ...VILLA, publicPrice: { basis: 'UNIT', priceManwon } } as const
      const edge = Math.floor((priceManwon * 126) / 100)
      const input = deposit(priced, edge + more)
      const limit = calculatePapers(input).guarantorConditions.find(({ code }) => code === 'PUBLIC_PRICE_LIMIT')
      const bench = hug(input)
      const said = more === 0 ? 'NO_CONFLICT_IN_INPUT' : 'CONFLICT_IN_INPUT'
      assert.deepEqual([limit?.answer, bench.answer], [said, said], String(priceManwon))
      assert.deepEqual([bench.limitManwon, bench.largestDeposit?.high], [edge, edge])
    }
})

test('R-LAW-01: what is second-hand is shown with its day, and sends to the guarantor', () => {
  for (const input of [
    owing(VILLA, 18_000),
    owing(VILLA, 16_000),
    VILLA,
    SHARED,
    withTyped(SHARED, { seniorTenants: null }),
  ])
    for (const language of ['ko', 'en'] satisfies Language[])
      for (const { sentence, constantIds } of inWords(benchesOf(input), language)) {
        assert.match(sentence, language === 'ko' ? /2026년 \d+월 \d+일에 2차 자료/ : /second-hand material/)
        assert.match(sentence, language === 'ko' ? /보증기관에 확인/ : /check them with the guarantor/)
        assert.ok(constantIds.length > 0)
      }
})

const RANK: Record<GuarantorAnswer, number> = {
  NO_CONFLICT_IN_INPUT: 0,
  ASK_GUARANTOR: 1,
  MISSING_INFORMATION: 1,
  CONFLICT_IN_INPUT: 2,
}
const pricedInput = fc
  .record({
    input: anyInput.filter(({ typed }) => typed.registry !== null),
    publicPrice: fc.option(
      fc.record({
        basis: fc.constantFrom('UNIT', 'HOUSE', 'LOT_MEDIAN', 'LAND'),
        priceManwon: fc.integer({ min: 1, max: 90_000 }),
      }),
      { nil: null },
    ),
    quotationManwon: fc.option(fc.integer({ min: 1, max: 130_000 }), { nil: null }),
    appraisalManwon: fc.option(fc.integer({ min: 1, max: 130_000 }), { nil: null }),
  })
  .map(({ input, ...prices }): PapersInput => ({ ...input, ...prices }))
const anyKind = fc.constantFrom('MORTGAGE', 'JEONSE_RIGHT', 'LEASE_REGISTRATION', 'OTHER')

test('R-PAPERS-24: more senior debt never makes the answer of a guarantor calmer, nor a larger deposit fit', () => {
  fc.assert(
    fc.property(pricedInput, anyKind, fc.nat(80_000), fc.nat(80_000), (input, kind, manwon, more) => {
      const at = (amountManwon: number) =>
        benchesAlone(withEntries(input, entry(kind, { registeredOn: '1989-01-01', amountManwon })))
      const [before, after] = [at(manwon), at(manwon + more)]
      for (const [index, bench] of before.entries()) {
        const raised = after[index] ?? assert.fail()
        assert.ok(RANK[raised.answer] >= RANK[bench.answer])
        for (const [place, { answer }] of bench.gates.entries())
          assert.ok(RANK[raised.gates[place]?.answer ?? assert.fail()] >= RANK[answer])
        for (const end of ['low', 'high'] as const)
          assert.ok((raised.largestDeposit?.[end] ?? 0) <= (bench.largestDeposit?.[end] ?? 0))
      }
    }),
  )
})

test('R-PAPERS-03: an amount that is left out never makes an answer calmer, and never leaves it without a question', () => {
  const leftOut = fc.constantFrom<((input: PapersInput, manwon: number | null) => PapersInput)[]>(
    (input, manwon) => withEntries(input, mortgage('1989-01-01', manwon)),
    (input, manwon) => withTyped(input, { taxArrearsManwon: manwon, taxes: null }),
    (input, manwon) =>
      withTyped(input, {
        seniorTenants: {
          state: manwon === null ? 'UNKNOWN' : 'KNOWN',
          depositsManwon: [],
          sumManwon: manwon,
          countKnown: null,
        },
      }),
  )
  fc.assert(
    fc.property(pricedInput, leftOut, (input, typing) => {
      const [open, least] = [benchesAlone(typing(input, null)), benchesAlone(typing(input, 0))]
      for (const [index, { answer, largestDeposit }] of open.entries()) {
        assert.notEqual(answer, 'NO_CONFLICT_IN_INPUT')
        assert.ok(RANK[answer] >= RANK[least[index]?.answer ?? assert.fail()])
        assert.equal(largestDeposit?.low ?? 0, 0)
      }
    }),
  )
})

test('R-PAPERS-24: a larger own deposit never makes the answer calmer', () => {
  fc.assert(
    fc.property(pricedInput, fc.nat(80_000), fc.nat(80_000), (input, manwon, more) => {
      const [before, after] = [manwon, manwon + more].map((each) => benchesAlone(deposit(input, each)))
      for (const [index, { answer }] of (before ?? []).entries())
        assert.ok(RANK[after?.[index]?.answer ?? assert.fail()] >= RANK[answer])
    }),
  )
})

test('R-PAPERS-24: debt of an unknown amount leaves the threshold of debt open, in a shared house too', () => {
  for (const home of [VILLA, SHARED]) {
    const { amount, share, answer } = gate(owing(home, null), 'SENIOR_DEBT')
    assert.deepEqual([amount.high, share?.high, answer], [null, null, 'MISSING_INFORMATION'])
  }
})
