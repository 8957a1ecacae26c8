import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { writeArchive } from './archive.ts'

test('an archive that cannot be written says why, however late it is asked', async () => {
  const archive = writeArchive('/no/such/folder/x.tar.zst')
  // what is added before the disk has answered is taken
  const addOnAndOn = async () => {
    for (;;) {
      await archive.add('table', Buffer.alloc(1_000))
      await setImmediate()
    }
  }
  await assert.rejects(addOnAndOn(), { code: 'ENOENT' })
  await archive.abandon()
})

test('entries that wait their turn end with the archive, and not with the process', async () => {
  const archive = writeArchive('/no/such/folder/x.tar.zst')
  const added = Array.from({ length: 50 }, () => archive.add('table', Buffer.alloc(100_000)))
  assert.equal((await Promise.allSettled(added)).at(-1)?.status, 'rejected')
  await archive.abandon()
})
