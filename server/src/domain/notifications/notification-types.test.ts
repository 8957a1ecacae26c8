import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTIFICATION_TYPES } from '@lease-risk/contract/codes/notifications'
import { NOTIFICATION_KINDS, SWITCHABLE_TYPES } from './notification-types.ts'

test('R-NOTIF-04: sanctions, restrictions, takedowns, decisions of appeals, new devices, stopped mails, changed passkeys, linked logins and guessed passwords cannot be switched off, nor what goes to operators', () => {
  for (const type of NOTIFICATION_TYPES) {
    const bound =
      /^SANCTION_|^TAKEDOWN_|RESTRICTED$|^APPEAL_DECIDED$|^NEW_DEVICE_LOGIN$|^MAIL_STOPPED$|^PASSKEYS_CHANGED$|^LOGIN_PROVIDERS_CHANGED$|^PASSWORD_GUESSED$|^ACCOUNT_UNUSED$/.test(
        type,
      ) || NOTIFICATION_KINDS[type].to === 'ADMIN'
    assert.equal(SWITCHABLE_TYPES.includes(type), !bound, type)
  }
})
