import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../server/test/properties.ts'
import { loginLink, ownPath } from './links.ts'

const ORIGIN = 'https://lease.example'

test('a login leads back to where one was, with what the address asked for', () => {
  for (const path of [
    '/favorites/compare?ids=1,2',
    '/console/users?keyword=a+b%26c&enabled=true',
    '/diagnoses/7#papers',
    '/region?q=%EC%8B%A0%EB%A6%BC',
  ]) {
    const next = new URL(loginLink(path), ORIGIN).searchParams.get('next')
    assert.equal(ownPath(next), path)
  }
})

test('it never leads elsewhere', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    '%2f',
  )
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example',
    'x',
    '',
  ])
    assert.equal(ownPath(next), '/')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
      const path = ownPath(`/${some.join('')}`)
      assert.ok(!path.startsWith('//'))
      assert.equal(new URL(path, ORIGIN).origin, ORIGIN)
    }),
  )
})
