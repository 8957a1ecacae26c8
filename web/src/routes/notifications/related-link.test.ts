import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relatedLink } from './related-link.ts'

const none = { notificationType: 'REPORT_REVIEWED', relatedPostId: null, count: 1 } as const

test('a notification leads to what it is about', () => {
  assert.equal(relatedLink({ relatedType: 'FAVORITE', relatedId: '7', ...none }), '/favorites/7')
  assert.equal(relatedLink({ relatedType: 'SANCTION', relatedId: '7', ...none }), '/me/sanctions/7')
  assert.equal(relatedLink({ relatedType: 'TAKEDOWN', relatedId: '7', ...none }), '/takedown/notices/7')
  assert.equal(relatedLink({ relatedType: 'DIAGNOSIS', relatedId: '12', ...none }), '/diagnoses/12')
})

test('R-NOTIF-19: a word about several homes leads to the list, one about a single home to that', () => {
  const word = { relatedType: 'FAVORITE', relatedId: '7', ...none, notificationType: 'LOOK_AGAIN' } as const
  assert.equal(relatedLink(word), '/favorites/7')
  assert.equal(relatedLink({ ...word, count: 3 }), '/favorites')
})

test('a login from a new device, and a guessed password, lead to where logins are ended and the password is changed', () => {
  for (const notificationType of ['NEW_DEVICE_LOGIN', 'PASSWORD_GUESSED'] as const)
    assert.equal(relatedLink({ relatedType: 'USER', relatedId: '7', ...none, notificationType }), '/me')
})

test('what is about a comment leads to its post', () => {
  assert.equal(relatedLink({ relatedType: 'COMMENT', relatedId: '7', ...none, relatedPostId: 3 }), '/community/3')
  assert.equal(relatedLink({ relatedType: 'POST', relatedId: '3', ...none, relatedPostId: 3 }), '/community/3')
  // one that was made before posts were named
  assert.equal(relatedLink({ relatedType: 'COMMENT', relatedId: '7', ...none }), null)
})

test('what has no screen is not linked', () => {
  assert.equal(relatedLink({ relatedType: 'REPORT', relatedId: '3', ...none }), null)
})
