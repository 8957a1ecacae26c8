import assert from 'node:assert/strict'
import { test } from 'node:test'
import { word } from '../../../words/in-words.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT, entry, mortgage, registryOf } from '../papers.fixture.ts'
import { NO_DATES, type TypedPapers } from '../papers-input.ts'

test('R-DIST-09: the step of a provisional seizure says that it shares only; that of the tenant, that it absorbs', () => {
  const { distribution } = calculatePapers({
    ...APARTMENT,
    terms: { ...APARTMENT.terms, depositManwon: 20_000 },
    salePriceManwon: 30_000,
    typed: {
      ...APARTMENT.typed,
      registry: registryOf([entry('PROVISIONAL_SEIZURE', { registeredOn: '2020-01-02', amountManwon: 20_000 })]),
      taxes: [],
      wagesManwon: 0,
      dates: { ...NO_DATES, moveInOn: '2021-01-05', reportOn: '2021-01-05', fixedDateOn: '2021-01-05' },
    },
  })
  const steps = distribution?.steps.map(({ who, basis, amountManwon }) => [
    word(who, 'ko'),
    /금액대로/.test(word(basis, 'ko')),
    /모자라는 만큼 흡수/.test(word(basis, 'ko')),
    amountManwon,
  ])
  assert.deepEqual(steps, [
    ['2020년 1월 2일에 등기된 가압류', true, false, 14_850],
    ['내 보증금', true, true, 14_850],
  ])
})

test('R-DIST-09: a later tax leaves the order of taking open, whether it is listed or shown by a seizure', () => {
  const legalDate = '2024-06-01'
  const seizure = entry('SEIZURE', { registeredOn: '2024-07-01', amountManwon: 3_000, taxKind: 'OTHER', legalDate })
  const tax = { kind: 'NATIONAL', ownTax: false, legalDate, amountManwon: 3_000 } as const
  const before = [
    entry('PROVISIONAL_SEIZURE', { registeredOn: '2024-01-01', amountManwon: 3_000 }),
    mortgage('2024-05-01', 4_000),
  ]
  const left = (typed: Partial<TypedPapers>) =>
    calculatePapers({
      ...APARTMENT,
      terms: { ...APARTMENT.terms, depositManwon: 9_000 },
      salePriceManwon: 10_000,
      typed: {
        ...APARTMENT.typed,
        wagesManwon: 0,
        dates: { ...NO_DATES, moveInOn: '2024-03-01', reportOn: '2024-03-01', fixedDateOn: '2024-03-01' },
        ...typed,
      },
    }).distribution?.left
  const open = { low: 8_843, high: 9_000 }
  assert.deepEqual(left({ registry: registryOf(before), taxes: [tax] }), open)
  assert.deepEqual(left({ registry: registryOf([...before, seizure]), taxes: [] }), open)
})
