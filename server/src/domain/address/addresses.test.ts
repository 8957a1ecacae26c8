import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import { normaliseAddress } from './normalise-address.ts'

const FILE = new URL('../district/catalogue/districts.tsv', import.meta.url)
const catalogue = createDistrictCatalogue(readFileSync(FILE, 'utf8'))

const tableOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
const ADDRESSES = tableOf('addresses.tsv')
/** For these, any reason for a refusal is correct, and a lot that was read is among the candidates. */
const LISTINGS = tableOf('listings.tsv')

function districtOf(name: string): string {
  const [only, ...others] = catalogue.named(name)
  assert.ok(only !== undefined && others.length === 0, `"${name}" of the table is one district`)
  return only.district.fullName
}

/** `서울 관악구 신림동 산 56-1` with the full district name. */
function lotOf(meaning: string): string {
  const [, district = '', lotNumber = ''] = /^(.+?) ((?:산 )?[\d-]+)$/u.exec(meaning) ?? []
  return `${districtOf(district)} ${lotNumber}`
}

test('the table of addresses has its full length', () => {
  assert.ok(ADDRESSES.length >= 400, `${ADDRESSES.length}`)
  assert.equal(new Set(ADDRESSES.map(([text]) => text)).size, ADDRESSES.length, 'no address comes twice')
})

for (const [text = '', meaning = '', unitText = null] of ADDRESSES) {
  test(`R-ADDR-27, R-ADDR-28: address ${JSON.stringify(text)}: ${meaning}`, () => {
    const result = normaliseAddress({ address: text }, catalogue)
    if (meaning.startsWith('=')) {
      assert.ok(result.ok, `refused: ${result.ok || result.reason}`)
      assert.deepEqual([result.address.jibunAddress, result.address.unitText], [lotOf(meaning.slice(1)), unitText])
      return
    }
    const [reason = '', ...names] = meaning.slice(1).split(/(?<=^[A-Z_]+) |, /u)
    assert.ok(!result.ok, result.ok ? `read as ${result.address.jibunAddress}` : '')
    assert.equal(result.reason, reason)
    const candidates = result.candidates.map(({ fullName }) => fullName)
    for (const name of names) {
      const isLot = /\d$/u.test(name)
      assert.ok(candidates.includes(isLot ? lotOf(name) : districtOf(name)), name)
    }
  })
}

test('R-ADDR-27, R-ADDR-29: no address in the styles of listings and messengers is read wrongly', () => {
  assert.ok(LISTINGS.length >= 500, `${LISTINGS.length}`)
  for (const [text = '', meaning = '', unitText = null] of LISTINGS) {
    const result = normaliseAddress({ address: text }, catalogue)
    if (meaning.startsWith('=')) {
      assert.ok(result.ok, `${text}: ${result.ok || result.reason}`)
      assert.deepEqual([result.address.jibunAddress, result.address.unitText], [lotOf(meaning.slice(1)), unitText])
      continue
    }
    assert.ok(!result.ok, `${text}: ${result.ok ? result.address.jibunAddress : ''}`)
    const [reason = '', place = ''] = meaning.slice(1).split(/(?<=^[A-Z_]+) /u)
    if (reason.startsWith('!')) continue
    assert.equal(result.reason, reason, text)
    assert.ok(
      result.candidates.some(({ jibunAddress }) => jibunAddress === lotOf(place)),
      text,
    )
  }
})
