import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registeredUse } from './register-uses.ts'

test('a use of the register has its English name before it, whatever its parts are', () => {
  assert.equal(registeredUse('공동주택'), 'multi-unit housing (공동주택)')
  assert.equal(registeredUse('업무시설(오피스텔)'), 'business facility, officetel (업무시설/오피스텔)')
  assert.equal(registeredUse('다세대주택(8세대)'), 'multi-unit house, 8 homes (다세대주택/8세대)')
  assert.equal(registeredUse('아파트 및 부대복리시설'), 'apartment, facilities for residents (아파트/부대복리시설)')
  assert.equal(registeredUse('다세대주택/보일러실'), 'multi-unit house, boiler room (다세대주택/보일러실)')
  assert.equal(registeredUse('다세대주택/대피소,망루'), 'multi-unit house, another use (다세대주택/대피소/망루)')
  assert.equal(registeredUse('not stated'), 'not stated')
})
