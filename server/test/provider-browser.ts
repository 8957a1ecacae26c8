import assert from 'node:assert/strict'
import type { LoginProvider } from '@lease-risk/contract/login-providers'
import type { HttpApp } from '../src/platform/http/http-app.ts'
import { CLIENT, logInAtProvider } from './openid-provider.ts'

const COOKIE = 'service_provider_login'

/** Configuration by which people log in at a stand-in. */
export function providerVariables(serviceOrigin: string, issuer: string, name = 'KAKAO'): Record<string, string> {
  return {
    SERVICE_ORIGIN: serviceOrigin,
    [`${name}_LOGIN_CLIENT_ID`]: CLIENT.clientId,
    [`${name}_LOGIN_CLIENT_SECRET`]: CLIENT.clientSecret,
    [`${name}_LOGIN_ISSUER`]: issuer,
  }
}

/** Headers of a browser with a login under way; `authorization` of who is logged in there. */
export type Browser = { cookie: string; authorization?: string }
export type Answer = Awaited<ReturnType<HttpApp['inject']>>
/** A login up to where the provider sends the browser back: the query that it brings. */
export type Returned = { browser: Browser; answer: string; address: string }

export function browserOf(answer: Answer, authorization?: string): Browser {
  const found = answer.cookies.find(({ name }) => name === COOKIE)
  return { cookie: `${COOKIE}=${found?.value ?? ''}`, ...(authorization === undefined ? {} : { authorization }) }
}

export function codeOf(answer: Answer): string {
  return answer.statusCode < 300 ? 'OK' : answer.json().code
}

/** Logs in at a provider as a browser does, up to each step that the service answers. */
export function providerBrowser(app: HttpApp, provider: LoginProvider) {
  const post = (path: string, payload: object = {}, headers: Partial<Browser> = {}) =>
    app.inject({ method: 'POST', url: `/api/auth/login/${path}`, payload, headers })
  /** `path`, `payload`, `authorization`: what begins it, where that is no login. */
  const begin = async (
    who: string | { refused: true },
    { path = provider, payload = {}, authorization }: { path?: string; payload?: object; authorization?: string } = {},
  ): Promise<Returned> => {
    const started = await post(path, payload, authorization === undefined ? {} : { authorization })
    assert.equal(started.statusCode, 200, started.body)
    const back = new URL(await logInAtProvider(started.json().data.url, who))
    return {
      browser: browserOf(started, authorization),
      answer: back.search.slice(1),
      address: `${back.origin}${back.pathname}`,
    }
  }
  const complete = async (who: string | { refused: true }): Promise<Answer> => {
    const { browser, answer } = await begin(who)
    return post(`${provider}/completion`, { answer }, browser)
  }
  return {
    post,
    begin,
    complete,
    /** An account that logs in by the provider alone. */
    async join(who: string, payload: object = {}): Promise<Answer> {
      const known = await complete(who)
      assert.equal(known.json().data?.session, null, known.body)
      return post(`${provider}/account`, payload, browserOf(known))
    },
    /** Links the provider to the account of that token. */
    async link(who: string, authorization: string, confirmationPassword: string): Promise<Answer> {
      const asked = { path: `${provider}/link`, payload: { confirmationPassword }, authorization }
      const { browser, answer } = await begin(who, asked)
      return post(`${provider}/link/completion`, { answer }, browser)
    },
  }
}
