import type { Page } from 'playwright-core'
import { freePort } from '../../server/src/platform/embedded/cluster.ts'
import { type ClientService, ownService } from './service.ts'

/** A service of one's own in which accounts may have passkeys: they are bound to the origin, so it has to be known before it starts. */
export async function serviceWithPasskeys(demand: 'optional' | 'required' | 'everyone'): Promise<ClientService> {
  const PORT = String(await freePort())
  const origin = `http://localhost:${PORT}`
  return { ...(await ownService({ PORT, SERVICE_ORIGIN: origin, OPERATOR_PASSKEYS: demand })), origin }
}

/** A device that makes keys and says each time that its owner is there. @returns what takes its keys away from it */
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
