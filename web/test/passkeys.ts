import type { Page } from 'playwright-core'
import { freePort } from '../../server/src/platform/embedded/cluster.ts'
import { type ClientService, ownService } from './service.ts'

/** A separate service with passkeys. They are bound to the origin, so it must be known before the service starts. */
export async function serviceWithPasskeys(demand: 'optional' | 'required' | 'everyone'): Promise<ClientService> {
  const PORT = String(await freePort())
  const origin = `http://localhost:${PORT}`
  return { ...(await ownService({ PORT, SERVICE_ORIGIN: origin, OPERATOR_PASSKEYS: demand })), origin }
}

/** Adds a virtual authenticator that always confirms user presence. @returns a function that removes its keys */
export async function withAuthenticator(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => void (await browser.send('WebAuthn.clearCredentials', { authenticatorId }))
}
