import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { cellAt, cellsOf, createCsvRecords, pickCells, whyUnreadable } from './csv-records.ts'

test('property: records of a CSV text do not depend on where it is cut into pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom('가', '1', ',', '"', '\n', ' '), maxLength: 4 })
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rows, fc.array(fc.nat(12), { maxLength: 10 }), (table, sizes) => {
      const text = table.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n')
      const whole = createCsvRecords()
      const once = [...whole.push(text), ...whole.end()].map(cellsOf)
      const pieces = createCsvRecords()
      const parts: (string[] | null)[] = []
      let at = 0
      for (const size of sizes) {
        parts.push(...pieces.push(text.slice(at, at + size)).map(cellsOf))
        at += size
      }
      parts.push(...pieces.push(text.slice(at)).map(cellsOf), ...pieces.end().map(cellsOf))
      assert.deepEqual(parts, once)
      if (table.every((cells) => cells.every((each) => !each.includes('\n')))) assert.deepEqual(once, table)
    }),
  )
})

test('property: a cell taken alone is the cell among all of them, whatever the form of the line', () => {
  const cell = fc.string({ unit: fc.constantFrom('가', '1', ',', '"', ' '), maxLength: 4 })
  const lines = fc.array(fc.tuple(cell, fc.boolean()), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(lines, (cells) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const text = cells.map(([value, bare]) => (bare && !/[",]/.test(value) ? value : quoted(value))).join(',')
      const records = createCsvRecords()
      const [record] = [...records.push(`${text}\n`), ...records.end()]
      assert.ok(record !== undefined)
      const all = cells.map(([value]) => value)
      assert.deepEqual(cellsOf(record), all)
      assert.deepEqual(
        [...all, undefined].map((_, index) => cellAt(record, index)),
        [...all, undefined],
      )
      const wanted = all.map((_, index) => index % 2 === 0)
      const picked = pickCells(record, wanted)
      assert.equal(picked?.length, all.length)
      assert.ok(all.every((value, index) => !wanted[index] || picked[index] === value))
    }),
  )
})

test('a record that does not end is refused, and the next line is read again; what is held of it stays small', () => {
  const records = createCsvRecords()
  assert.deepEqual(records.push('a,b\n"').map(cellsOf), [['a', 'b']])
  const piece = '1,"'.repeat(10_000)
  const found = Array.from({ length: 100 }, () => records.push(piece)).flat()
  assert.deepEqual(
    found.map(({ line, form, text }) => [line, form, text.length <= 200]),
    [[2, 'TOO_LONG', true]],
  )
  const [first] = found
  assert.ok(first !== undefined)
  assert.deepEqual([cellsOf(first), pickCells(first, [true]), cellAt(first, 0)], [null, null, undefined])
  assert.equal(whyUnreadable(first), '줄이 너무 깁니다.')
  assert.deepEqual(
    records.push('"1\nc,d\n').map(({ line, text }) => [line, text]),
    [[3, 'c,d']],
  )
  assert.deepEqual(records.end(), [])
})
