import type { ACCOUNT as KO } from '../ko/account.ts'

const CONSENTS = {
  TERMS: 'the terms of service',
  PRIVACY: 'collection and use of personal data',
  AGE_14: 'being 14 or older',
}

export const ACCOUNT = {
  SIGNED_UP: 'You are signed up.',
  LOGGED_OUT: 'You are logged out.',
  CONSENTS_GIVEN: 'Your consent is stored.',
  CONSENTS_MISSING: ({ kinds }) => `Required consents are missing: ${kinds.map((kind) => CONSENTS[kind]).join(', ')}`,
  CONSENT_VERSION_UNKNOWN: ({ version }) =>
    `This is not the version in force (${version}). Open the screen again and agree once more.`,
  EXPORT_ASKED: 'Your file is being made. You can download it in a while.',
  NICKNAME_RESERVED: 'A nickname that could pass for the service, its operators or an institution cannot be used.',
  PASSWORD_WRONG: 'The password is not right.',
  PASSWORD_BREACHED: 'This password is known from a data breach. Choose another one.',
  PASSWORD_GUESSABLE: 'Many people use this password, or it is like the username. Choose another one.',
  PASSWORD_UNCHANGED: 'Choose another password than the present one.',
  PASSKEY_ADDED: 'The passkey is registered.',
  PASSKEY_PROVEN: 'The passkey is verified.',
  PASSKEY_REMOVED: 'The passkey is removed.',
  PASSKEYS_RESET: 'The passkeys are reset.',
  PROVIDER_LINKED: 'The login is linked.',
  PROVIDER_UNLINKED: 'The login is no longer linked.',
  SESSION_ENDED: 'That login has ended.',
  EMAIL_VERIFIED: 'Your e-mail address is confirmed.',
  RECOVERY_ASKED: 'If an account has this address, a link is on its way. Check your mail.',
  PASSWORD_RESET: 'Your new password is set. You are logged out on every device.',
  ACCOUNT_DELETED: 'Your account is deleted. The privacy policy says what stays and why.',
  PROFILE_CHANGED: 'Your profile is changed.',
  PICTURE_CHANGED: 'Your profile picture is changed.',
  PICTURE_MEDIA_TYPE: 'Only JPG, PNG, WEBP and GIF pictures can be uploaded.',
  PICTURE_UNREADABLE: 'The picture cannot be read or is too large.',
  PICTURE_ADDRESS_OF_ANOTHER: 'Enter the address of a picture on another site, or upload a picture.',
  PICTURE_ADDRESS_NOT_PUBLIC: 'Enter the https address of a picture on a public site, or upload a picture.',

  USER_CREATED: 'The user is created.',
  ROLE_CHANGED: 'The role is changed.',
  PERMISSIONS_CHANGED: 'The permissions are changed.',
  USER_WITHDRAWN: 'The account is withdrawn.',
  USER_ENABLED: 'The account is back in use.',
  CHANGE_WAITING: 'Nothing is changed yet. It takes effect when another administrator confirms it within 24 hours.',
  CHANGE_CONFIRMED: 'The change is confirmed and made.',
  CHANGE_DECLINED: 'The change is declined.',
} satisfies typeof KO
