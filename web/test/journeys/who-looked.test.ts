import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, newAccount, PASSWORD, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('R-ADMIN-16: an operator states a reason to see an address, and the person reads it', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  await page.goto('/me/access')
  await page.getByText('로그인이 필요해요').waitFor()
  const username = await newAccount(page)
  await signInAs(page, username)
  await page.goto('/me')
  await page.getByRole('link', { name: '내 정보를 본 기록' }).click()
  await page.getByText('아직 아무도 보지 않았어요.').waitFor()
  assert.deepEqual(await violations(page), [], 'nobody looked')
  const operator = await visit(origin, { viewport: PHONE })
  await signInAs(operator.page, ADMIN.username, ADMIN.password)
  const created = `${username}.x`.slice(0, 30)
  await operator.page.goto('/console/users')
  const token = (await (await operator.page.request.post('/api/auth/login', { data: ADMIN })).json()).data.accessToken
  const answer = await operator.page.request.post('/api/admin/users', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      username: created,
      password: PASSWORD,
      email: 'someone@mail.example',
      roleName: 'ROLE_USER',
      confirmationPassword: ADMIN.password,
    },
  })
  assert.equal(answer.status(), 201, await answer.text())
  await operator.page.goto(`/console/users?keyword=${created}`)
  await operator.page.getByRole('button', { name: created }).click()
  const drawer = operator.page.getByRole('dialog').first()
  await drawer.getByText('s***@mail.example').waitFor()
  await drawer.getByRole('button', { name: '가린 것 보기' }).click()
  const asked = operator.page.getByRole('dialog', { name: '가린 것을 볼까요?' })
  await asked.getByLabel('이유').fill('문의에 답하려고 확인')
  assert.deepEqual(await violations(operator.page), [], 'the reason')
  await asked.getByRole('button', { name: '가린 것 보기' }).click()
  await drawer.getByText('someone@mail.example').waitFor()
  assert.deepEqual(await violations(operator.page), [], 'uncovered')
  await signInAs(page, created)
  await page.goto('/me/access')
  await page.getByText('문의에 답하려고 확인').waitFor()
  await page.getByRole('heading', { name: '계정 정보: 가린 것까지 봄' }).waitFor()
  assert.deepEqual(await violations(page), [], 'the record')
  assert.equal(await overflow(page), 0)
  assert.deepEqual([...complaints, ...operator.complaints], [])
})
