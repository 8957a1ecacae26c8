import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { testService } from '../../../../test/service.ts'
import { VILLA } from '../../../../test/villa.ts'
import { LANGUAGES, type Language } from '../../../words/language.ts'

const { app, tokenOf } = await testService()
const headers = { authorization: `Bearer ${await tokenOf('reader_of_two', 'ROLE_USER')}` }

async function diagnosedIn(language: Language): Promise<RentRiskDiagnosisResponse> {
  const url = `/api/rent-risk-diagnoses?lang=${language}`
  const answer = await app.inject({ method: 'POST', url, headers, payload: VILLA })
  assert.equal(answer.headers['content-language'], language)
  const {
    statusToken: _,
    statusTokenExpiresAt: _until,
    ...diagnosis
  } = answer.json<{
    data: RentRiskDiagnosisCreated
  }>().data
  return diagnosis
}

async function readIn(language: Language, diagnosisId: number): Promise<RentRiskDiagnosisResponse> {
  const url = `/api/rent-risk-diagnoses/${diagnosisId}`
  const answer = await app.inject({ url, headers: { ...headers, 'accept-language': language } })
  assert.equal(answer.headers['content-language'], language)
  return answer.json<{ data: RentRiskDiagnosisResponse }>().data
}

test('R-HTTP-21: a stored diagnosis is read in each language as it would have been made in it', async () => {
  // the second and the third are compared with the first
  await diagnosedIn('ko')
  const [korean, english] = [await diagnosedIn('ko'), await diagnosedIn('en')]
  assert.notDeepEqual(korean.riskAssessment.summary, english.riskAssessment.summary)
  const ofOne = (diagnosis: RentRiskDiagnosisResponse) => ({
    ...diagnosis,
    diagnosisId: 0,
    sinceLastDiagnosis: { ...diagnosis.sinceLastDiagnosis, diagnosisId: 0 },
  })
  for (const made of [korean, english]) {
    for (const language of LANGUAGES) {
      const read = await readIn(language, made.diagnosisId)
      assert.deepEqual(ofOne(read), ofOne(language === 'ko' ? korean : english))
    }
  }
})
