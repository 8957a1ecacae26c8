import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { difference, differencesOf, MOST_DIFFERENT } from './compare-pictures.ts'

const WIDTH = 100

/** A grey picture with this many pixels of a row in another colour. */
function picture(points: number, colour = '#a3122b'): Promise<Buffer> {
  const grey = sharp({ create: { width: WIDTH, height: WIDTH, channels: 3, background: '#eeeeee' } })
  const row = { create: { width: Math.max(1, points), height: 1, channels: 3 as const, background: colour } }
  return (points === 0 ? grey : grey.composite([{ input: row, left: 0, top: 0 }])).png().toBuffer()
}

test('ten points in ten thousand may differ, eleven may not, and hardly visible ones do not count', async () => {
  const plain = await picture(0)
  assert.equal(await difference(plain, await picture(0)), 0)
  assert.ok((await difference(plain, await picture(10))) <= MOST_DIFFERENT)
  assert.ok((await difference(plain, await picture(11))) > MOST_DIFFERENT)
  assert.equal(await difference(plain, await picture(50, '#eaeaea')), 0)
  assert.equal(await difference(plain, await sharp(plain).resize(WIDTH, 50).png().toBuffer()), 1)
})

test('two folders are compared both ways', async () => {
  const [before, after] = [mkdtempSync(join(tmpdir(), 'before-')), mkdtempSync(join(tmpdir(), 'after-'))]
  const keep = async (folder: string, name: string, points: number) =>
    sharp(await picture(points)).toFile(join(folder, `${name}.png`))
  await Promise.all([
    keep(before, 'same', 0),
    keep(after, 'same', 5),
    keep(before, 'changed', 0),
    keep(after, 'changed', 50),
    keep(before, 'gone', 0),
    keep(after, 'new', 0),
  ])
  assert.deepEqual(await differencesOf(before, after), ['changed.png: 0.50 %', 'gone.png: gone', 'new.png: new'])
  assert.deepEqual(await differencesOf(before, after, ['new', 'same']), ['new.png: new'])
  for (const folder of [before, after]) rmSync(folder, { recursive: true })
})
