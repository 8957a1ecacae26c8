import { type Answer, ask, bearer } from './ask.ts'
import type { Recorder, WriteEnd } from './history.ts'

type Callers = {
  history: Recorder
  anyOrigin: () => string
  /** The token of a new account; `undefined` if none is available now. */
  tokenOf: (caller: number) => Promise<string | undefined>
  patience: { patienceMs?: number }
}
type Own = { token: string; post: string | undefined; favorite: string | undefined; count: number }

const HOME = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 9_999 }
/** The number of comments under one post before the caller starts a new post. */
const COMMENTS_A_POST = 30

/**
 * Writes a comment under the caller's own post and the memo of their favorite, and reads both back; one request after
 * another, each on any instance. None has a key: a request without a response is not retried and may have been done.
 */
export function ownWrites({ history, anyOrigin, tokenOf, patience }: Callers): (caller: number) => Promise<void> {
  const callers = new Map<number, Own>()
  return async (caller) => {
    const own = callers.get(caller) ?? (await begin())
    if (own === undefined) return
    callers.set(caller, own)
    const send = (method: string, path: string, body?: object) =>
      ask(`${anyOrigin()}${path}`, { method, headers: bearer(own.token), ...(body && { body }), ...patience })
    own.count += 1
    if (own.post === undefined || own.count % COMMENTS_A_POST === 0) own.post = await newPost()
    if (own.post !== undefined) await comment(own.post)
    own.favorite ??= await newFavorite()
    if (own.favorite !== undefined) await remark(own.favorite)

    async function begin(): Promise<Own | undefined> {
      const token = await tokenOf(caller)
      return token === undefined ? undefined : { token, post: undefined, favorite: undefined, count: 0 }
    }

    async function newPost(): Promise<string | undefined> {
      const title = `drill ${caller} ${own?.count}`
      const end = history.write(caller, 'posts', title)
      const answer = await send('POST', '/api/community/posts', { boardCode: 'FREE', title, content: title })
      end(endOf(answer, 'postId'))
      return idOf(answer, 'postId')
    }

    async function comment(post: string): Promise<void> {
      const [object, path] = [`comments of ${post}`, `/api/community/posts/${post}/comments`]
      const end = history.write(caller, object, `drill ${own?.count}`)
      end(endOf(await send('POST', path, { content: `drill ${own?.count}` }), 'commentId'))
      const shown = history.read(caller, object)
      const answer = await send('GET', path)
      const list = answer?.status === 200 ? (answer.data as unknown as { content: string }[]) : undefined
      shown(list?.map(({ content }) => content))
    }

    async function newFavorite(): Promise<string | undefined> {
      return idOf(await send('POST', '/api/favorites', HOME), 'favoriteId')
    }

    async function remark(favorite: string): Promise<void> {
      const [object, path, memo] = [`memo of ${favorite}`, `/api/favorites/${favorite}`, `drill ${own?.count}`]
      const { address: _, ...terms } = HOME
      const end = history.write(caller, object, memo)
      end(endOf(await send('PUT', path, { ...terms, memo })))
      const shown = history.read(caller, object)
      const answer = await send('GET', path)
      const kept = answer?.data?.['memo']
      shown(answer?.status === 200 ? (typeof kept === 'string' ? [kept] : []) : undefined)
    }
  }
}

function idOf(answer: Answer | undefined, name: string): string | undefined {
  return answer?.status === 201 ? String(answer.data?.[name]) : undefined
}

/** A 5xx does not show whether the write was done, so its outcome is `unknown`. */
function endOf(answer: Answer | undefined, id?: string): WriteEnd {
  if (answer === undefined || answer.status >= 500) return { type: 'unknown' }
  if (answer.status >= 300) return { type: 'fail' }
  return { type: 'ok', ...(id !== undefined && { as: String(answer.data?.[id]) }) }
}
