import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import { SAMPLE_LOTS } from '../../../../sandbox/src/sample-lots.ts'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app, diagnose } = await testService()
const owner = await signUpAndLogIn(app, 'sheet_owner')
const stranger = await signUpAndLogIn(app, 'sheet_stranger')

const sheetPath = (id: number, rest = '') => `/api/rent-risk-diagnoses/${id}/sheet${rest}`
const read = (url: string, token: string | null = owner.accessToken) =>
  app.inject({ url, headers: token === null ? {} : bearer(token) })
const textOf = ({ parts, ...rest }: DiagnosisSheet) =>
  [
    ...Object.values(rest),
    ...parts.flatMap(({ title, items }) => [title, ...items.flatMap((item) => [item.title, ...item.texts])]),
  ].join('\n')

test('R-PAPERS-29: the sheet shows amounts and deals compared, gaps and questions, in both languages', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const answer = await read(sheetPath(diagnosisId))
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const sheet = answer.json<{ data: DiagnosisSheet }>().data
  assert.match(sheet.about, /신림동 · .* · 전세 1억 2,000만 원/)
  assert.match(sheet.note, /샘플 데이터/)
  assert.match(textOf(sheet), /중앙값\(가운데 값\)은 [\d억만, ]+ 원이고, 가운데 절반/)
  for (const part of ['비교한 금액과 거래', '아직 모르는 것', '먼저 할 일', '여쭤볼 것'])
    assert.ok(
      sheet.parts.some(({ title }) => title === part),
      part,
    )
  for (const line of textOf(sheet).split('\n')) assert.deepEqual(findForbiddenWording(line), [], line)
  const english = (await read(sheetPath(diagnosisId, '?lang=en'))).json<{ data: DiagnosisSheet }>().data
  assert.ok(english.parts.some(({ title }) => title === 'Amounts and deals compared'))
  assert.match(english.about, /₩120 million/)
})

test('R-PAPERS-29: the terms of a lease with rent name its deposit and its rent', async () => {
  const terms = { contractPurpose: 'MONTHLY_RENT', depositAmountManwon: 1_000, monthlyRentAmountManwon: 60 } as const
  const { diagnosisId } = await diagnose({ ...VILLA, ...terms }, owner.accessToken)
  const { about } = (await read(sheetPath(diagnosisId))).json<{ data: DiagnosisSheet }>().data
  assert.match(about, / · 보증금 1,000만 원, 월세 60만 원$/)
})

test('R-PAPERS-29: no lot, unit or building name, no grade and no score, over every sample lot', async () => {
  assert.ok(SAMPLE_LOTS.length > 5)
  for (const { building, lotAddress, roadAddress, pnu, lotNumber } of SAMPLE_LOTS) {
    const { diagnosisId } = await diagnose({ ...VILLA, address: `${lotAddress} 201호` }, owner.accessToken)
    const text = textOf((await read(sheetPath(diagnosisId))).json<{ data: DiagnosisSheet }>().data)
    const forbidden = [lotAddress, roadAddress, pnu, `${lotNumber}번지`, '201호', owner.username]
    if (lotNumber.includes('-')) forbidden.push(lotNumber)
    if (building.name) forbidden.push(building.name)
    for (const word of forbidden) assert.ok(!text.includes(word), `${lotAddress}: ${word}`)
    assert.doesNotMatch(text, /\d+점|등급/)
  }
})

test('R-PAPERS-29: the file is a tagged PDF with the letters that it uses', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  for (const language of ['ko', 'en']) {
    const { rawPayload, headers, statusCode } = await read(sheetPath(diagnosisId, `.pdf?lang=${language}`))
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'application/pdf')
    assert.match(String(headers['content-disposition']), /^attachment; filename="lease-check\.pdf"$/)
    const source = rawPayload.toString('latin1')
    assert.match(source, /^%PDF-1\.7/)
    assert.match(source, new RegExp(`/Lang \\(${language}\\)`))
    for (const part of ['/MarkInfo', '/Marked true', '/StructTreeRoot']) assert.ok(source.includes(part), part)
    assert.match(source, /\/FontFile2/)
    assert.ok(rawPayload.length < 200_000, `${rawPayload.length}`)
  }
})

test('R-PAPERS-29: its owner and the holder of its token have it, nobody else', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const made = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: VILLA })
  const anonymous = made.json<{ data: { diagnosisId: number; statusToken: string } }>().data
  const query = `?statusToken=${anonymous.statusToken}`
  for (const rest of ['', '.pdf']) {
    assert.equal((await read(sheetPath(diagnosisId, rest), stranger.accessToken)).statusCode, 404)
    assert.equal((await read(sheetPath(diagnosisId, rest), null)).statusCode, 401)
    assert.equal((await read(sheetPath(anonymous.diagnosisId, `${rest}${query}`), null)).statusCode, 200)
    assert.equal((await read(sheetPath(diagnosisId, `${rest}${query}`), null)).statusCode, 404)
    assert.equal((await read(sheetPath(999_999_999, rest))).statusCode, 404)
  }
})

test('R-PAPERS-29: files are drawn beside the thread that answers requests', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const shareOfThread = async (url: string, times: number) => {
    const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
    const answers = await Promise.all(Array.from({ length: times }, () => read(url)))
    assert.ok(answers.every(({ statusCode }) => statusCode === 200))
    const [threadUsed, used] = [process.threadCpuUsage(thread), process.cpuUsage(all)]
    return (threadUsed.user + threadUsed.system) / (used.user + used.system)
  }
  await read(sheetPath(diagnosisId, '.pdf'))
  const share = await shareOfThread(sheetPath(diagnosisId, '.pdf'), 10)
  assert.ok(share < 0.5, `${share}`)
})

test('R-PAPERS-29: of many files asked for at once some are refused with 503 and Retry-After, and the others drawn', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const answers = await Promise.all(Array.from({ length: 40 }, () => read(sheetPath(diagnosisId, '.pdf'))))
  const [drawn, refused] = [200, 503].map((status) => answers.filter(({ statusCode }) => statusCode === status))
  assert.equal((drawn?.length ?? 0) + (refused?.length ?? 0), 40)
  assert.ok((drawn?.length ?? 0) >= 20, `${drawn?.length}`)
  assert.ok((refused?.length ?? 0) > 0)
  for (const { headers } of refused ?? []) assert.ok(Number(headers['retry-after']) >= 1)
  assert.equal((await read(sheetPath(diagnosisId, '.pdf'))).statusCode, 200)
})
