import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords } from '../../words/in-words.ts'
import { message } from '../../words/message.ts'
import { answerOf } from '../answer/answer-of.ts'
import { calculatePapers, type PapersInput } from './calculate-papers.ts'
import { APARTMENT, mortgage, registryOf, SHARED_HOUSE, withTyped } from './papers.fixture.ts'
import type { RegistryReading } from './papers-input.ts'

const LIVED = { moveInOn: '2022-03-02', reportOn: '2022-03-02', fixedDateOn: '2022-03-02' }
const DATES = { ...LIVED, contractOn: null, balanceOn: null, endOn: null }

const OTHER_PARTS: [name: string, input: PapersInput, part: RegistryReading['part']][] = [
  ['the land of a unit', APARTMENT, 'LAND'],
  ['the building of a unit', APARTMENT, 'BUILDING'],
  ['the land of a shared house', SHARED_HOUSE, 'LAND'],
  ['a unit of a shared house', SHARED_HOUSE, 'UNIT'],
]

for (const [name, input, part] of OTHER_PARTS)
  for (const dates of [input.typed.dates, DATES])
    test(`R-PAPERS-31: an empty registry of ${name} is none of the home${dates === DATES ? ', with own dates' : ''}`, () => {
      const unread = calculatePapers(withTyped(input, { dates, registry: null }))
      const read = calculatePapers(withTyped(input, { dates, registry: registryOf([], { part }) }))
      for (const each of ['claims', 'coverage', 'recoveryBands', 'smallLease'] as const)
        assert.deepEqual(read[each], unread[each], each)
      const answers = (papers: typeof read) =>
        papers.guarantorConditions.filter(({ code }) => code !== 'OWNER_IS_LANDLORD').map(({ answer }) => answer)
      assert.deepEqual(answers(read), answers(unread))
      assert.ok(read.cautions.some(({ code }) => code === 'OTHER_PART'))
    })

test('R-PAPERS-31: what the land has counts, and the registry of the unit stays open', () => {
  const registry = registryOf([mortgage('2020-01-02', 5_000)], { part: 'LAND' })
  const { claims } = calculatePapers(withTyped(APARTMENT, { registry }))
  assert.deepEqual([claims.totalAhead.low, claims.totalAhead.high], [5_000, null])
  assert.deepEqual(
    claims.totalAhead.unknowns.map(({ kind }) => kind),
    ['REGISTRY_NOT_READ'],
  )
})

test('R-ANSWER-11: a registry of the land alone settles nothing, and the headline still calls the registry unknown', () => {
  const typed = { ...APARTMENT.typed, registry: registryOf([], { part: 'LAND' }) }
  const calculated = calculatePapers({ ...APARTMENT, typed })
  const share = message('HEADLINE_OF_SHARE', { share: '보증금 1억 2,000만 원은 추정 집값 2억 원의 60%입니다.' })
  const action = { checkId: 'REGISTRY_DOCUMENT', field: null, sentence: '등기' } as const
  const data = {
    headline: share,
    because: null,
    stake: null,
    actions: [action],
    decision: 'DOCUMENT_CHECK_REQUIRED',
  } as const
  const value = { lowManwon: 18_000, midManwon: 20_000, highManwon: 22_000, basis: 'ESTIMATE' } as const
  const papers = { typed, terms: APARTMENT.terms, home: APARTMENT.home, value, calculated, otherHome: null }
  const answer = inWords(answerOf({ data, papers }), 'ko')
  assert.deepEqual([answer.because, answer.stake?.aheadManwon?.high], ['OTHER_PART', null])
  assert.ok([answer.firstAction, ...answer.thenActions].some(({ checkId }) => checkId === 'REGISTRY_DOCUMENT'))
})
