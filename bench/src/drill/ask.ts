/** The response of an instance: `data` is from its body, `code` is that of an error. */
export type Answer = {
  status: number
  code: string | null
  data: Record<string, unknown> | null
  retryAfter: string | null
  millis: number
}

type Question = { method?: string; body?: object | FormData; headers?: object; patienceMs?: number }

const GIVES_UP_MS = 60_000

/** Returns `undefined` if no response came, or one not in our format. */
export async function ask(url: string, question: Question = {}): Promise<Answer | undefined> {
  const { method = 'GET', body, headers = {}, patienceMs = GIVES_UP_MS } = question
  const isForm = body instanceof FormData
  const startedAt = performance.now()
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const { data, code = null } = (await answer.json()) as Pick<Answer, 'data'> & { code?: string }
    const millis = Math.round(performance.now() - startedAt)
    return { status: answer.status, code, data, retryAfter: answer.headers.get('retry-after'), millis }
  } catch {
    return undefined
  }
}

/** The access token of the development administrator. */
export async function adminToken(origin: string): Promise<string> {
  const body = { username: 'admin', password: 'admin1234!' }
  const answer = await ask(`${origin}/api/auth/login`, { method: 'POST', body })
  if (answer?.status !== 200) throw new Error(`the administrator could not log in: ${answer?.status}`)
  return String(answer.data?.['accessToken'])
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}
