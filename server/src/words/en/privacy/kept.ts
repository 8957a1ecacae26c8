import type { KEPT_WORDS as Ko } from '../../ko/privacy/kept.ts'
import { counted } from '../format.ts'

type Kept = Parameters<(typeof Ko)['KEPT_WHAT']>[0]['kind']

const KEPTS: Record<Kept, { what: string; why: string }> = {
  ANONYMOUS_DIAGNOSES: { what: 'Checks made without an account', why: 'to open the result again and add papers' },
  STATUS_TOKENS: { what: 'Secret links to results, and the progress of a check', why: 'to open the result' },
  IDEMPOTENCY_KEYS: { what: 'Marks of repeated requests', why: 'so that a request sent twice is one check' },
  SHARED_LINKS: { what: 'Links made to show a result', why: 'so that others can open it while its owner wants' },
  NOTIFICATIONS: { what: 'Notifications', why: 'to read earlier ones again' },
  DELETED_CONTENT: { what: 'The text of deleted posts and comments', why: 'to decide open reports' },
  UNFINISHED_UPLOADS: { what: 'Files that did not arrive whole', why: 'to tell them from uploads in progress' },
  LEFT_PICTURES: { what: 'Profile pictures left behind by a change', why: 'to tell them from uploads in progress' },
  LOGINS: { what: 'Hashes of the values that continue a login', why: 'so that the password is not asked again' },
  ENDED_SESSIONS: { what: 'Device kinds and times of ended logins', why: 'to look at the last logins' },
  ENDED_ACCESS: { what: 'Numbers of logins that were logged out', why: 'so that they are not used again' },
  KNOWN_DEVICES: { what: 'Marks (hashes) of devices that logged in', why: 'to tell of logins from new devices' },
  MAILED_LINKS: { what: 'Hashes of mailed links, and their addresses', why: 'to verify addresses and set passwords' },
  PERSONAL_EXPORTS: { what: 'Files of your data that you had made', why: 'so that you can download them' },
  ACCOUNT_MAILS: { what: 'Mails that tell of a change of the account', why: 'to repeat mails that failed' },
  PASSKEY_CHALLENGES: { what: 'Challenges for passkeys', why: 'so that each is used once' },
  PERSONAL_READS: { what: 'Records of operators who saw your data', why: 'so that you can see who looked and why' },
  SECURITY_EVENTS: { what: 'Records of logins and refused requests', why: 'to notice and stop attacks' },
  LAND_LEDGER: { what: 'Classes of owners from the land ledger', why: 'so that a lot is not asked again' },
  BROKER_OFFICES: { what: 'Registrations of brokers that were looked up', why: 'to compare with who signs' },
  PROVIDER_CALLS: { what: 'Records of look-ups (addresses hashed)', why: 'to find why a look-up failed' },
  EVENTS: { what: 'Records of events that make notifications', why: 'so that no notification is missed' },
  GIVEN_UP_JOBS: { what: 'Background work that failed repeatedly', why: 'so that an operator finds out why' },
  CALL_COUNTS: { what: 'Counts of requests (network addresses hashed with a key)', why: 'to limit requests' },
  KILLED_JOBS: { what: 'Background work that was cut off', why: 'so that the next work takes over' },
  RECENT_WRITERS: { what: 'Numbers of accounts that just wrote', why: 'so that they read what they wrote' },
}

const UNITS = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' }

/** Words of kinds of records that end by time. */
export const KEPT_WORDS: typeof Ko = {
  KEPT_WHAT: ({ kind }) => KEPTS[kind].what,
  KEPT_WHY: ({ kind }) => KEPTS[kind].why,
  KEPT_FOR: ({ amount, unit }) => counted(amount, UNITS[unit]),
  KEPT_TO_ITS_END: 'as long as set when it was made',
}
