import * as openid from 'openid-client'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Attempt } from './settings.ts'

/**
 * The reply of `GET /v1/nid/me`, what is used of it. Source: developers.naver.com/docs/login/profile/; `id` is a
 * number of the user for the registered application alone.
 */
const NaverProfile = Type.Object({
  resultcode: Type.Literal('00'),
  response: Type.Object({ id: Type.String({ minLength: 1, maxLength: 255 }) }),
})

/**
 * Naver's login is OAuth 2.0 without tokens that say who logged in: they open its profile, which does
 * (developers.naver.com/docs/login/api/). It documents neither PKCE nor a nonce; the state binds the answer to the browser.
 */
export async function subjectOfNaver(
  configuration: openid.Configuration,
  url: URL,
  { attempt: { state }, profileUrl }: { attempt: Attempt; profileUrl: string },
): Promise<string> {
  const checks = { expectedState: state }
  const { access_token: token } = await openid.authorizationCodeGrant(configuration, url, checks, { state })
  const reply = await openid.fetchProtectedResource(configuration, token, new URL(profileUrl), 'GET')
  const profile: unknown = await reply.json()
  if (!Value.Check(NaverProfile, profile)) throw new Error('the profile has another shape')
  return profile.response.id
}
