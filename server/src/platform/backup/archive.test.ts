import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { verifyArchive, writeArchive } from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
after(() => rmSync(folder, { recursive: true }))

test('an archive that cannot be written says why, however late it is asked', async () => {
  const archive = writeArchive('/no/such/folder/x.tar.zst')
  // entries added before the disk has reported its error are accepted
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

test('whichever byte of an archive is changed, it is refused, or nothing that it says is another', async () => {
  const path = join(folder, 'sound.tar.zst')
  const archive = writeArchive(path)
  await archive.add('table/users', Buffer.from('1\tanna\n2\tboris\n'))
  const written = await archive.finish({
    version: '0.5.0',
    createdAt: '2026-11-20T03:00:00Z',
    migrations: [{ name: '0001_first.sql', checksum: 'a1' }],
    tables: [{ name: 'users', columns: ['user_id', 'nickname'], rows: 2 }],
    sequences: [{ name: 'users_user_id_seq', value: '2' }],
  })
  const whole = readFileSync(path)
  const changed = join(folder, 'changed.tar.zst')
  let refused = 0
  for (let at = 0; at < whole.length; at += 1) {
    writeFileSync(
      changed,
      whole.map((byte, index) => (index === at ? byte ^ 1 : byte)),
    )
    const read = await verifyArchive(changed).catch(() => null)
    if (read === null) refused += 1
    else assert.deepEqual(read, written, `byte ${at} of ${whole.length}`)
  }
  assert.ok(refused > whole.length * 0.9, `${refused} of ${whole.length}`)
})
