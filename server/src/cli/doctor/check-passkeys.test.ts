import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { checkPasskeys } from './check-machine.ts'

const SERVICE_ORIGIN = 'https://lease.example'

test('R-ACCT-26: in production passwords alone are a warning, keys of every operator are not', () => {
  const found = (demand: string, isProduction = true) => {
    const { passkeys } = testConfig({
      OPERATOR_PASSKEYS: demand,
      SERVICE_ORIGIN: demand === 'off' ? '' : SERVICE_ORIGIN,
    })
    return checkPasskeys(passkeys, { isProduction })
  }
  assert.deepEqual(
    ['off', 'optional', 'required', 'everyone'].map((demand) => found(demand).state),
    ['WARNING', 'WARNING', 'OK', 'OK'],
  )
  assert.equal(found('off', false).state, 'OK')
  assert.match(found('required').detail, /lease\.example/)
  assert.match(found('everyone').detail, /모든 계정/)
})
