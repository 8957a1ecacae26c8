import * as openid from 'openid-client'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Attempt } from './settings.ts'

/**
 * The used part of the reply of `GET /v1/nid/me`. Source: developers.naver.com/docs/login/profile/; `id` identifies the
 * user for the registered application only.
 */
const NaverProfile = Type.Object({
  resultcode: Type.Literal('00'),
  response: Type.Object({ id: Type.String({ minLength: 1, maxLength: 255 }) }),
})

/**
 * Naver's login is OAuth 2.0. Its tokens do not name the user, but give access to the profile, which does
 * (developers.naver.com/docs/login/api/). It documents neither PKCE nor a nonce; the state binds the reply to the
 * browser.
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
