import assert from 'node:assert/strict'

/** Calls a running service with a GET, or a POST of the payload; any response but success fails the test. */
export async function callService<T>(origin: string, path: string, token?: string, payload?: object): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  })
  const body = (await answer.json()) as { success: boolean; data: T }
  assert.ok(body.success, `${path}: ${JSON.stringify(body)}`)
  return body.data
}
