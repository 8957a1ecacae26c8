import assert from 'node:assert/strict'
import { pbkdf2 } from 'node:crypto'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { createPasswords } from './passwords.ts'

const passwords = await createPasswords()

test('equal passwords have different hashes, and each hash fits its password alone', async () => {
  const [one, other] = await Promise.all([passwords.hash('same-password-1'), passwords.hash('same-password-1')])
  assert.notEqual(one, other)
  assert.equal(await passwords.verify(one, 'same-password-1'), true)
  assert.equal(await passwords.verify(other, 'same-password-2'), false)
  assert.equal(await passwords.verify(undefined, 'same-password-1'), false)
})

test('the same letters fit in whatever composition the keyboard sends them', async () => {
  const hashed = await passwords.hash('비밀번호1'.normalize('NFD'))
  assert.equal(await passwords.verify(hashed, '비밀번호1'.normalize('NFC')), true)
})

test('a flood of passwords leaves worker threads to everything else', async () => {
  let done = 0
  const hashOne = async () => {
    await passwords.hash('password123')
    done += 1
  }
  const flood = Array.from({ length: 30 }, hashOne)
  await promisify(pbkdf2)('any', 'salt', 1, 32, 'sha256')
  assert.ok(done < 5, `${done} passwords came first`)
  await Promise.all(flood)
})
