import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import { SERVICE_NAME_EN } from '@lease-risk/contract/service-name.en'
import type { NOTIFICATIONS as KO, NotificationFacts } from '../ko/notifications.ts'
import { counted, formatDate, formatMonths, formatTime, were } from './format.ts'
import { FOREIGN_REPORTS } from './papers/foreign-tenant.ts'

export const NOTIFICATIONS = {
  NOTIFICATION_NAME: ({ type }) => NAMES[type],
  NOTIFICATION_TITLE: ({ type, home = null, code = null }) =>
    (home !== null && OF_HOME[type]?.(home)) || reportTitle(type, code) || TITLES[type],
  NOTIFICATION: ({ type, ...facts }) => SENTENCES[type](facts),
  NOTIFICATION_OF_OPERATORS: 'This notification goes to operators.',
  NOTIFICATION_MAIL_ENDED: 'Notifications are no longer mailed.',
  NOTIFICATION_MAIL_SUBJECT: ({ count }) => `[${SERVICE_NAME_EN}] ${counted(count, 'notification')}`,
  NOTIFICATION_MAIL_TEXT: ({ titles, link, unsubscribeLink }) =>
    `${titles.map((title) => `- ${title}`).join('\n')}\n\nLog in to read them.\n${link}\n\nYou get this mail because you chose it. Choose anew on the same screen, or end these mails here without a login.\n${unsubscribeLink}\n`,
  NOTIFICATION_NO_PUSH_SERVICE: 'This is no address of a push service.',
  NOTIFICATION_NO_PUSH_KEY: 'This is no public key of a browser.',
  NOTIFICATION_PUSH_TITLE: ({ count }) => counted(count, 'new notification'),
  NOTIFICATIONS_READ: 'All are marked as read.',
  NOTIFICATION_DELETED: 'The notification is deleted.',
  NOTIFICATION_SETTINGS_CHANGED: 'Your choice is stored.',
} satisfies typeof KO

const NAMES: Record<NotificationType, string> = {
  COMMENT_ON_MY_POST: 'New comments on my posts',
  REPLY_TO_MY_COMMENT: 'New replies to my comments',
  REPORT_REVIEWED: 'Decisions on my reports',
  CONTENT_HIDDEN: 'My posts or comments are hidden',
  CONTENT_RESTORED: 'My posts or comments are shown again',
  TAKEDOWN_HIDDEN: 'My posts or comments are hidden for a takedown request',
  TAKEDOWN_ENDED: 'Decisions on takedown requests for what I wrote',
  SANCTION_APPLIED: 'Restrictions',
  SANCTION_RELEASED: 'Restrictions that are lifted',
  SANCTION_EXTENDED: 'Restrictions that are extended',
  SANCTION_EXPIRED: 'Restrictions that are over',
  REPORT_RESTRICTED: 'Limits on reporting',
  APPEAL_DECIDED: 'Decisions on my appeals',
  DIAGNOSIS_FINISHED: 'Finished diagnoses',
  NEW_TRANSACTIONS: 'New deals at my saved homes',
  NEW_SIMILAR_TRANSACTIONS: 'New deals of homes like my saved homes',
  LOOK_AGAIN: 'Saved homes that I have not looked at for a while',
  REMINDER_REGISTRY_ON_CONTRACT: 'The registry on the day of the contract',
  REMINDER_REGISTRY_BEFORE_BALANCE: 'The registry on the day before the final payment',
  REMINDER_REGISTRY_ON_BALANCE: 'The registry on the day of the final payment',
  REMINDER_REGISTRY_AFTER_BALANCE: 'The registry on the day after the final payment',
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: 'Move-in report and fixed date',
  REMINDER_LEASE_REPORT: 'Lease report',
  REMINDER_GUARANTEE_APPLICATION: 'Applying for a return guarantee',
  REMINDER_RENEWAL_REQUEST: 'Asking for a renewal',
  NEW_DEVICE_LOGIN: 'Logins from a new device',
  MAIL_STOPPED: 'Mails that stopped',
  PASSKEYS_CHANGED: 'Changes of my passkeys',
  LOGIN_PROVIDERS_CHANGED: 'Changes of how I log in',
  PASSWORD_GUESSED: 'Guesses at my password',
  ACCOUNT_UNUSED: 'Deletion of an unused account',
  HIGH_LEVEL_SANCTION: 'Strong sanctions',
  SANCTION_APPEALED: 'Appeals against sanctions',
  TAKEDOWN_REQUESTED: 'Takedown requests',
  TAKEDOWN_OBJECTED: 'Objections to takedowns',
  REPEATED_FALSE_REPORTER: 'Reporters whose reports are turned down again and again',
  PROVIDER_ILL: 'Trouble with an external API',
  REFRESH_RUN_FAILED: 'Collections of data that stopped',
}

/** The device of a login, and the number of logins if more than one. */
const loginsOf = (count: number, device: string | null) => {
  const facts = [device ?? '', count > 1 ? `${count} times` : ''].filter((fact) => fact !== '')
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`
}

const TITLES: Record<NotificationType, string> = {
  COMMENT_ON_MY_POST: 'Your post has a comment',
  REPLY_TO_MY_COMMENT: 'Your comment has a reply',
  REPORT_REVIEWED: 'Your report was reviewed',
  CONTENT_HIDDEN: 'What you wrote was hidden',
  CONTENT_RESTORED: 'What you wrote is shown again',
  TAKEDOWN_HIDDEN: 'What you wrote is hidden while a takedown request is looked into',
  TAKEDOWN_ENDED: 'A takedown request for what you wrote has ended',
  SANCTION_APPLIED: 'Your use of the community is restricted',
  SANCTION_RELEASED: 'A restriction on your use of the community was lifted',
  SANCTION_EXTENDED: 'A restriction on your use of the community was extended',
  SANCTION_EXPIRED: 'A restriction on your use of the community is over',
  REPORT_RESTRICTED: 'You cannot report for now',
  APPEAL_DECIDED: 'Your appeal against a restriction was decided',
  DIAGNOSIS_FINISHED: 'The diagnosis you asked for is finished',
  NEW_TRANSACTIONS: 'There are new deals at your saved home',
  NEW_SIMILAR_TRANSACTIONS: 'There are new deals of homes like your saved home',
  LOOK_AGAIN: 'Are you still looking at your saved home?',
  REMINDER_REGISTRY_ON_CONTRACT: 'Day of the contract: check the registry',
  REMINDER_REGISTRY_BEFORE_BALANCE: 'Day before the final payment: check the registry',
  REMINDER_REGISTRY_ON_BALANCE: 'Day of the final payment: check the registry',
  REMINDER_REGISTRY_AFTER_BALANCE: 'Day after the final payment: check the registry',
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: 'Day of the move-in report and the fixed date',
  REMINDER_LEASE_REPORT: 'The lease report has a deadline',
  REMINDER_GUARANTEE_APPLICATION: 'A return guarantee can be applied for within a time',
  REMINDER_RENEWAL_REQUEST: 'A renewal can be asked for within a time',
  NEW_DEVICE_LOGIN: 'You logged in from a new device',
  MAIL_STOPPED: 'Notifications are no longer mailed',
  PASSKEYS_CHANGED: 'Your passkeys were changed',
  LOGIN_PROVIDERS_CHANGED: 'The ways to log in to your account were changed',
  PASSWORD_GUESSED: 'Somebody entered a wrong password for your account again and again',
  ACCOUNT_UNUSED: 'Your unused account was to be deleted',
  HIGH_LEVEL_SANCTION: 'A strong sanction began',
  SANCTION_APPEALED: 'A sanction was appealed',
  TAKEDOWN_REQUESTED: 'Somebody wants content taken down',
  TAKEDOWN_OBJECTED: 'An author objects to a takedown',
  REPEATED_FALSE_REPORTER: 'The reports of a user are turned down again and again',
  PROVIDER_ILL: 'An external API does not answer',
  REFRESH_RUN_FAILED: 'A scheduled collection of data did not reach its end',
}

const OF_HOME: Partial<Record<NotificationType, (home: string) => string>> = {
  NEW_TRANSACTIONS: (home) => `New deals at ${home}`,
  NEW_SIMILAR_TRANSACTIONS: (home) => `New deals of homes like ${home}`,
  LOOK_AGAIN: (home) => `Are you still looking at ${home}?`,
}

const what = ({ relatedType }: NotificationFacts) => (relatedType === 'COMMENT' ? 'comment' : 'post')
const until = ({ until: end }: NotificationFacts) => (end === null ? '' : ` This lasts until ${formatTime(end)}.`)
const said = ({ note }: NotificationFacts) => (note === null || note.trim() === '' ? '' : ` From the operator: ${note}`)

const reportOf = (code: string | null) => (Object.entries(FOREIGN_REPORTS).find(([of]) => of === code) ?? [])[1]
const reportTitle = (type: NotificationType, code: string | null) => {
  const report = type === 'REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE' ? reportOf(code) : undefined
  return report && `Day of the ${report} and the fixed date`
}

const dayOf = (date: string | null) => (date === null ? '' : formatDate(date))
/** The home, and the day or the range of days. */
const known = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '')
const at = ({ home, fromOn }: NotificationFacts) => known([home, dayOf(fromOn)]).join(', ')
const within = ({ home, fromOn, untilOn }: NotificationFacts) =>
  known([home, known([dayOf(fromOn), dayOf(untilOn)]).join(' to ')]).join(', ')

const homes = ({ home, count }: NotificationFacts) =>
  `${home ?? ''}${count > 1 ? ` and ${counted(count - 1, 'other')}` : ''}`
const LEFT: Record<string, (day: string) => string> = {
  NOT_SEEN: (day) => `not looked at since ${day}`,
  DATA_OLD: (day) => `last checked on ${day}, so its data are old`,
}
const left = ({ code, fromOn }: NotificationFacts) => LEFT[code ?? '']?.(dayOf(fromOn)) ?? 'not looked at for a while'

const RESTRICTED: Record<string, string> = {
  COMMENT_BLOCK: 'write comments',
  POST_BLOCK: 'write posts and comments',
  READ_ONLY: 'write, like, report or attach files',
}

const GROUNDS: Record<string, string> = {
  DEFAMATION: 'defamation',
  PRIVACY: 'an intrusion into private life',
  FALSE_FACTS: 'facts that are not true',
  COPYRIGHT: 'an infringement of copyright',
  OTHER: 'an infringement of another right',
}

const TAKEN_DOWN: Record<string, string> = {
  REMOVED: 'The request was granted, and it stays hidden.',
  KEPT: 'The request was turned down. Unless something else hides it, it is shown again.',
  TIME_OVER: 'The time of hiding is over. Unless something else hides it, it is shown again.',
}

/** Another operator's decision on the appeal. */
const APPEALED = (facts: NotificationFacts): string => {
  if (facts.code === 'LIFTED') return 'Your appeal was granted, and the restriction is lifted. Others may still apply.'
  if (facts.code === 'SHORTENED')
    return `Your appeal was granted in part, and the restriction is shorter.${until(facts)}`
  return `Another operator looked again, and the restriction stays as it is.${until(facts)}`
}

const FINISHED: Record<string, string> = {
  FAILED: 'The diagnosis could not be finished. Try again with the terms that you entered.',
  FALLBACK_COMPLETED:
    'The diagnosis was finished without some of the data. Data that did not arrive are not a good sign: see in the result which they are.',
}

const STOPPED: Record<string, string> = {
  QUOTA: 'the daily limit of calls was reached',
  PROVIDER_FAILING: 'the provider repeatedly did not answer',
  KEY_REJECTED: 'the provider did not accept the key',
  NO_KEY: 'no key is set',
}

const KEYS_CHANGED: Record<string, string> = {
  ADDED: 'A passkey was registered',
  REMOVED: 'A passkey was removed',
  CODES_RENEWED: 'New recovery codes were made',
  RESET: 'An administrator reset all your passkeys',
}

const SENTENCES: Record<NotificationType, (facts: NotificationFacts) => string> = {
  COMMENT_ON_MY_POST: ({ count }) => `You have ${counted(count, 'new comment')}.`,
  REPLY_TO_MY_COMMENT: ({ count }) => `You have ${counted(count, 'new reply', 'new replies')}.`,
  REPORT_REVIEWED: (facts) =>
    (facts.code === 'REJECTED'
      ? 'Nothing in what you reported was found to break the rules, so the report was turned down.'
      : 'Your report was accepted, and action was taken.') + said(facts),
  CONTENT_HIDDEN: (facts) => `Under the rules, other people can no longer see your ${what(facts)}.`,
  CONTENT_RESTORED: (facts) => `Your ${what(facts)} was hidden and can be seen again.`,
  TAKEDOWN_HIDDEN: (facts) =>
    `The request states: ${GROUNDS[facts.code ?? ''] ?? 'a right is infringed'}. Without a decision it is shown again.${until(facts)} You can object.`,
  TAKEDOWN_ENDED: (facts) => (TAKEN_DOWN[facts.code ?? ''] ?? 'The request has ended.') + said(facts),
  SANCTION_APPLIED: (facts) => `You cannot ${RESTRICTED[facts.code ?? ''] ?? 'write in the community'}.${until(facts)}`,
  SANCTION_RELEASED: () => 'An operator lifted one restriction. Others may still apply.',
  SANCTION_EXTENDED: (facts) => `An operator moved the end of the restriction.${until(facts)}`,
  SANCTION_EXPIRED: () => 'The time of one restriction is over. Others may still apply.',
  REPORT_RESTRICTED: (facts) =>
    `Too many of your reports were turned down, so you cannot report for now.${until(facts)}`,
  APPEAL_DECIDED: (facts) => APPEALED(facts) + said(facts),
  DIAGNOSIS_FINISHED: ({ code, headline }) =>
    FINISHED[code ?? ''] ?? headline ?? 'See the result, and the papers that you have to get yourself.',
  NEW_TRANSACTIONS: ({ count, months }) =>
    `${counted(count, 'past deal')} at this lot ${wereStored(count, months)}. These are not listings.`,
  NEW_SIMILAR_TRANSACTIONS: ({ count, months }) =>
    `There are no new deals at this lot. ${counted(count, 'past deal')} of similar homes in the same legal district ${wereStored(count, months)}. These are not listings.`,
  LOOK_AGAIN: (facts) =>
    `${homes(facts)}: ${left(facts)}. If you are still looking, check the same terms again and see what has changed. If not, note that you are not signing. You are not asked again about it.`,
  REMINDER_REGISTRY_ON_CONTRACT: (facts) =>
    `${at(facts)}: before you sign, get the registry document and look at the owner and the debts.`,
  REMINDER_REGISTRY_BEFORE_BALANCE: (facts) =>
    `${at(facts)}: before you send the final payment, get the registry document again and check that it is as it was at the contract.`,
  REMINDER_REGISTRY_ON_BALANCE: (facts) =>
    `${at(facts)}: right before you send the final payment, get the registry document again and check that the landlord is the owner and that there is no new debt.`,
  REMINDER_REGISTRY_AFTER_BALANCE: (facts) =>
    `${at(facts)}: get the registry document again and check that nothing was registered on the day of the final payment.`,
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: (facts) => {
    const report = reportOf(facts.code)
    return report === undefined
      ? `${at(facts)}: on the day you move in, make the move-in report (for foreigners, of change of residence) and get the fixed date. Standing against others begins at 0:00 of the next day.`
      : `${at(facts)}: on the day you move in, make the ${report} at a community center, a city or district office or an immigration office, and get the fixed date; ${dayOf(facts.untilOn)} at the latest. Ask the line 1345. Standing against others is said to begin at 0:00 of the next day.`
  },
  REMINDER_LEASE_REPORT: (facts) => `${within(facts)}: the lease is to be reported within these days.`,
  REMINDER_GUARANTEE_APPLICATION: (facts) =>
    `${within(facts)}: the days within which a return guarantee is said to be open for application. Ask the guarantor for its conditions.`,
  REMINDER_RENEWAL_REQUEST: (facts) =>
    `${within(facts)}: a request for renewal has to reach the landlord within these days.`,
  NEW_DEVICE_LOGIN: ({ count, device }) =>
    `There was a login from a device not seen before${loginsOf(count, device)}. If it was not you, end that login and change your password.`,
  MAIL_STOPPED: () =>
    'The mail server says that there is no such address, so nothing is mailed. Set your address and choose again.',
  PASSKEYS_CHANGED: ({ code }) =>
    `${KEYS_CHANGED[code ?? ''] ?? 'Your passkeys or recovery codes were changed'}. If it was not you, change your password now, remove passkeys that you do not know, and ask an operator for help.`,
  LOGIN_PROVIDERS_CHANGED: ({ code }) =>
    `A login was ${code === 'UNLINKED' ? 'unlinked from' : 'linked to'} your account. If it was not you, change your password now and look at the linked logins of your account.`,
  PASSWORD_GUESSED: () =>
    'For a while nobody can log in from a device not seen before. If it was not you, make sure that your password is long and used nowhere else, or change it.',
  ACCOUNT_UNUSED: () =>
    'You had not logged in for a long time, so your account was to be deleted. You are back, and it stays.',
  HIGH_LEVEL_SANCTION: ({ relatedId }) => `An operator has to look at sanction ${relatedId}.`,
  SANCTION_APPEALED: ({ relatedId }) =>
    `An operator other than who imposed the sanction has to decide appeal ${relatedId}.`,
  TAKEDOWN_REQUESTED: ({ relatedId }) => `Look at takedown request ${relatedId}.`,
  TAKEDOWN_OBJECTED: ({ relatedId }) => `Look at the objection to takedown request ${relatedId} and decide.`,
  REPEATED_FALSE_REPORTER: ({ relatedId }) => `Look at the reports of user ${relatedId}.`,
  PROVIDER_ILL: ({ relatedId, count }) =>
    `Calls of ${relatedId} failed again and again and are paused (${counted(count, 'time')}). See the state of the external APIs.`,
  REFRESH_RUN_FAILED: ({ relatedId, code }) =>
    `Collection ${relatedId}: ${STOPPED[code ?? ''] ?? 'it stopped because of trouble within the service'}. See the state of the collection.`,
}

const wereStored = (count: number, months: readonly string[]) => `${were(count)} newly stored (${formatMonths(months)})`
