import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { isPublicAddress, isPublicHttpsAddress, lookupPublic, NotPublic } from './public-address.ts'

const OF_THE_INTERNET = ['8.8.8.8', '203.252.1.1', '2001:4860:4860::8888']
const OWN = [
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  'nothing',
  '',
]

test('R-NOTIF-15: an address of this machine, its network or of no network is none of the internet', () => {
  assert.deepEqual(OF_THE_INTERNET.filter(isPublicAddress), OF_THE_INTERNET)
  assert.deepEqual(OWN.filter(isPublicAddress), [])
})

test('R-NOTIF-15: only https by a name of the internet, at its usual port and without a login, may be called', () => {
  const right = ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com:443/x?y=z', 'https://푸시.한국/x']
  const wrong = [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://:secret@fcm.googleapis.com/x',
    ...OWN.filter((address) => address.includes('.')).map((address) => `https://${address}/x`),
    'https://[::1]/x',
    'https://8.8.8.8/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://127.1/x',
    'https://localhost/x',
    'https://database/x',
    'https://push.localhost/x',
    'https://metadata.google.internal/x',
    'https://metadata.google.internal./x',
    'https://printer.local/x',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    'not an address',
    '',
  ]
  assert.deepEqual(right.filter(isPublicHttpsAddress), right)
  assert.deepEqual(wrong.filter(isPublicHttpsAddress), [])
})

test('R-NOTIF-15: a name that leads to this machine is not called', async () => {
  const resolved = promisify(
    lookupPublic as (name: string, options: object, done: (error: Error | null) => void) => void,
  )
  for (const all of [true, false]) await assert.rejects(resolved('localhost', { all }), NotPublic)
  await assert.rejects(resolved('name.invalid', { all: true }))
})
