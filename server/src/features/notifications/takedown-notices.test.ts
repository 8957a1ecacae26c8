import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { Notification } from '@lease-risk/contract/notifications'
import type { LoggedIn } from '../../../test/account-app.ts'
import { boardOfTakedowns, REQUEST } from '../../../test/board-of-takedowns.ts'
import { startOutbox } from '../../../test/outbox.ts'
import { until } from '../../../test/until.ts'
import { notificationSubscriber } from './notified-events.ts'

const board = await boardOfTakedowns()
const { call, operator } = board

async function waitFor(by: LoggedIn, url: string, type: string): Promise<Notification> {
  let found: Notification | undefined
  await until(async () => {
    const { content } = (await call(by, 'GET', url)).json<{ data: Page<Notification> }>().data
    found = content.find(({ notificationType }) => notificationType === type)
    return found
  }, `${type} is sent`)
  return found ?? assert.fail()
}

test('R-NOTIF-02, R-NOTIF-03: requests and objections notify the operators, hiding and its end the author, never of the requester', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const author = await board.author()
  const { takedownId } = await board.requested(`/posts/${(await board.post(author)).postId}`)
  const toOperators = (type: string) => waitFor(operator, '/api/admin/community/notifications', type)
  const toAuthor = (type: string) => waitFor(author, '/api/notifications', type)
  const seen = [await toOperators('TAKEDOWN_REQUESTED')]
  await board.hide(operator, takedownId, 10)
  const hidden = await toAuthor('TAKEDOWN_HIDDEN')
  assert.match(hidden.message, /명예훼손.*11월 30일.*이의를 낼 수 있습니다/)
  await board.object(author, takedownId)
  seen.push(await toOperators('TAKEDOWN_OBJECTED'))
  await board.decideTakedown(operator, takedownId, 'KEPT')
  const ended = await toAuthor('TAKEDOWN_ENDED')
  assert.match(ended.message, /다시 보입니다\. 운영자의 말: 살펴봤습니다$/)
  seen.push(hidden, ended)
  for (const { relatedType, relatedId } of seen)
    assert.deepEqual([relatedType, relatedId], ['TAKEDOWN', String(takedownId)])
  const { rows } = await board.database.pool.query('select notifications::text as row from notifications')
  const text = JSON.stringify([seen, rows])
  for (const personal of [REQUEST.requesterName, REQUEST.contact, REQUEST.statement])
    assert.ok(!text.includes(personal))
  const types = rows.map(({ row }: { row: string }) => row)
  assert.ok(!types.some((row: string) => /CONTENT_(?:HIDDEN|RESTORED)/.test(row)), 'nobody is notified twice')
})
