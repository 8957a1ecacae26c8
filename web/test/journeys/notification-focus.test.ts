import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAccount, signInAs } from '../account.ts'
import { visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium

test('R-WEB-26: once a notification is deleted, the focus is on the heading, as its button is gone', {
  skip,
}, async () => {
  const { origin, pool } = await clientService()
  const { page, complaints } = await visit(origin)
  const username = await newAccount(page)
  await pool.query(
    `insert into notifications (recipient_user_id, notification_type, related_type, related_id, event_count, created_at, changed_at)
     select user_id, 'COMMENT_ON_MY_POST', 'POST', '1', 1, now(), now() from users where username = $1`,
    [username],
  )
  await signInAs(page, username)
  await page.goto('/notifications')
  const remove = page.getByRole('button', { name: /지우기$/ }).first()
  await remove.press('Enter')
  await remove.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1', undefined, { timeout: 5_000 })
  assert.deepEqual(complaints, [])
})
