import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Lot } from '../address/lot.ts'
import type { RegistryHome } from './papers-input.ts'
import { matchRegistryHome } from './registry-home.ts'

const lot: Lot = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' }
const named: RegistryHome = { legalDistrictCode: null, lot: '1422-5', dong: null, ho: '301' }
const match = (parts: Partial<RegistryHome>, unitText: string | null = '301호') =>
  matchRegistryHome({ ...named, ...parts }, { lot, unitText })

test('R-PAPERS-30: a lot, building or room that differs makes the document one of another home', () => {
  assert.equal(match({}), 'SAME')
  assert.equal(match({ ho: '제301호' }), 'SAME')
  assert.equal(match({ lot: '1422-6' }), 'OTHER')
  assert.equal(match({ lot: '산 1422-5' }), 'OTHER')
  assert.equal(match({ ho: '302' }), 'OTHER')
  assert.equal(match({ dong: '102' }, '101동 301호'), 'OTHER')
  assert.equal(match({ dong: '제101동' }, '101동 301호'), 'SAME')
  assert.equal(matchRegistryHome({ ...named, legalDistrictCode: null }, null), 'UNKNOWN')
})

test('R-PAPERS-30: too little, or names in other letters, tell nothing', () => {
  assert.equal(match({ ho: null }), 'UNKNOWN')
  assert.equal(match({}, null), 'UNKNOWN')
  assert.equal(match({ lot: null, ho: null }), 'UNKNOWN')
  assert.notEqual(match({ dong: '가' }, 'A동 301호'), 'OTHER')
})
