import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailVariables, startMailbox } from '../../../server/test/mailbox.ts'
import { logIn, newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService, ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const mailbox = skip ? undefined : await startMailbox()
const origin = mailbox === undefined ? '' : (await ownService(mailVariables(mailbox))).origin
const without = skip ? '' : (await clientService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`who has a confirmed address sets a new password by the link of a mail, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const username = await newAccount(page)
    const email = `${username}@example.com`
    const looks = async () => {
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(await lowTargets(page), [])
      assert.equal(await overflow(page), 0)
    }
    await logIn(page, username)
    await page.goto('/me')
    await page.getByText('전자우편 주소', { exact: true }).click()
    await page.getByLabel('새 주소').fill(email)
    await page.getByRole('button', { name: '주소 바꾸기' }).click()
    await page.getByRole('alert').waitFor()
    await page.locator('#own-email-password').fill(PASSWORD)
    await page.getByRole('button', { name: '주소 바꾸기' }).click()
    await page.getByText(/링크를 보냈어요/).waitFor()
    await looks()

    await page.goto(`/verify-email#${await mailbox?.tokenFor(email)}`)
    await page.getByRole('button', { name: '확인' }).waitFor()
    await looks()
    await page.getByRole('button', { name: '확인' }).click()
    await page.getByText('주소를 확인했어요').waitFor()
    await looks()

    // who is logged in is not asked for a password
    await page.goto('/me')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.getByRole('link', { name: '로그인', exact: true }).first().waitFor()
    await page.goto('/login')
    await page.getByRole('link', { name: '비밀번호를 잊었어요' }).click()
    await page.getByRole('button', { name: '링크 보내기' }).click()
    await page.getByRole('alert').waitFor()
    await looks()
    await page.getByLabel('전자우편 주소').fill(email)
    await page.getByRole('button', { name: '링크 보내기' }).click()
    await page.getByText('링크를 보냈어요').waitFor()
    await looks()

    const token = await mailbox?.tokenFor(email)
    await page.goto('about:blank')
    await page.goto(`/recover#${token}`)
    await page.getByLabel('새 비밀번호').fill('qwer1234')
    await page.getByRole('button', { name: '비밀번호 정하기' }).click()
    await page
      .getByRole('alert')
      .getByText(/많이 쓰이는 비밀번호/)
      .waitFor()
    await looks()
    await page.getByLabel('새 비밀번호').fill('battery-staple-8')
    await page.getByRole('button', { name: '비밀번호 정하기' }).click()
    await page.getByText(`로그인할 아이디: ${username}`).waitFor()
    await looks()

    await page.goto('about:blank')
    await page.goto(`/recover#${token}`)
    await page.getByLabel('새 비밀번호').fill('battery-staple-9')
    await page.getByRole('button', { name: '비밀번호 정하기' }).click()
    await page.getByRole('link', { name: '새 링크 받기' }).waitFor()
    await looks()
    assert.deepEqual(complaints, [])
  })
}

test('where no mail can be sent, nothing leads there', { skip }, async () => {
  const { page } = await visit(without)
  await page.goto('/login')
  await page.getByText('비밀번호를 메일로 다시 보내 드리지 못해요.', { exact: false }).waitFor()
  assert.equal(await page.getByRole('link', { name: '비밀번호를 잊었어요' }).count(), 0)
})
