import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registryStatus } from './registry-readings.ts'

test('the registry is received once it was seen on both days', () => {
  for (const [contract, balance, status] of [
    ['NOT_CHECKED', 'NOT_CHECKED', 'NOT_ASKED'],
    ['CHECKED', 'NOT_CHECKED', 'PARTLY'],
    ['NOT_CHECKED', 'CHECKED', 'PARTLY'],
    ['CHECKED', 'NEEDS_HELP', 'NEEDS_HELP'],
    ['CHECKED', 'CHECKED', 'RECEIVED'],
  ] as const)
    assert.equal(registryStatus([{ status: contract }, { status: balance }]), status)
})
