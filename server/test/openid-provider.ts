import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { atEnd } from './at-end.ts'

export const CLIENT = { clientId: 'lease-risk', clientSecret: 'a-secret-of-the-provider-0123456789' }

/** The claims of an ID token as issued by the provider. */
type Said = Record<string, unknown>

export type OpenIdProvider = {
  /** `http://127.0.0.1:PORT`, its issuer. */
  origin: string
  /** Bodies of requests to its token endpoint. */
  tokenRequests: URLSearchParams[]
  /** Changes ID tokens from now on. `WRONG_KEY`: signed with another key. */
  change(said: ((said: Said) => Said) | 'WRONG_KEY' | null): void
  /** Breaks or repairs its token endpoint. */
  breakTokens(isBroken: boolean): void
  stop(): Promise<void>
}

/** Starts a real OpenID provider that redirects only to `redirectUris`; users enter a name to log in. */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdProvider> {
  const [key, otherKey] = [newKey(), newKey()]
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createProvider(origin, redirectUris, key)
  let changed: ((said: Said) => Said) | 'WRONG_KEY' | null = null
  let isBroken = false
  const tokenRequests: URLSearchParams[] = []
  provider.use(async (context, next) => {
    if (context.path !== '/token') return next()
    if (isBroken) {
      context.status = 502
      return
    }
    await next()
    tokenRequests.push(new URLSearchParams(context['oidc']?.body as Record<string, string>))
    const body = context.body as { id_token?: string }
    if (changed === null || body.id_token === undefined) return
    const said = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString()) as Said
    const signed = new SignJWT(changed === 'WRONG_KEY' ? said : changed(said))
    body.id_token = await signed
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(changed === 'WRONG_KEY' ? otherKey : key)
  })
  const serve = provider.callback()
  handle = (request, response) =>
    request.url?.startsWith('/interaction/') ? interact(provider, request, response) : serve(request, response)
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  atEnd(stop)
  return {
    origin,
    tokenRequests,
    change(said) {
      changed = said
    },
    breakTokens(broken) {
      isBroken = broken
    },
    stop,
  }
}

const KEY_ID = 'of-the-provider'

function newKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

function createProvider(origin: string, redirectUris: string[], key: ReturnType<typeof newKey>): Provider {
  return new Provider(origin, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kty: 'RSA', kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of the stand-in'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AuthorizationCode: 600, Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    // no consent is requested
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
}

/** A page with a field for the user and a button to refuse. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Provider</title><form method="post">
      <label>Who <input name="who"></label>
      <button>Log in</button><button name="refused" value="yes">Refuse</button></form>`)
    return
  }
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const form = new URLSearchParams(text)
  const result = form.has('refused')
    ? { error: 'access_denied', error_description: 'they did not want to' }
    : { login: { accountId: form.get('who') ?? '' } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Logs in at the provider like a browser. @returns the URL it is redirected to. */
export async function logInAtProvider(url: string, who: string | { refused: true }): Promise<string> {
  const { origin } = new URL(url)
  const cookies = new Map<string, string>()
  let next = url
  let form: URLSearchParams | undefined
  for (let hops = 0; hops < 10; hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) {
      if (!answer.ok) throw new Error(`${next}: ${answer.status} ${await answer.text()}`)
      form = new URLSearchParams(typeof who === 'string' ? { who } : { refused: 'yes' })
      continue
    }
    form = undefined
    next = new URL(location, next).href
    if (new URL(next).origin !== origin) return next
  }
  throw new Error('the provider sends in circles')
}
