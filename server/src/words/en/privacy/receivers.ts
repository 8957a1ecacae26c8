import type { RECEIVER_WORDS as Ko } from '../../ko/privacy/receivers.ts'

type Receiver = Parameters<(typeof Ko)['RECEIVER_NAME']>[0]['receiver']
type Country = Parameters<(typeof Ko)['RECEIVER_COUNTRY']>[0]['country']
type Lookup = Parameters<(typeof Ko)['LOOKUP_OF']>[0]['lookup']
type About = { name: string; what: string; why: string; how: string; refusal: string }

function login(name: string): About {
  return {
    name: `${name} login`,
    what: 'that a login was begun; only a member number is received',
    why: 'logins of those who choose it',
    how: `by the browser, when you log in by ${name}`,
    refusal: 'Log in with username and password.',
  }
}

const RECEIVERS: Record<Receiver, About> = {
  RISK_MODEL: {
    name: 'Language model',
    what: 'states and amounts of the criteria, use and age of the building, sizes of samples; no address, no name, no text you typed',
    why: 'the score of a check',
    how: 'with each check, over an encrypted connection (HTTPS)',
    refusal: 'Nothing is sent unless you make a check.',
  },
  PUSH: {
    name: 'The push service of a browser in which you chose pushes (its maker)',
    what: 'the title or the number of notifications, encrypted so that only that browser reads it',
    why: 'notifications while the page is closed',
    how: 'with each notification, over an encrypted connection (HTTPS)',
    refusal: 'Do not choose pushes, or switch them off among the notification settings.',
  },
  FILES: {
    name: 'File storage',
    what: 'profile pictures and attachments of the board',
    why: 'storage of files',
    how: 'when a file is uploaded or viewed',
    refusal: 'Upload no files, or delete them.',
  },
  MAIL: {
    name: 'Mail server',
    what: 'the verified e-mail address and the mail',
    why: 'links for a new password and chosen notification mails',
    how: 'when a mail is sent',
    refusal: 'Give no e-mail address, or remove it.',
  },
  DATABASE: {
    name: 'Database server',
    what: 'all data named in this policy',
    why: 'storage of the data',
    how: 'whenever the service is used',
    refusal: 'Delete the account.',
  },
  TELEMETRY: {
    name: 'Collector of operating records',
    what: 'paths of requests, their duration, errors; no passwords and no secret links',
    why: 'finding and repairing faults',
    how: 'with requests',
    refusal: 'There is no way to refuse.',
  },
  KAKAO_LOGIN: login('Kakao'),
  NAVER_LOGIN: login('Naver'),
  GOOGLE_LOGIN: login('Google'),
}

const COUNTRIES: Record<Country, string> = {
  KR: 'Republic of Korea',
  US: 'United States',
  JP: 'Japan',
  SG: 'Singapore',
  DE: 'Germany',
  IE: 'Ireland',
  GB: 'United Kingdom',
  UNKNOWN: 'not known from the configuration; may be abroad',
}

const LOOKUPS: Record<Lookup, string> = {
  ADDRESS: 'Address service (Ministry of the Interior and Safety): the address you typed',
  PORTAL: 'Public Data Portal (Ministry of Land, Infrastructure and Transport): district and number of the lot',
  MAP: 'V-World (Ministry of Land, Infrastructure and Transport): number of the lot, registration number of a broker, places seen on the map',
  STATISTICS: 'Statistics of the Korea Real Estate Board: district',
}

/** Words of who gets data from the service. */
export const RECEIVER_WORDS: typeof Ko = {
  RECEIVER_NAME: ({ receiver, host }) =>
    host === null ? RECEIVERS[receiver].name : `${RECEIVERS[receiver].name} (${host})`,
  RECEIVER_WHAT: ({ receiver }) => RECEIVERS[receiver].what,
  RECEIVER_WHY: ({ receiver }) => RECEIVERS[receiver].why,
  RECEIVER_HOW: ({ receiver }) => RECEIVERS[receiver].how,
  RECEIVER_REFUSAL: ({ receiver }) => RECEIVERS[receiver].refusal,
  RECEIVER_COUNTRY: ({ country }) => COUNTRIES[country],
  LOOKUP_OF: ({ lookup }) => LOOKUPS[lookup],
}
