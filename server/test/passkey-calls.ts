import assert from 'node:assert/strict'
import { type LoggedIn, PASSWORD } from './account-app.ts'
import type { AdminApp } from './admin-app.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

/** The relying party of WebAuthn in these tests, as `SERVICE_ORIGIN` gives it to the service. */
export const RP = { origin: 'https://lease.example', rpId: 'lease.example' }
export const OWN_PASSKEYS = '/api/users/me/passkeys'

type Device = ReturnType<typeof softwareAuthenticator>
type Answer = Awaited<ReturnType<AdminApp['call']>>

/** Returns the status of a success, else the code of the error. */
export const outcome = (answer: Answer): unknown => (answer.statusCode < 300 ? answer.statusCode : answer.json().code)

/** What users do with their own passkeys, through the service's operations. */
export function passkeyCalls(call: AdminApp['call']) {
  const calls = {
    async challengeFor(by: LoggedIn, url: string, payload?: object): Promise<string> {
      const answer = await call(by, 'POST', url, payload)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json().data.publicKey.challenge
    },
    async register(by: LoggedIn, device: Device, more: object = {}): Promise<Answer> {
      const payload = { confirmationPassword: PASSWORD, ...more }
      const challenge = await calls.challengeFor(by, `${OWN_PASSKEYS}/registration`, payload)
      return call(by, 'POST', OWN_PASSKEYS, { name: '노트북', credential: device.create(challenge) })
    },
    startProof: (by: LoggedIn) => calls.challengeFor(by, `${OWN_PASSKEYS}/challenge`),
    finishProof: (by: LoggedIn, assertion: object) => call(by, 'POST', `${OWN_PASSKEYS}/proof`, assertion),
    async prove(by: LoggedIn, device: Device): Promise<unknown> {
      return outcome(await calls.finishProof(by, device.get(await calls.startProof(by))))
    },
    /** Registers a user's first passkey; the session then counts as having presented it. */
    async withKey(by: LoggedIn) {
      const device = softwareAuthenticator(RP)
      const answer = await calls.register(by, device)
      assert.equal(answer.statusCode, 201, answer.body)
      const codes: string[] = answer.json().data.recoveryCodes
      return { by, device, codes }
    },
  }
  return calls
}
