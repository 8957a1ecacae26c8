import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { word } from '../../words/in-words.ts'
import { basisOf } from '../diagnosis-record/face.ts'

const { database, diagnose } = await testService()

const ROW_HOUSE = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
/** The shared house of a lot on which another building stands too. */
const SHARED_HOUSE = {
  address: '서울 성동구 성수동2가 277-43',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 15_000,
}

test('R-DIAG-46: what the description states is compared with the register and the input, and changes no verdict', async () => {
  const plain = await diagnose(ROW_HOUSE)
  assert.deepEqual(plain.descriptionContradictions, [])
  const described = await diagnose({ ...ROW_HOUSE, listingDescription: '신축 전용 84㎡, 12층, 보증금 9천만원' })
  const found = described.descriptionContradictions ?? []
  assert.deepEqual(
    found.map(({ topic, source }) => [topic, source]),
    [
      ['AREA', 'USER_INPUT'],
      ['FLOOR', 'USER_INPUT'],
      ['FLOOR', 'BUILDING_REGISTER'],
      ['BUILT_YEAR', 'BUILDING_REGISTER'],
      ['DEPOSIT', 'USER_INPUT'],
    ],
  )
  for (const { sentence } of found) assert.deepEqual(findForbiddenWording(sentence), [])
  assert.deepEqual(described.riskAssessment, plain.riskAssessment)
  assert.deepEqual(described.findings, plain.findings)
})

test('R-PAPERS-11: a shared house names what the other households may have paid, the same the first time and the second', async () => {
  const open = await diagnose(SHARED_HOUSE)
  assert.equal(open.unseenSeniorDeposits, null)
  const candidates = open.propertyIdentity.registerCandidates ?? []
  const house = candidates.find(({ detailUse }) => detailUse?.includes('다가구'))
  const chosen = { ...SHARED_HOUSE, selectedRegisterKey: house?.registerKey ?? '' }
  const first = await diagnose(chosen)
  const { result: second, statements } = await database.recordStatements(() => diagnose(chosen))
  assert.ok(statements.length <= 6, statements.join('\n---\n'))
  assert.deepEqual(first.unseenSeniorDeposits, second.unseenSeniorDeposits)
  const { otherHouseholds, low, high, basis, sentence } = first.unseenSeniorDeposits ?? assert.fail()
  assert.equal(otherHouseholds, Number(first.propertyIdentity.familyCount) - 1)
  assert.deepEqual(
    [low, high],
    [basis?.q1Manwon, basis?.q3Manwon].map((each) => Math.round(otherHouseholds * Number(each))),
  )
  assert.match(sentence, /가정일 뿐 확인된 금액이 아닙니다/)
  // kept as a message, which is worded in whatever language it is read
  const { rows } = await database.pool.query<{ record: Buffer }>(
    'select record from diagnoses order by diagnosis_id desc limit 1',
  )
  const kept = basisOf(rows[0]?.record ?? null)?.facts.unseenSeniorDeposits?.sentence
  assert.equal(word(kept ?? assert.fail(), 'ko'), sentence)
})
