import assert from 'node:assert/strict'

/** What a running service answers to a GET, or to a POST of the payload; anything but success fails the test. */
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
