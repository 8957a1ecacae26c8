import assert from 'node:assert/strict'
import type {
  AdminTakedownResponse,
  TakedownCreatedResponse,
  TakedownNoticeResponse,
  TakedownStateResponse,
} from '@lease-risk/contract/takedown-requests'
import type { LoggedIn } from './account-app.ts'
import { communityBoard } from './community-board.ts'

export const TAKEDOWNS = '/api/admin/community/takedown-requests'
export const REQUEST = {
  grounds: 'DEFAMATION',
  statement: '저는 김임대입니다. 글은 사실이 아닙니다. 010-1234-5678로 연락 주십시오.',
  requesterName: '김임대',
  contact: 'landlord@example.com',
}

/** A board with two operators, and people without an account who want content taken down. */
export async function boardOfTakedowns(variables: Record<string, string> = {}) {
  const board = await communityBoard(variables)
  const { call, did } = board
  const operator = await board.member('operator', 'ROLE_CS_MANAGER')
  const other = await board.member('other_operator', 'ROLE_ADMIN')
  let users = 0
  const request = (target: string, more: object = {}) =>
    call(null, 'POST', `/api/community${target}/takedown-requests`, { ...REQUEST, ...more })
  return {
    ...board,
    operator,
    other,
    author: () => board.member(`author_${(users += 1)}`),
    request,
    async requested(target: string, more: object = {}): Promise<TakedownCreatedResponse> {
      const answer = await request(target, more)
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json().data
    },
    /** What the requester sees. */
    stateOf: (token: string) => did<TakedownStateResponse>(null, 'GET', `/takedown-requests/${token}`),
    /** What the author sees. */
    noticeOf: (by: LoggedIn, id: number) => did<TakedownNoticeResponse>(by, 'GET', `/takedown-notices/${id}`),
    /** What an operator sees. */
    async caseOf(by: LoggedIn, id: number): Promise<AdminTakedownResponse> {
      const answer = await call(by, 'GET', `${TAKEDOWNS}/${id}`)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json().data
    },
    hide: (by: LoggedIn, id: number, days = 30) =>
      call(by, 'PUT', `${TAKEDOWNS}/${id}/hide`, { days, reason: '살펴보는 동안' }),
    decideTakedown: (by: LoggedIn, id: number, outcome: string) =>
      call(by, 'PUT', `${TAKEDOWNS}/${id}/decision`, { outcome, answer: '살펴봤습니다' }),
    object: (by: LoggedIn, id: number, objection = '있었던 일입니다') =>
      call(by, 'POST', `/api/community/takedown-notices/${id}/objection`, { objection }),
    /** A moderator hides or restores content directly, without a request. */
    moderate: (by: LoggedIn, target: string, how: 'hide' | 'restore') =>
      call(by, 'PUT', `/api/admin/community${target}/${how}`, { reason: '확인했습니다' }),
    /** Whether the post is visible to everybody. */
    isShown: async (postId: number) => (await call(null, 'GET', `/api/community/posts/${postId}`)).statusCode === 200,
    endDue: async () =>
      board.jobs.find(({ name }) => name === 'end-takedowns')?.run(null as never, new AbortController().signal),
  }
}
