import assert from 'node:assert/strict'
import type { LoginProvider } from '@lease-risk/contract/login-providers'
import type { HttpApp } from '../src/platform/http/http-app.ts'
import { CLIENT, logInAtProvider } from './openid-provider.ts'

const COOKIE = 'service_provider_login'

/** Returns the configuration for logins at a stand-in provider. */
export function providerVariables(serviceOrigin: string, issuer: string, name = 'KAKAO'): Record<string, string> {
  return {
    SERVICE_ORIGIN: serviceOrigin,
    [`${name}_LOGIN_CLIENT_ID`]: CLIENT.clientId,
    [`${name}_LOGIN_CLIENT_SECRET`]: CLIENT.clientSecret,
    [`${name}_LOGIN_ISSUER`]: issuer,
  }
}

/** Headers of a browser with a login in progress; `authorization`: of the user logged in there. */
export type Browser = { cookie: string; authorization?: string }
export type Answer = Awaited<ReturnType<HttpApp['inject']>>
/** A login up to the redirect back from the provider, with the query it carries. */
export type Returned = { browser: Browser; answer: string; address: string }

export function browserOf(answer: Answer, authorization?: string): Browser {
  const found = answer.cookies.find(({ name }) => name === COOKIE)
  return { cookie: `${COOKIE}=${found?.value ?? ''}`, ...(authorization === undefined ? {} : { authorization }) }
}

export function codeOf(answer: Answer): string {
  return answer.statusCode < 300 ? 'OK' : answer.json().code
}

/** Logs in at a provider like a browser, up to each step handled by the service. */
export function providerBrowser(app: HttpApp, provider: LoginProvider) {
  const post = (path: string, payload: object = {}, headers: Partial<Browser> = {}) =>
    app.inject({ method: 'POST', url: `/api/auth/login/${path}`, payload, headers })
  /** `path`, `payload`, `authorization`: the request that begins it, if it is not a login. */
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
    /** Creates an account that logs in only by the provider. */
    async join(who: string, payload: object = {}): Promise<Answer> {
      const known = await complete(who)
      assert.equal(known.json().data?.session, null, known.body)
      return post(`${provider}/account`, payload, browserOf(known))
    },
    /** Links the provider to the account of the token. */
    async link(who: string, authorization: string, confirmationPassword: string): Promise<Answer> {
      const asked = { path: `${provider}/link`, payload: { confirmationPassword }, authorization }
      const { browser, answer } = await begin(who, asked)
      return post(`${provider}/link/completion`, { answer }, browser)
    },
  }
}
