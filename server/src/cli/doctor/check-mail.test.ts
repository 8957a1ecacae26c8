import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { mailVariables, startMailbox } from '../../../test/mailbox.ts'
import { checkMail } from './check-machine.ts'

const mailbox = await startMailbox()

test('R-CONF-14: the mail server is logged in to, and nothing is sent', async () => {
  const [absent, right] = [await checkMail(testConfig()), await checkMail(testConfig(mailVariables(mailbox)))]
  assert.deepEqual([absent.state, right.state], ['OK', 'OK'])
  assert.equal(mailbox.mails.length, 0)
})

test('R-CONF-14: a server that is not there and a login that is refused are wrong, and the finding names no secret', async () => {
  const refused = mailbox.url.replace(/:[^:@]+@/, ':wrong-login-77@')
  for (const url of [refused, 'smtp://service:wrong-login-77@127.0.0.1:1']) {
    const finding = await checkMail(testConfig(mailVariables({ url })))
    assert.equal(finding.state, 'BAD')
    assert.ok(!JSON.stringify(finding).includes('wrong-login-77'))
  }
})

test('R-CONF-14: one of the three alone stops the start, naming those that are missing', () => {
  assert.throws(
    () => testConfig({ SMTP_URL: mailbox.url }),
    /MAIL_FROM must be set together.*\n.*SERVICE_ORIGIN must be set together/,
  )
})
