import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@lease-risk/contract/own-passkeys'

/** Whether this browser can create keys and parse the service's options. */
export function hasAuthenticator(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Creates a key on this device. @throws DOMException when the user or the device refuses */
export async function makeKey({ publicKey }: PasskeyOptions): Promise<PasskeyRegistration['credential']> {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(publicKey as PublicKeyCredentialCreationOptionsJSON)
  const made = await navigator.credentials.create({ publicKey: options })
  const { id, rawId, response } = (made as PublicKeyCredential).toJSON() as RegistrationResponseJSON
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

/** Gets an assertion from one of the user's keys. @throws DOMException when the user or the device refuses */
export async function showKey({ publicKey }: PasskeyOptions): Promise<PasskeyAssertion> {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(publicKey as PublicKeyCredentialRequestOptionsJSON)
  const shown = await navigator.credentials.get({ publicKey: options })
  const { id, rawId, response } = (shown as PublicKeyCredential).toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}
