import type { ERRORS as KO } from '../ko/errors.ts'

export const ERRORS = {
  COMMON_400_VALIDATION: 'Check what you entered.',
  COMMON_400_MALFORMED_REQUEST:
    'The request cannot be read. Percent-encode spaces and letters outside of ASCII in the address (URL).',
  COMMON_400_MALFORMED_BODY: 'The body of the request cannot be read. Check that it is valid JSON.',
  COMMON_404_NOT_FOUND: 'What you asked for was not found.',
  COMMON_405_METHOD: 'This address does not take requests of this method.',
  COMMON_408_REQUEST_TIMEOUT: 'The request did not arrive in full in time. Try again.',
  COMMON_409_CONFLICT: 'The request conflicts with one that was already carried out.',
  COMMON_409_IDEMPOTENCY_KEY: 'A request with other content was already carried out under this Idempotency-Key.',
  COMMON_413_TOO_LARGE: 'What you sent is larger than allowed.',
  COMMON_415_MEDIA_TYPE: 'This Content-Type is not supported.',
  COMMON_429_RATE_LIMIT: 'There were too many requests. Try again in a little while.',
  COMMON_431_HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  COMMON_500_INTERNAL: 'The request could not be carried out. Try again in a little while.',
  COMMON_503_OVERLOADED: 'There are too many requests right now. Try again in a little while.',
  COMMON_503_UNAVAILABLE: 'The service is not available right now. Try again in a little while.',

  AUTH_401_TOKEN_MISSING: 'You need to log in.',
  AUTH_401_TOKEN_INVALID: 'Your login is not valid. Log in again.',
  AUTH_401_TOKEN_EXPIRED: 'Your login has expired. Log in again.',
  AUTH_401_TOKEN_REVOKED: 'You have logged out. Log in again.',
  AUTH_401_INVALID_CREDENTIALS: 'The user name or the password is not right.',
  AUTH_401_REFRESH_INVALID: 'Your login cannot be renewed. Log in again.',
  AUTH_401_REFRESH_REUSED: 'Your login was already renewed with this token. Log in again.',
  AUTH_403_ACCESS_DENIED: 'You do not have permission to do this.',
  AUTH_409_USERNAME_TAKEN: 'This user name is taken.',
  AUTH_429_TOO_MANY_ATTEMPTS: 'There were too many attempts. Try again in a little while.',

  USER_404_NOT_FOUND: 'The user was not found.',
  USER_409_LAST_ADMINISTRATOR:
    'This is the last account that can manage users. It cannot be closed or given fewer permissions.',
  USER_409_SELF_WITHDRAWAL: 'You cannot close your own account here.',

  DIAGNOSIS_400_INVALID_AMOUNT: 'Enter amounts that fit the type of contract.',
  DIAGNOSIS_404_NOT_FOUND: 'The diagnosis was not found.',
  ADDRESS_400_POPUP_UNAVAILABLE: 'The address search window cannot be opened.',

  PAPERS_404_VERSION: 'This saved version was not found.',
  PAPERS_404_NO_DATES:
    'There are no dates to put in a calendar. First save the dates of the contract, of the final payment and of the end of the lease.',
  PAPERS_404_NO_TERMS: 'The terms of the contract are not known. First save the deposit and the monthly rent.',
  PAPERS_409_STALE_VERSION: 'Something else was saved in the meantime. Load it again, then save.',
  SHARE_404_NOT_FOUND: 'The share link was not found.',
  SHARE_409_LIMIT: 'A diagnosis cannot have more share links than this. First delete one that you do not need.',

  NOTIFICATION_400_ALWAYS_ON: 'Notifications about restrictions on your account cannot be switched off.',
  NOTIFICATION_404_NOT_FOUND: 'The notification was not found.',

  FAVORITE_404_NOT_FOUND: 'The saved home was not found.',
  FAVORITE_409_DUPLICATE: 'You have already saved this address with the same terms.',
  FAVORITE_409_LIMIT: 'You cannot save more homes than this. First delete one that you no longer look at.',

  COMMUNITY_400_PERSONAL_DATA: 'Your text holds personal data. Remove it where it is marked, then post again.',
  COMMUNITY_400_NESTED_REPLY: 'You cannot reply to a reply.',
  COMMUNITY_400_OWN_CONTENT: 'You cannot report what you wrote yourself.',
  COMMUNITY_404_SANCTION: 'The sanction was not found.',
  COMMUNITY_409_HIDDEN: 'An operator has hidden this post, so this cannot be done.',
  COMMUNITY_409_ERASED: 'The author has deleted their account and the text is gone, so it cannot be shown again.',
  COMMUNITY_409_ATTACHMENT_LIMIT: 'A post can have up to 10 files.',
  COMMUNITY_409_COMMENT_LIMIT: 'This post cannot take any more comments.',
  COMMUNITY_409_REPORT_REVIEWED: 'This report has already been reviewed.',
  COMMUNITY_409_SANCTION_OVER: 'This sanction is already over.',
  COMMUNITY_403_SANCTIONED: 'Your use of the community is restricted.',
  COMMUNITY_409_DUPLICATE_REPORT: 'You have already reported this.',
  COMMUNITY_429_REPORT_LIMIT: 'You have made too many reports. Try again in a little while.',
} satisfies typeof KO
