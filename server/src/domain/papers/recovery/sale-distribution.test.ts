import assert from 'node:assert/strict'
import { test } from 'node:test'
import { word } from '../../../words/in-words.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT, entry, registryOf } from '../papers.fixture.ts'
import { NO_DATES } from '../papers-input.ts'

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
