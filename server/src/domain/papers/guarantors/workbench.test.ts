import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { APARTMENT, entry, mortgage, registryOf, withEntries, withTyped } from '../papers.fixture.ts'

const hug = (input: PapersInput) => {
  const [bench] = calculatePapers(input).guaranteeWorkbench
  assert.ok(bench?.guarantor === 'HUG')
  return bench
}
const VILLA: PapersInput = { ...APARTMENT, home: { ...APARTMENT.home, propertyType: 'ROW_HOUSE_MULTI_UNIT' } }
type Three = [lowManwon: number, midManwon: number, highManwon: number]
const priced = (priceManwon: number): PapersInput => ({ ...VILLA, publicPrice: { basis: 'UNIT', priceManwon } })

test('R-PAPERS-24: 126 % of the public price less the claims, within the cap', () => {
  const bench = hug(withEntries(priced(20_000), mortgage('2024-03-02', 6_000)))
  assert.deepEqual([bench.priceManwon, bench.limitManwon], [28_000, 25_200])
  assert.deepEqual(bench.largestDeposit, { low: 19_200, high: 19_200 })
  assert.equal(bench.answer, 'NO_CONFLICT_IN_INPUT')
  assert.deepEqual(hug(priced(60_000)).largestDeposit, { low: 70_000, high: 70_000 })
})

test('R-PAPERS-24: the largest deposit is the edge of the answer, to the manwon', () => {
  const edge = hug(priced(10_000)).largestDeposit?.high ?? 0
  const at = (depositManwon: number) => hug({ ...priced(10_000), terms: { ...VILLA.terms, depositManwon } }).answer
  assert.deepEqual([at(edge), at(edge + 1)], ['NO_CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'])
})

test('an unknown claim leaves the lower end at nothing, and the answer open', () => {
  const bench = hug(withTyped(priced(20_000), { taxArrearsManwon: null }))
  assert.deepEqual([bench.largestDeposit, bench.answer], [{ low: 0, high: 25_200 }, 'MISSING_INFORMATION'])
})

test('a price above the cap leaves no deposit; a seizure blocks; no price is said to be missing', () => {
  assert.deepEqual(hug({ ...APARTMENT, appraisalManwon: 120_001 }).largestDeposit, { low: 0, high: 0 })
  const seized = hug(withEntries(priced(20_000), entry('SEIZURE', { amountManwon: 1 })))
  assert.deepEqual([seized.blockers.length, seized.answer], [1, 'CONFLICT_IN_INPUT'])
  const unpriced = hug({ ...APARTMENT, value: null })
  assert.deepEqual([unpriced.largestDeposit, unpriced.answer], [null, 'MISSING_INFORMATION'])
})

test('the value of the papers is nobody’s basis, so what does not conflict with it is asked', () => {
  assert.equal(hug({ ...APARTMENT, terms: { ...APARTMENT.terms, depositManwon: 12_000 } }).answer, 'ASK_GUARANTOR')
})

test('R-PAPERS-22: the value of the papers is a range: only its upper end shows a conflict, its lower end the cap', () => {
  const valued = (input: PapersInput, depositManwon: number, ...[lowManwon, midManwon, highManwon]: Three) => {
    const value = { lowManwon, midManwon, highManwon }
    const { guaranteeWorkbench, guarantorConditions } = calculatePapers({
      ...input,
      terms: { ...input.terms, depositManwon },
      value,
    })
    const of = (asked: 'PRICE_LIMIT' | 'PRICE_CAP') => guarantorConditions.find(({ code }) => code === asked)?.answer
    const { largestDeposit, answer } = guaranteeWorkbench[0] ?? {}
    return { limit: of('PRICE_LIMIT'), cap: of('PRICE_CAP'), largestDeposit, answer }
  }
  const villa = valued(VILLA, 19_000, 18_000, 20_000, 25_000)
  assert.deepEqual([villa.limit, villa.answer], ['ASK_GUARANTOR', 'ASK_GUARANTOR'])
  assert.deepEqual(villa.largestDeposit, { low: 16_200, high: 22_500 })
  assert.equal(valued(VILLA, 22_501, 18_000, 20_000, 25_000).answer, 'CONFLICT_IN_INPUT')
  const apartment = valued(APARTMENT, 20_000, 100_000, 121_000, 140_000)
  assert.deepEqual([apartment.cap, apartment.answer], ['ASK_GUARANTOR', 'ASK_GUARANTOR'])
  assert.deepEqual(apartment.largestDeposit, { low: 0, high: 70_000 })
  const above = valued(APARTMENT, 20_000, 120_001, 130_000, 140_000)
  assert.deepEqual([above.cap, above.answer], ['CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'])
  assert.deepEqual(above.largestDeposit, { low: 0, high: 0 })
})

test('R-PAPERS-24: a trust is asked about, an owner that nobody compared is missing, another owner blocks', () => {
  const owned = (ownerIsLandlord: 'YES' | 'NO' | 'UNKNOWN', ...kinds: 'TRUST'[]) => {
    const entries = kinds.map((kind) => entry(kind, { registeredOn: '2020-01-01', amountManwon: 0 }))
    return hug(withTyped(priced(20_000), { registry: registryOf(entries, { ownerIsLandlord }) })).answer
  }
  assert.equal(owned('YES'), 'NO_CONFLICT_IN_INPUT')
  assert.equal(owned('YES', 'TRUST'), 'ASK_GUARANTOR')
  assert.equal(owned('UNKNOWN'), 'MISSING_INFORMATION')
  assert.equal(owned('NO'), 'CONFLICT_IN_INPUT')
})

test('R-PAPERS-24: a facility blocks; homes that are quoted wait for a quotation before an appraisal', () => {
  const facility = hug({
    ...VILLA,
    home: { ...VILLA.home, propertyType: 'NEIGHBORHOOD_FACILITY' },
    appraisalManwon: 20_000,
  })
  assert.deepEqual([facility.blockers.length, facility.answer], [1, 'CONFLICT_IN_INPUT'])
  const bases = ({ bases: each }: ReturnType<typeof hug>) => each.map(({ basis, used }) => (used ? `${basis}!` : basis))
  assert.deepEqual(bases(hug({ ...APARTMENT, appraisalManwon: 20_000 })), ['QUOTATION', 'APPRAISAL!', 'VALUE'])
  const quoted = { ...APARTMENT, quotationManwon: 30_000, appraisalManwon: 20_000 }
  assert.deepEqual(bases(hug(quoted)), ['QUOTATION!', 'APPRAISAL', 'VALUE'])
  assert.deepEqual([hug(quoted).limitManwon, hug(quoted).answer], [27_000, 'NO_CONFLICT_IN_INPUT'])
  assert.deepEqual(bases(hug({ ...priced(20_000), quotationManwon: 30_000 })), ['PUBLIC_PRICE!', 'APPRAISAL', 'VALUE'])
  assert.deepEqual(bases(hug(priced(20_000))), ['PUBLIC_PRICE!', 'APPRAISAL', 'VALUE'])
})

test('R-LAW-10, R-LAW-11: HUG and HF have a cap by area; SGI has none for apartments and one for other homes', () => {
  const capsOf = (home: Partial<PapersInput['home']>) =>
    calculatePapers({ ...VILLA, home: { ...VILLA.home, ...home } }).guaranteeWorkbench.map(
      ({ depositCapManwon }) => depositCapManwon,
    )
  assert.deepEqual(capsOf({ legalDistrictCode: '1162010200' }), [70_000, 70_000, 100_000])
  assert.deepEqual(capsOf({ legalDistrictCode: '2817710100' }), [70_000, 70_000, 100_000])
  assert.deepEqual(capsOf({ legalDistrictCode: '2635010500' }), [50_000, 50_000, 100_000])
  assert.deepEqual(capsOf({ propertyType: 'APARTMENT' }), [70_000, 70_000, null])
  assert.deepEqual(capsOf({ propertyType: 'OFFICETEL' }), [70_000, 70_000, 100_000])
  assert.deepEqual(capsOf({ propertyType: 'DETACHED_MULTI_FAMILY' }), [70_000, 70_000, 100_000])
})

test('R-LAW-11: a deposit above the cap of HF or SGI conflicts, one at the cap does not', () => {
  const answersAt = (depositManwon: number) => {
    const terms = { ...VILLA.terms, depositManwon }
    const { guaranteeWorkbench, guarantorConditions } = calculatePapers({ ...priced(100_000), terms })
    const caps = guarantorConditions.filter(({ code }) => code === 'DEPOSIT_CAP')
    return [guaranteeWorkbench, caps].map((list) => list.slice(-2).map(({ answer }) => answer))
  }
  assert.deepEqual(answersAt(70_000), [
    ['ASK_GUARANTOR', 'ASK_GUARANTOR'],
    ['NO_CONFLICT_IN_INPUT', 'NO_CONFLICT_IN_INPUT'],
  ])
  assert.deepEqual(answersAt(70_001), [
    ['CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
    ['CONFLICT_IN_INPUT', 'NO_CONFLICT_IN_INPUT'],
  ])
  assert.deepEqual(answersAt(100_001)[1], ['CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT'])
})
