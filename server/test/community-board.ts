import type { RoleName } from '@lease-risk/contract/account'
import type { CommunityCommentResponse, CommunityPostDetail } from '@lease-risk/contract/community'
import type { LightMyRequestResponse } from 'fastify'
import { createPasswords, createUser, defaultDepartmentOf } from '../src/features/account/index.ts'
import { createAccessTokens } from '../src/platform/secrets/access-token.ts'
import { bearer, type LoggedIn, PASSWORD } from './account-app.ts'
import { type TestService, testService } from './service.ts'

/** A login, or its token. */
type By = LoggedIn | string | null

export type CommunityBoard = TestService & {
  /** Registers an account and logs it in. */
  member(username: string, roleName?: RoleName): Promise<LoggedIn>
  call(
    by: By,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>
  /** The same below /api/community; returns the `data` of a response that must be a success. */
  did<T>(by: By, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<T>
  post(by: By, more?: object): Promise<CommunityPostDetail>
  comment(by: By, postId: number, parentCommentId?: number): Promise<CommunityCommentResponse>
  report(by: By, postId: number, reason?: string): Promise<{ reportId: number }>
  /** An operator decides on a report. */
  decide(by: By, reportId: number, status: 'RESOLVED' | 'REJECTED'): Promise<void>
  upload(by: By, postId: number, content: Uint8Array, fileName?: string): Promise<LightMyRequestResponse>
  /** Moves the clock. */
  advance(hours: number): void
}

export const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')

/** Tests advance the clock by months. */
const TOKEN_TTL_SECONDS = 10 * 366 * 86_400

/** Starts the whole service, with accounts that write to the board. */
export async function communityBoard(variables: Record<string, string> = {}): Promise<CommunityBoard> {
  const service = await testService(variables)
  const { app, clock, config, database } = service
  const accessTokens = createAccessTokens({
    secret: config.jwtSecret,
    previousSecret: undefined,
    ttlSeconds: TOKEN_TTL_SECONDS,
    clock,
  })
  const passwordHash = await (await createPasswords()).hash(PASSWORD)
  const board: CommunityBoard = {
    ...service,
    async member(username, roleName = 'ROLE_USER') {
      const role = { roleName, departmentCode: defaultDepartmentOf(roleName) }
      const user = { username, nickname: username, passwordHash, ...role }
      const { userId } = await createUser(database.pool, user, clock.now())
      const claims = { sub: username, userId, roles: [roleName], departmentCode: role.departmentCode }
      const { token } = await accessTokens.issue({ ...claims, credentialVersion: 1 })
      return { userId, username, password: PASSWORD, accessToken: token, refreshToken: '' }
    },
    tokenOf: async (username, roleName) => (await board.member(username, roleName)).accessToken,
    call: (by, method, url, payload) =>
      app.inject({ method, url, headers: headersOf(by), ...(payload && { payload }) }),
    async did(by, method, url, payload) {
      const answer = await board.call(by, method, `/api/community${url}`, payload)
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
      return answer.json().data
    },
    post: (by, more = {}) =>
      board.did(by, 'POST', '/posts', { boardCode: 'FREE', title: '제목입니다', content: '내용입니다', ...more }),
    comment: (by, postId, parentCommentId) =>
      board.did(by, 'POST', `/posts/${postId}/comments${parentCommentId ? `/${parentCommentId}/replies` : ''}`, {
        content: '댓글입니다',
      }),
    report: (by, postId, reason = 'OTHER') => board.did(by, 'POST', `/posts/${postId}/reports`, { reason }),
    async decide(by, reportId, status) {
      const answer = await board.call(by, 'PUT', `/api/admin/community/reports/${reportId}/review`, { status })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    },
    async upload(by, postId, content, fileName = 'file.pdf') {
      const form = new FormData()
      form.append('file', new Blob([Buffer.from(content)]), fileName)
      const encoded = new Response(form)
      return app.inject({
        method: 'POST',
        url: `/api/community/posts/${postId}/attachments`,
        headers: { ...headersOf(by), 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
    },
    advance(hours) {
      clock.time = new Date(clock.now().getTime() + hours * 3_600_000)
    },
  }
  return board
}

function headersOf(by: By): Record<string, string> {
  if (by === null) return {}
  return bearer(typeof by === 'string' ? by : by.accessToken)
}
