import { CONSENT_VERSIONS } from '../../src/features/account/index.ts'
import { PASSWORD } from '../account-app.ts'
import { softwareAuthenticator } from '../software-authenticator.ts'
import type { Found, SampleCall } from './sample-call.ts'

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The origin under which the walk's client is opened. */
export const ORIGIN = 'https://service.example.com'

const device = softwareAuthenticator({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname })

/** A passkey is registered, presented and removed again. */
const PASSKEY_CALLS: readonly SampleCall[] = [
  {
    operationId: 'startMyPasskey',
    as: 'secondOperator',
    body: { confirmationPassword: PASSWORD },
    keep: { challenge: 'publicKey.challenge' },
  },
  {
    operationId: 'addMyPasskey',
    as: 'secondOperator',
    body: ({ challenge }) => ({ name: 'laptop', credential: device.create(String(challenge)) }),
  },
  { operationId: 'startMyPasskeyProof', as: 'secondOperator', keep: { challenge: 'publicKey.challenge' } },
  { operationId: 'proveMyPasskey', as: 'secondOperator', body: ({ challenge }) => device.get(String(challenge)) },
  { operationId: 'listMyPasskeys', as: 'secondOperator', keep: { passkeyId: 'items.0.passkeyId' } },
  { operationId: 'renewMyRecoveryCodes', as: 'secondOperator', body: { confirmationPassword: PASSWORD } },
  { operationId: 'removeMyPasskey', as: 'secondOperator', body: { confirmationPassword: PASSWORD } },
]

/** The browser keys from RFC 8291, appendix A. */
const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const google = { provider: 'google' }
const cookie = (name: string) => (found: Found) => ({ cookie: String(found[name]) })

/** A provider login that continues from where the walk has prepared it, and linking a provider. */
const PROVIDER_CALLS: readonly SampleCall[] = [
  { operationId: 'startProviderLogin', path: google },
  {
    operationId: 'completeProviderLogin',
    path: google,
    headers: cookie('loginCookie'),
    body: ({ loginAnswer = '' }) => ({ answer: String(loginAnswer) }),
  },
  { operationId: 'joinByProvider', path: google, headers: cookie('knownCookie'), body: { nickname: '처음온사람' } },
  { operationId: 'startMyProviderLink', as: 'owner', path: google, body: { confirmationPassword: PASSWORD } },
  {
    operationId: 'completeMyProviderLink',
    as: 'owner',
    path: google,
    headers: cookie('linkCookie'),
    body: ({ linkAnswer = '' }) => ({ answer: String(linkAnswer) }),
  },
  { operationId: 'listMyLoginProviders', as: 'owner' },
  { operationId: 'unlinkMyProvider', as: 'owner', path: google, body: { confirmationPassword: PASSWORD } },
  { operationId: 'chooseMyPassword', as: 'choosing', body: { newPassword: PASSWORD } },
]

export const ACCOUNT_CALLS: readonly SampleCall[] = [
  { operationId: 'signUp', body: { username: 'walk_new', password: PASSWORD } },
  { operationId: 'login', body: { username: 'walk_new', password: PASSWORD } },
  { operationId: 'readMe', as: 'leaver', keep: { leaverId: 'userId' } },
  { operationId: 'updateMyProfile', as: 'leaver', body: { nickname: '떠나는사람' } },
  {
    operationId: 'uploadMyProfileImage',
    as: 'leaver',
    file: { name: 'a.png', content: image },
    keep: { profileImageUrl: 'profileImageUrl' },
  },
  {
    operationId: 'readProfileImage',
    path: ({ leaverId = '', profileImageUrl }) => ({
      userId: leaverId,
      storedFileName: String(profileImageUrl).replace(/.*\//, ''),
    }),
  },
  {
    operationId: 'changeMyPassword',
    as: 'changer',
    body: { currentPassword: PASSWORD, newPassword: 'battery-staple-8' },
  },
  { operationId: 'listMySessions', as: 'ending', keep: { sessionId: 'items.0.sessionId' } },
  { operationId: 'endMySession', as: 'ending', body: { confirmationPassword: PASSWORD } },
  { operationId: 'endMyOtherSessions', as: 'elsewhere', body: { confirmationPassword: PASSWORD } },
  { operationId: 'readMyConsents', as: 'owner' },
  {
    operationId: 'giveMyConsents',
    as: 'owner',
    body: { consents: [{ kind: 'AGE_14', version: CONSENT_VERSIONS.AGE_14 }] },
  },
  { operationId: 'requestMyExport', as: 'owner' },
  { operationId: 'readMyExport', as: 'owner', keep: { downloadToken: 'downloadToken' }, later: true },
  {
    operationId: 'downloadMyExport',
    as: 'owner',
    body: ({ downloadToken = '' }) => ({ downloadToken: String(downloadToken) }),
  },
  { operationId: 'readMyEmail', as: 'owner' },
  {
    operationId: 'updateMyEmail',
    as: 'owner',
    body: { email: 'owner@example.com', confirmationPassword: PASSWORD },
  },
  { operationId: 'verifyEmail', body: { token: 'VERIFY_EMAIL' } },
  { operationId: 'readNotificationChannels', as: 'owner' },
  { operationId: 'chooseNotificationMail', as: 'owner', body: { frequency: 'EACH', language: 'ko' } },
  { operationId: 'endNotificationMail', as: 'owner' },
  {
    operationId: 'chooseNotificationPush',
    as: 'owner',
    body: { endpoint: 'https://push.example.com/x', keys: PUSH_KEYS, language: 'ko' },
  },
  { operationId: 'endNotificationPush', as: 'owner' },
  {
    operationId: 'unsubscribeNotificationMail',
    query: ({ unsubscribeToken = '' }) => ({ token: String(unsubscribeToken) }),
  },
  { operationId: 'recoverPassword', body: { email: 'owner@example.com' } },
  { operationId: 'resetPassword', body: { token: 'RECOVER_PASSWORD', newPassword: 'battery-staple-9' } },
  ...PROVIDER_CALLS,
  { operationId: 'refresh' },
  { operationId: 'logout' },
  { operationId: 'readNotificationSettings', as: 'owner' },
  { operationId: 'updateNotificationSettings', as: 'owner', body: { items: [] } },
  { operationId: 'deleteMe', as: 'leaver', body: { confirmationPassword: PASSWORD } },
  { operationId: 'listAdminUsers', as: 'operator' },
  {
    operationId: 'createAdminUser',
    as: 'operator',
    body: {
      username: 'walk_clerk',
      password: PASSWORD,
      nickname: '상담원',
      roleName: 'ROLE_CS_MANAGER',
      confirmationPassword: PASSWORD,
    },
    keep: { userId: 'userId' },
  },
  { operationId: 'readAdminUser', as: 'operator' },
  { operationId: 'revealAdminUser', as: 'operator', body: { reason: '확인하려고 봄' } },
  { operationId: 'listMyAccessRecord', as: 'owner' },
  {
    operationId: 'updateAdminUserRole',
    as: 'operator',
    body: { roleName: 'ROLE_USER', confirmationPassword: PASSWORD },
  },
  {
    operationId: 'updateAdminUserPermissions',
    as: 'operator',
    body: { canCreatePost: true, confirmationPassword: PASSWORD },
  },
  {
    operationId: 'updateAdminUserRole',
    as: 'operator',
    body: { roleName: 'ROLE_ADMIN', confirmationPassword: PASSWORD },
  },
  { operationId: 'listAdminUserChanges', as: 'operator', keep: { changeId: 'content.0.changeId' } },
  { operationId: 'declineAdminUserChange', as: 'operator', body: { confirmationPassword: PASSWORD } },
  {
    operationId: 'updateAdminUserRole',
    as: 'operator',
    body: { roleName: 'ROLE_ADMIN', confirmationPassword: PASSWORD },
  },
  { operationId: 'listAdminUserChanges', as: 'operator', keep: { changeId: 'content.0.changeId' } },
  { operationId: 'confirmAdminUserChange', as: 'secondOperator', body: { confirmationPassword: PASSWORD } },
  {
    operationId: 'updateAdminUserRole',
    as: 'operator',
    body: { roleName: 'ROLE_USER', confirmationPassword: PASSWORD },
  },
  { operationId: 'listAdminUserChanges', as: 'operator', keep: { changeId: 'content.0.changeId' } },
  { operationId: 'confirmAdminUserChange', as: 'secondOperator', body: { confirmationPassword: PASSWORD } },
  { operationId: 'withdrawAdminUser', as: 'operator' },
  { operationId: 'enableAdminUser', as: 'operator' },
  { operationId: 'resetAdminUserPasskeys', as: 'operator', body: { confirmationPassword: PASSWORD } },
  ...PASSKEY_CALLS,
  { operationId: 'listAuditLogs', as: 'operator' },
  { operationId: 'listSecurityEvents', as: 'operator' },
]
