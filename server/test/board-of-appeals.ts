import assert from 'node:assert/strict'
import type { OwnSanctionResponse } from '@lease-risk/contract/sanction-appeals'
import type { LoggedIn } from './account-app.ts'
import { communityBoard } from './community-board.ts'

export const APPEALS = '/api/admin/community/sanction-appeals'

/** A board with an operator whose decisions lead to sanctions, and two others. */
export async function boardOfAppeals() {
  const board = await communityBoard()
  const { call, database, did } = board
  const { pool } = database
  const imposer = await board.member('imposer', 'ROLE_CS_MANAGER')
  const second = await board.member('second', 'ROLE_OPERATION_MANAGER')
  const third = await board.member('third', 'ROLE_ADMIN')
  let users = 0
  const tenant = () => board.member(`appellant_${(users += 1)}`)
  const { postId } = await board.post(await tenant())

  /** Reports one post of the user per reason, and the imposer accepts the reports. @returns the last sanction. */
  async function sanctioned(user: LoggedIn, reasons = ['SPAM']): Promise<number> {
    const posts = await Promise.all(reasons.map(() => board.post(user)))
    for (const [index, reason] of reasons.entries()) {
      const { reportId } = await board.report(await tenant(), posts[index]?.postId ?? 0, reason)
      await board.decide(imposer, reportId, 'RESOLVED')
    }
    const last = 'select sanction_id from sanctions where user_id = $1 order by sanction_id desc limit 1'
    return Number((await pool.query(last, [user.userId])).rows[0].sanction_id)
  }

  const appeal = (by: LoggedIn, sanctionId: number, statement = '광고가 아니었습니다') =>
    call(by, 'POST', `/api/community/sanctions/${sanctionId}/appeal`, { statement })
  return {
    ...board,
    imposer,
    second,
    third,
    tenant,
    sanctioned,
    appeal,
    /** @returns the number of the appeal. */
    async appealed(by: LoggedIn, sanctionId: number): Promise<number> {
      const answer = await appeal(by, sanctionId)
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json<{ data: OwnSanctionResponse }>().data.appeal?.appealId ?? assert.fail()
    },
    own: (by: LoggedIn, sanctionId: number) => did<OwnSanctionResponse>(by, 'GET', `/sanctions/${sanctionId}`),
    decideAppeal(by: LoggedIn, appealId: number, more: object) {
      const body = { answer: '살펴봤습니다', confirmationPassword: by.password, ...more }
      return call(by, 'PUT', `${APPEALS}/${appealId}/decision`, body)
    },
    /** The status of an attempt to comment. */
    comments: async (by: LoggedIn) =>
      (await call(by, 'POST', `/api/community/posts/${postId}/comments`, { content: 'c' })).statusCode,
  }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof boardOfAppeals>>['call']>>
export const codeOf = (answer: Answer): string => answer.json().code ?? String(answer.statusCode)
