import type { PROCESSED_WORDS as Ko } from '../../ko/privacy/processed.ts'

type Purpose = Parameters<(typeof Ko)['PURPOSE_NAME']>[0]['purpose']
type Until = Parameters<(typeof Ko)['PURPOSE_UNTIL']>[0]['until'][number]
type Stays = Parameters<(typeof Ko)['STAYS']>[0]['reason']

const PURPOSES: Record<Purpose, { name: string; items: string }> = {
  ACCOUNT: {
    name: 'Accounts and logins',
    items:
      'username, hash of the password, nickname, consents with their times, the last day of use; optional: e-mail address, profile picture, the number given by a linked login provider',
  },
  DIAGNOSIS: {
    name: 'Checks of a home before the contract',
    items:
      'address and unit of the home, deposit, rent and maintenance fee, pasted description, the result, notes on the registry',
  },
  PAPERS: {
    name: 'Checks of papers',
    items: 'what was read or typed from papers, states of requested papers and notes; no files and no resident numbers',
  },
  FAVORITES: {
    name: 'Saved homes and dates',
    items:
      'address and terms of saved homes, names and notes, days of contract, balance and move, what was seen on site',
  },
  NOTIFICATIONS: {
    name: 'Notifications',
    items:
      'notifications and the kinds switched off; optional: mail and push choices, addresses of browsers that get pushes (encrypted)',
  },
  BOARD: { name: 'Board', items: 'posts, comments, attachments, likes, the district of a post, times' },
  RIGHTS: {
    name: 'Reports, restrictions and takedown requests',
    items:
      'reports, restrictions and appeals, name and contact of a person who requests a takedown, when a file of your own data was requested',
  },
  SECURITY: {
    name: 'Protection of logins and of the service',
    items:
      'device kinds, records of logins and refused requests, network addresses hashed with a key, public keys of passkeys',
  },
  ACCOUNTABILITY: {
    name: 'Accountability of operators',
    items: 'records of what operators did and saw, account numbers, network addresses hashed with a key',
  },
  OPERATION: { name: 'Operation', items: 'account numbers and hashes of addresses in records of work and look-ups' },
}

const UNTILS: Record<Until, string> = {
  ACCOUNT: 'until the account is deleted',
  DELETED: 'until you delete it, and then the time below',
  CASE: 'until the case is closed',
  NO_END: 'without a set end',
  TIMED: 'the times below',
}

const STAYS: Record<Stays, string> = {
  NUMBER:
    'The number of the former account with the times of sign-up and end, permissions and likes: a row without name or contact.',
  PUBLISHED:
    'Published posts, comments and attachments, shown as written by a former user. Delete them before you leave if you do not want that.',
  CASE: 'Outcomes of reports and restrictions. What you wrote is erased; who was concerned and when stays, for the rights of others.',
  SEALED:
    'Records of what operators did, and that the account ended. They are sealed, and name users by number and operators by username.',
  SOON: 'Records of security and operation. They name accounts by number and are removed after their time.',
}

/** Words of what personal data are for, and of what stays of them. */
export const PROCESSED_WORDS: typeof Ko = {
  PURPOSE_NAME: ({ purpose }) => PURPOSES[purpose].name,
  PURPOSE_ITEMS: ({ purpose }) => PURPOSES[purpose].items,
  PURPOSE_UNTIL: ({ until }) => until.map((each) => UNTILS[each]).join(', '),
  STAYS: ({ reason }) => STAYS[reason],
}
