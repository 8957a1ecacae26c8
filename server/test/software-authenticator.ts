import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40]

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** Encodes the head of a CBOR item (RFC 8949, 3.1) with an argument below 65,536. */
function head(major: number, argument: number): Buffer {
  const kind = major << 5
  if (argument < 24) return Buffer.from([kind | argument])
  if (argument < 256) return Buffer.from([kind | 24, argument])
  return Buffer.from([kind | 25, argument >> 8, argument & 255])
}
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])

/** Creates a WebAuthn key of a device (ES256, attestation `none`), which signs any challenge. */
export function softwareAuthenticator(
  { origin, rpId }: { origin: string; rpId: string },
  /** Length of the credential ID the device assigns. */
  idBytes = 32,
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(idBytes)
  const id = credentialId.toString('base64url')
  let counter = 0

  function state(flags: number, signCount: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signCount)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  function clientData(type: string, challenge: string, at: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  }

  return {
    id,
    /** The result of `navigator.credentials.create`. */
    create(challenge: string, at = origin) {
      // kty EC2, alg ES256, crv P-256, x, y
      const [curveX, curveY] = [bytes(Buffer.from(x, 'base64url')), bytes(Buffer.from(y, 'base64url'))]
      const coseHead = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1])
      const cose = Buffer.concat([coseHead, Buffer.from([0x21]), curveX, Buffer.from([0x22]), curveY])
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255])
      const device = [state(PRESENT | VERIFIED | HAS_KEY, counter), Buffer.alloc(16), length, credentialId, cose]
      const attestation = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(Buffer.concat(device)),
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, at).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    /** The result of `navigator.credentials.get`; `signCount`: for a cloned key with a lower counter. */
    get(challenge: string, { at = origin, flags = PRESENT | VERIFIED, signCount = ++counter } = {}) {
      const client = clientData('webauthn.get', challenge, at)
      const device = state(flags, signCount)
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: device.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}
