/** The error codes for a rejected provider reply. */
export const ANSWER_REFUSALS = [
  'AUTH_400_LOGIN_EXPIRED',
  'AUTH_401_PROVIDER_DENIED',
  'AUTH_401_PROVIDER_INVALID',
  'AUTH_429_TOO_MANY_ATTEMPTS',
  'LOGIN_503_PROVIDER_DOWN',
  'LOGIN_503_PROVIDER_OFF',
] as const
