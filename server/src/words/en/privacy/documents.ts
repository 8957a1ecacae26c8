import type { DOCUMENT_WORDS as Ko } from '../../ko/privacy/documents.ts'
import { counted } from '../format.ts'

type Section = Parameters<(typeof Ko)['SECTION_TITLE']>[0]['section']
type Head = Parameters<(typeof Ko)['TABLE_HEAD']>[0]['head']
type Stored = Parameters<(typeof Ko)['STORED_USE']>[0]['stored']

const SECTIONS: Record<Section, string> = {
  PURPOSES: 'What is processed, and why',
  KEPT: 'How long it is kept',
  ANONYMOUS: 'Checks without an account',
  RECEIVERS: 'Who gets data (processors and third parties)',
  ABROAD: 'Transfers abroad',
  LOOKUPS: 'What public bodies are asked',
  RIGHTS: 'Your rights, and how to use them',
  STAYS: 'What the end of an account erases, and what stays',
  BROWSER: 'Cookies and browser storage',
  SAFETY: 'How data are protected',
  OFFICER: 'Privacy officer',
  REMEDIES: 'Where to complain',
  CHANGES: 'Changes of this document',
  SERVICE: 'The service',
  NO_PROMISE: 'What the service does not do',
  ACCOUNTS: 'Accounts',
  BOARD: 'Board',
  USE: 'Use',
  END: 'End and restrictions',
  OPERATOR: 'Operator',
}

const HEADS: Record<Head, string> = {
  PURPOSE: 'Purpose',
  ITEMS: 'Data',
  UNTIL: 'Kept',
  RECORD: 'Record',
  WHY: 'Why',
  HOW_LONG: 'For',
  RECEIVER: 'Receiver',
  COUNTRY: 'Country',
  WHAT: 'What is sent',
  HOW: 'When and how',
  REFUSAL: 'If you do not want it',
  NAME: 'Name',
  USE_OF_IT: 'Use',
}

const STORED: Record<Stored, string> = {
  service_refresh_token: 'It continues a login: set by the login, removed by the logout.',
  service_device: 'It recognises whether the next login is from the same device.',
  service_provider_login: 'It is used for ten minutes, until you return from a login provider.',
  BROWSER_STORAGE:
    'Language, unfinished input, the last result and what was read from papers are stored on this device only. Remove them on the screen "Me".',
}

/** Words of the privacy policy and of the terms. */
export const DOCUMENT_WORDS: typeof Ko = {
  PRIVACY_TITLE: 'Privacy policy',
  TERMS_TITLE: 'Terms of service',
  SECTION_TITLE: ({ section }) => SECTIONS[section],
  TABLE_HEAD: ({ head }) => HEADS[head],
  IN_FORCE_SINCE: ({ date }) => `In force since ${date}.`,
  FIRST_VERSION: 'This is the first version. Later changes are listed here.',

  MINIMUM:
    'Only these data are processed, and for no other purpose. The service works without what is called optional.',
  KEPT_ABOUT:
    'These records are removed within an hour after their time. Everything else is kept until you delete it or your account; what stays after that is listed below.',
  ANONYMOUS_KEPT: ({ days }) =>
    `The address, unit, amounts, pasted description and result are kept for ${counted(days, 'day')} and then removed. No name or contact is asked.`,
  ANONYMOUS_LINK: ({ days }) =>
    `Only someone with the secret link can open the result, for ${counted(days, 'day')}. If you log in and save it, it becomes a check of your account.`,
  ANONYMOUS_READERS:
    'Operators with the authority to read checks see the unit and the pasted description covered. To reveal them they have to give a reason, and the read is recorded.',
  ANONYMOUS_COUNTED:
    'Network addresses are used only as hashes made with a key, for counts of requests and security records.',
  NO_RECEIVERS: 'By the present configuration nobody else gets data.',
  RECEIVERS_ABOUT: 'These are configured. Personal data are neither given nor sold to anyone else.',
  NOT_ABROAD: 'By the present configuration no data are sent abroad.',
  ABROAD_ABOUT: 'These are abroad, or may be. How long they keep the data is a matter of their own policies.',
  LOOKUPS_ABOUT: 'These public bodies are asked about a home. They are not told who asks.',
  NO_LOOKUPS: 'By the present configuration no public body is asked; only stored data are used.',
  RIGHT_TO_SEE:
    'When logged in, you see and delete your checks, saved homes, papers, notifications and posts. Saved homes, papers and posts can be corrected; a deleted check takes its papers with it. On the screen "Me" you change name, picture, e-mail address and password, and end logins.',
  RIGHT_TO_KNOW: 'When and why an operator saw your data is listed on the screen "Me".',
  RIGHT_TO_COPY: 'The screen "Me" makes a file of everything that is stored about you.',
  UNUSED_ERASED: ({ days, noticeDays }) =>
    `An account that is not used for ${days} days is erased, ${noticeDays} days after its owner is told. A login in between keeps it.`,
  RIGHT_TO_END: 'Deleting your account on the screen "Me" ends all processing.',
  RIGHT_OF_OTHERS:
    'If a post contains your personal data, you can request its takedown beside the post, also without an account.',
  RIGHT_TO_ASK:
    'You, or a person you authorise, can ask the privacy officer for access, correction, erasure and suspension of processing.',
  ERASED_AT_ONCE:
    'The end of an account erases username, nickname, contacts, checks, papers, saved homes, notifications and logins at once. This stays:',
  ERASED_IN_BACKUPS:
    'What backups hold disappears when the operator removes them. After a restore, accounts that ended since are erased again.',
  NO_TRACKERS:
    'There are no advertisements and no analytics of other companies. Cookies serve logins only; without them you cannot log in.',
  STORED_NAME: ({ stored }) => (stored === 'BROWSER_STORAGE' ? 'Browser storage' : `Cookie ${stored}`),
  STORED_USE: ({ stored }) => STORED[stored],
  SAFE_SECRETS:
    'Passwords are stored as Argon2id hashes only, links and login values as hashes only. Addresses for pushes are encrypted. Connections to the service are encrypted (HTTPS).',
  SAFE_READS:
    'Operators see only what their role permits, with contacts and units covered. What they do is recorded and cannot be altered unnoticed.',
  OFFICER_IS: ({ officer, contact }) => `${officer} (${contact})`,
  OPERATOR_IS: ({ name, contact }) => `${name} (${contact})`,
  OPERATOR_AT: ({ address }) => `Address: ${address}`,
  NO_OPERATOR: 'No operator and no privacy officer are configured. This is not a real service.',
  REMEDY: 'These bodies advise on and take complaints about personal data.',
  REMEDY_KOPICO: 'Personal Information Dispute Mediation Committee: 1833-6972 (www.kopico.go.kr)',
  REMEDY_KISA: 'Personal Information Infringement Report Center: 118 (privacy.kisa.or.kr)',
  REMEDY_PROSECUTION: "Supreme Prosecutors' Office: 1301 (www.spo.go.kr)",
  REMEDY_POLICE: 'Korean National Police Agency: 182 (ecrm.police.go.kr)',

  TERMS_SERVICE:
    'Before you sign a lease, the service shows from public data and from papers you check yourself what is left to ask. Checks need no account and cost nothing.',
  TERMS_SOURCES:
    'Public data may be late, incomplete or wrong. What could not be looked up is called unknown, never good news.',
  TERMS_NO_ADVICE:
    'The service gives no verdict on a home and does not decide about a contract. It is no legal advice, no appraisal and no brokerage, and it guarantees no deposit.',
  TERMS_OWN_DECISION:
    'Check the registry and the papers yourself, and decide yourself. Ask a legal professional where you need one.',
  TERMS_ONE_SELF:
    'Keep your account to yourself and your password secret. If somebody else seems to have logged in, change the password and end the other logins.',
  TERMS_AGE: 'Nobody under 14 can sign up.',
  TERMS_NAMES: 'Nicknames that could pass for the service, its operators or an institution cannot be used.',
  TERMS_WRITTEN:
    'What you write and upload remains yours. While it is published on the board, it is shown to other users.',
  TERMS_FORBIDDEN:
    'No advertising, abuse, personal data of others, false information or anything unlawful. Such content may be hidden after a report and a decision of an operator.',
  TERMS_TAKEDOWN:
    'Anyone whose rights are infringed can request a takedown, also without an account; the author can object.',
  TERMS_LIMITS:
    'Requests are limited so that others can use the service. Do not evade the limits or disturb the service.',
  TERMS_BREAKS: 'Maintenance, faults or missing public data may interrupt the service or leave parts of it out.',
  TERMS_LEAVE: 'You can delete your account on the screen "Me" at any time.',
  TERMS_RESTRICTED:
    'Breaking the rules of the board may restrict writing for a time. You are told why and until when, and can appeal; another operator decides.',
  TERMS_LAW: 'The law of the Republic of Korea applies.',
}
