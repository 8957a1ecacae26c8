import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CommunityPostDraft } from '@lease-risk/contract/community'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { SearchResult } from '@lease-risk/contract/places'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { communityBoard } from '../../../../test/community-board.ts'
import { findPersonalData } from '../../../domain/community/personal-data.ts'

const board = await communityBoard()
const { call } = board
const [owner, other] = [await board.member('owner'), await board.member('other')]

const draftOf = async (by: typeof owner | null, diagnosisId: number) =>
  call(by, 'GET', `/api/rent-risk-diagnoses/${diagnosisId}/post-draft`)

for (const { title, body } of SAMPLE_REQUESTS)
  test(`the draft of "${title.ko}" carries no lot, unit, building or description, and can be posted as it is`, async () => {
    const request = {
      ...body,
      address: `${body.address} 101동 1203호`,
      listingDescription: '집주인 홍길동, 깨끗한 비밀 매물',
    } as RentRiskDiagnosisRequest
    const diagnosis = await board.diagnose(request, owner.accessToken)
    const draft = (await draftOf(owner, diagnosis.diagnosisId)).json<{ data: CommunityPostDraft }>().data
    const text = `${draft.title}\n${draft.content}`
    const { mainLotNumber, subLotNumber, jibunAddress, roadAddress } = diagnosis.address
    const lot = `${Number(mainLotNumber)}-${Number(subLotNumber)}`
    const forbidden = [
      lot,
      jibunAddress,
      roadAddress,
      diagnosis.propertyIdentity.buildingName,
      '홍길동',
      '비밀 매물',
      '1203',
    ]
    for (const phrase of forbidden) if (phrase) assert.ok(!text.includes(phrase), `${phrase} in ${text}`)
    assert.deepEqual(findPersonalData(text), [])
    const posted = await call(owner, 'POST', '/api/community/posts', draft)
    assert.equal(posted.statusCode, 201, posted.body)
  })

test('a draft is for the owner alone', async () => {
  const { diagnosisId } = await board.diagnose(
    { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_345 },
    owner.accessToken,
  )
  assert.equal((await draftOf(null, diagnosisId)).statusCode, 401)
  assert.equal((await draftOf(other, diagnosisId)).statusCode, 404)
  const { content, legalDistrictCode } = (await draftOf(owner, diagnosisId)).json<{ data: CommunityPostDraft }>().data
  assert.equal(legalDistrictCode, '1162010200')
  assert.match(content, /보증금은 1억 2,000만 원 정도/)
})

test('a search finds posts that everybody can see, and regions and lots lead to the posts of their district', async () => {
  const named = { title: '깡통주택 겪은 이야기', legalDistrictCode: '1162010200' }
  const [seen, gone] = [await board.post(owner, named), await board.post(owner, named)]
  await board.did(owner, 'DELETE', `/posts/${gone.postId}`)
  const search = await call(null, 'GET', `/api/search?keyword=${encodeURIComponent('깡통주택')}`)
  const { posts } = search.json<{ data: SearchResult }>().data
  assert.deepEqual(
    posts.map(({ postId, title }) => [postId, title]),
    [[seen.postId, named.title]],
  )
  for (const path of ['/api/regions/1162010200/summary', '/api/properties/1162010200114220005']) {
    const { communityPostsUrl } = (await call(null, 'GET', path)).json().data
    const found = (await call(null, 'GET', communityPostsUrl)).json().data.content
    assert.ok(found.some(({ postId }: { postId: number }) => postId === seen.postId))
  }
})
