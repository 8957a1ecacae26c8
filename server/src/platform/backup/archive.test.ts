import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeArchive } from './archive.ts'

test('an archive that cannot be written says why, however late it is asked', async () => {
  const archive = writeArchive('/no/such/folder/x.tar.zst')
  // taken before the disk has answered
  await archive.add('table/one', Buffer.alloc(1_000)).catch(() => undefined)
  await sleep(50)
  await assert.rejects(archive.add('table/two', Buffer.alloc(1_000)), { code: 'ENOENT' })
  await archive.abandon()
})
