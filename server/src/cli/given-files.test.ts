import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { filesWithin, listedFiles } from './given-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'given-files-'))
after(() => rmSync(folder, { recursive: true }))

function write(...path: string[]): string {
  const file = join(folder, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, 'any')
  return file
}

const DEALS = /\.(csv|json)(\.gz)?$/i

test('of a folder all that matches is taken, in alphabetical order; of what is named beside it, anything', () => {
  const wanted = ['deals/11680/202607.json.gz', 'deals/11680/202608.JSON', 'deals/41135/rent.csv'].map((path) =>
    write(path),
  )
  for (const path of ['deals/read-me.txt', 'deals/.hidden.csv', 'deals/.git/old.csv', 'deals/csv']) write(path)
  const other = write('downloaded')
  assert.deepEqual([...filesWithin([other, join(folder, 'deals')], DEALS)], [other, ...wanted])
})

test('a folder without such a file is refused, and so is a path where nothing is', () => {
  write('empty', 'read-me.txt')
  assert.throws(() => [...filesWithin([join(folder, 'empty')], DEALS)], /empty: 가져올 수 있는 파일이 없는 폴더입니다/)
  assert.throws(() => [...filesWithin([join(folder, 'gone')], DEALS)], { code: 'ENOENT' })
})

test('a list names a path a line; lines without one count for nothing', () => {
  writeFileSync(join(folder, 'list.txt'), 'a.csv\n\n  b c.csv \r\n')
  assert.deepEqual(listedFiles(join(folder, 'list.txt')), ['a.csv', 'b c.csv'])
})
