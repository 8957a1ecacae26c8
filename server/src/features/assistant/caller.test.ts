import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'

const service = await testService({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_DIAGNOSIS_MAX: '2', TRUST_PROXY: '1' })
const { app, tokenOf } = service
const HOME = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

async function diagnoseByTool(from: string, token?: string): Promise<{ isError?: boolean; text: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: { 'x-forwarded-for': from, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'diagnose_lease', arguments: HOME } },
  })
  const { result } = JSON.parse(answer.body.replace(/^[^{]*/, ''))
  return { isError: result.isError, text: result.content[0].text }
}

const diagnoseByHttp = async (from: string) => {
  const headers = { 'x-forwarded-for': from }
  return (await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', headers, payload: HOME })).statusCode
}

test('R-ASSIST-06: tools and HTTP use up one limit, by the address of who calls', async () => {
  assert.notEqual((await diagnoseByTool('10.1.0.1')).isError, true)
  assert.equal(await diagnoseByHttp('10.1.0.1'), 200)
  const refused = await diagnoseByTool('10.1.0.1')
  assert.equal(refused.isError, true)
  assert.match(refused.text, /요청이|잠시/)
  assert.equal(await diagnoseByHttp('10.1.0.1'), 429)
  assert.notEqual((await diagnoseByTool('10.1.0.2')).isError, true, 'another address has a limit of its own')
})

test('R-ASSIST-06: who is logged in diagnoses as oneself', async () => {
  const token = await tokenOf('assisted', 'ROLE_USER')
  assert.notEqual((await diagnoseByTool('10.1.0.3', token)).isError, true)
  const headers = { authorization: `Bearer ${token}` }
  const { data } = (await app.inject({ url: '/api/rent-risk-diagnoses', headers })).json()
  assert.equal(data.content.length, 1)
  const others = { authorization: `Bearer ${await tokenOf('stranger', 'ROLE_USER')}` }
  assert.equal((await app.inject({ url: '/api/rent-risk-diagnoses', headers: others })).json().data.content.length, 0)
})
