import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'

const { app } = await testService()

const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
}
const post = (payload: object, language = 'ko') =>
  app.inject({ method: 'POST', url: `/api/lease-papers/calculation?lang=${language}`, payload })
async function calculated(landlord?: object, language?: string): Promise<LeasePapers> {
  const answer = await post({ ...REQUEST, ...(landlord && { landlord }) }, language)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: LeasePapers }>().data
}
const saidOf = ({ landlordLookups }: LeasePapers) => landlordLookups.map(({ sentence }) => sentence)
const codesOf = ({ cautions }: LeasePapers) => cautions.map(({ code }) => code)

test('R-PAPERS-26: a look-up is said as it was typed, with its day, and never as good', async () => {
  const record = { lookedUpOn: '2026-11-20', repaidByHug: 0, barred: false }
  const papers = await calculated({ record, defaulterList: { lookedUpOn: '2026-11-20', listed: false } })
  assert.deepEqual(saidOf(papers), [
    koreanOf('LOOKED_UP_RECORD', { repaidByHug: 0, barred: false, lookedUpOn: '2026-11-20' }),
    koreanOf('LOOKED_UP_LIST', { lookedUpOn: '2026-11-20', listed: false }),
  ])
  assert.deepEqual(codesOf(papers), [])
  const [first] = saidOf(await calculated({ record }, 'en'))
  assert.equal(first, 'Looked up: 0 deposits paid back by HUG, not barred from guarantees (2026-11-20)')
})

test('R-PAPERS-26: what was not looked up, or not typed, is not known', async () => {
  assert.deepEqual(saidOf(await calculated()), [koreanOf('NOT_LOOKED_UP'), koreanOf('NOT_LOOKED_UP')])
  const [record, list] = saidOf(await calculated({ record: { lookedUpOn: '2026-11-20' } }))
  assert.equal(record, koreanOf('LOOKED_UP_RECORD', { repaidByHug: null, barred: null, lookedUpOn: '2026-11-20' }))
  assert.equal(list, koreanOf('NOT_LOOKED_UP'))
})

test('R-PAPERS-26: what speaks against the landlord or the agent is a caution with its question', async () => {
  const papers = await calculated({
    record: { lookedUpOn: '2026-11-20', repaidByHug: 2, barred: true },
    defaulterList: { lookedUpOn: '2026-11-19', listed: true },
    agent: { hasAuthority: true, ownerConfirmed: false },
  })
  assert.deepEqual(codesOf(papers), [
    'LANDLORD_REPAID',
    'LANDLORD_BARRED',
    'LANDLORD_LISTED',
    'AGENT_WITHOUT_AUTHORITY',
  ])
  assert.match(papers.cautions[0]?.sentence ?? '', saying('CAUTION_LANDLORD_REPAID', { count: 2 }))
  for (const { question } of papers.cautions) assert.match(question, /\?$/)
  assert.deepEqual(codesOf(await calculated({ agent: { hasAuthority: true, ownerConfirmed: true } })), [])
})

test('a day to come and a number below zero are refused, each by its field', async () => {
  const later = await post({ ...REQUEST, landlord: { record: { lookedUpOn: '2030-01-01' } } })
  assert.equal(later.statusCode, 400)
  assert.deepEqual(
    later.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field),
    ['landlord.record.lookedUpOn'],
  )
  const negative = await post({ ...REQUEST, landlord: { record: { lookedUpOn: '2026-11-20', repaidByHug: -1 } } })
  assert.equal(negative.statusCode, 400)
  assert.match(negative.body, /landlord\.record\.repaidByHug/)
})
