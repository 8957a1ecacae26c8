import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { RequestMessage } from '@lease-risk/contract/papers-requests'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'

const { app, diagnose } = await testService()
const owner = await signUpAndLogIn(app, 'said_owner')

const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 8 },
}
const SAID = { topic: 'SENIOR_DEPOSITS', by: 'BROKER', saidOn: '2026-11-10', amountManwon: 30_000 } as const
const post = (payload: object, language = 'ko') =>
  app.inject({ method: 'POST', url: `/api/lease-papers/calculation?lang=${language}`, payload })

async function call<T>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object): Promise<T> {
  const headers = bearer(owner.accessToken)
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  assert.ok(answer.statusCode < 300, answer.body)
  return answer.json<{ data: T }>().data
}

test('R-PAPERS-98: the answer has who said what and when beside the papers, in both languages', async () => {
  const seniorTenants = { state: 'KNOWN', sumManwon: 45_000 }
  for (const [language, said] of [
    ['ko', /^공인중개사의 말\(2026년 11월 10일\): .*3억 원$/],
    ['en', /^The broker said on 10 November 2026: earlier deposits of ₩300 million$/],
  ] as const) {
    const answer = await post({ ...REQUEST, seniorTenants, statements: [SAID] }, language)
    const [one] = answer.json<{ data: LeasePapers }>().data.statements ?? []
    assert.ok(one, answer.body)
    assert.deepEqual([one.outcome, one.papers, one.differenceManwon], ['DIFFERS', 'WORSE', 15_000])
    assert.match(one.said, said)
    assert.match(one.clause ?? '', /고지하였다\. 사실과 다르면/)
  }
})

test('R-PAPERS-101: every wrong field of a statement is named', async () => {
  const statements = [
    { ...SAID, saidOn: '2030-01-01' },
    { topic: 'GUARANTEE', by: 'LANDLORD', saidOn: '2026-11-10', amountManwon: 5 },
    { topic: 'LOAN_REPAID', by: 'OTHER', saidOn: '2026-11-10', byOn: '2026-11-09' },
    { topic: 'UNPAID_TAX', by: 'OTHER', saidOn: '2026-11-10', holds: true, byOn: '2026-12-01' },
  ]
  const answer = await post({ ...REQUEST, statements })
  assert.equal(answer.statusCode, 400)
  const { errors } = answer.json<{ errors: { field: string; code: string }[] }>()
  assert.deepEqual(
    errors.map(({ field, code }) => `${field} ${code}`),
    [
      'statements[0].saidOn RANGE',
      'statements[1].holds REQUIRED',
      'statements[1].amountManwon NOT_ALLOWED',
      'statements[2].byOn RANGE',
      'statements[3].amountManwon REQUIRED',
      'statements[3].holds NOT_ALLOWED',
      'statements[3].byOn NOT_ALLOWED',
    ],
  )
  assert.equal((await post({ ...REQUEST, statements: [{ ...SAID, by: 'LAWYER' }] })).statusCode, 400)
  assert.equal((await post({ ...REQUEST, statements: Array.from({ length: 31 }, () => SAID) })).statusCode, 400)
})

test('R-PAPERS-102, R-ANSWER-80: what is stored is repeated in requests, links and sheets, and moves no answer by itself', async () => {
  const diagnosis = await diagnose(VILLA, owner.accessToken)
  const path = `/api/rent-risk-diagnoses/${diagnosis.diagnosisId}`
  const before = await call<KeptPapers>('PUT', `${path}/papers`, { version: 0, dates: {} })
  assert.deepEqual(before.calculation?.statements, [])
  const debt = { ...SAID, topic: 'REGISTRY_DEBT', amountManwon: 100 }
  const stored = await call<KeptPapers>('PUT', `${path}/papers`, { version: 1, statements: [debt] })
  assert.deepEqual(stored.reading?.statements, [debt])
  assert.deepEqual(stored.calculation?.answer, before.calculation?.answer)
  assert.equal(stored.calculation?.decision, before.calculation?.decision)

  const told = /공인중개사의 말\(2026년 11월 10일\): 등기된 빚\(채권최고액\) 100만 원/
  const { message } = await call<RequestMessage>('GET', `${path}/requests/REGISTRY_DOCUMENT/message?to=LANDLORD`)
  assert.match(message, told)
  const { token } = await call<{ token: string }>('POST', `${path}/share`, { includePapers: true })
  const shared = await call<SharedDiagnosis>('GET', `/api/shared-diagnoses/${token}`)
  assert.match(shared.papers?.statements?.[0]?.said ?? '', told)
  const bare = await call<{ token: string }>('POST', `${path}/share`, {})
  assert.doesNotMatch(JSON.stringify(await call('GET', `/api/shared-diagnoses/${bare.token}`)), told)
  const sheet = await call<DiagnosisSheet>('GET', `${path}/sheet?includePapers=true`)
  const part = sheet.parts.find(({ title }) => title === '들은 말과 서류')
  assert.match(part?.items[0]?.title ?? '', told)
  assert.match(part?.items[0]?.texts[0] ?? '', /아직 확인되지 않았습니다/)
  assert.doesNotMatch(JSON.stringify(await call('GET', `${path}/sheet`)), told)
})
