import type { Board, COMMUNITY as KO, PersonalData, SanctionLevel } from '../ko/community.ts'
import { counted, formatTime } from './format.ts'

export const COMMUNITY = {
  BOARD_NAME: ({ board }) => BOARDS[board].name,
  BOARD_DESCRIPTION: ({ board }) => BOARDS[board].description,

  POST_CREATED: 'Your post is up.',
  POST_CHANGED: 'Your post is changed.',
  POST_DELETED: 'Your post is deleted.',
  COMMENT_CREATED: 'Your comment is up.',
  REPLY_CREATED: 'Your reply is up.',
  COMMENT_CHANGED: 'Your comment is changed.',
  COMMENT_DELETED: 'Your comment is deleted.',
  ATTACHMENT_UPLOADED: 'The file is uploaded.',
  ATTACHMENT_DELETED: 'The file is deleted.',
  ATTACHMENT_MEDIA_TYPE: 'Only JPG, PNG, WEBP, GIF and PDF files can be uploaded.',
  ATTACHMENT_TOO_SLOW: 'It took too long to store the file. Upload it again.',
  POST_DISTRICT_UNKNOWN: 'No legal district has this code.',
  PERSONAL_DATA: ({ kind }) => PERSONAL_DATA[kind],

  REPORT_RECEIVED: 'Your report has arrived.',
  REPORT_DECIDED: 'The report is decided.',
  REJECTED_IS_NOT_HIDDEN: 'A report cannot be turned down and what it reports be hidden.',
  CONTENT_IS_HIDDEN: 'It is hidden.',
  CONTENT_IS_RESTORED: 'It can be seen again.',

  TAKEDOWN_RECEIVED: 'Your request has arrived. The link to its state is shown this once.',
  TAKEDOWN_IS_DECIDED: 'The takedown request is decided.',
  TAKEDOWN_AUTHOR_HAS_UNTIL: ({ until }) =>
    `Unless the author objects before, the request can be granted from ${formatTime(until)} on.`,
  OBJECTION_RECEIVED: 'Your objection has arrived.',

  SANCTION_STOPS: ({ level }) => STOPPED[level],
  SANCTION_STOPS_UNTIL: ({ level, until }) => `${STOPPED[level]} This lasts until ${formatTime(until)}.`,
  SANCTION_IS_RELEASED: 'The sanction is released.',
  SANCTION_IS_EXTENDED: 'The sanction is extended.',
  TIME_NOT_IN_CALENDAR: 'Enter a time that exists in the calendar.',
  APPEAL_RECEIVED: 'Your appeal has arrived.',
  APPEAL_IS_DECIDED: 'The appeal is decided.',
  ONLY_SHORTENED_HAS_END: 'Enter an end only where the sanction is shortened.',
  SANCTION_END_NOT_SOONER: ({ until }) => `Enter a time from now on and before the present end, ${formatTime(until)}.`,
  SANCTION_END_NOT_LATER: ({ until }) => `Enter a time after the present end, ${formatTime(until)}.`,
  SANCTION_END_TOO_FAR: ({ years }) => `Enter a time within ${counted(years, 'year')} from now.`,
} satisfies typeof KO

const BOARDS: Record<Board, { name: string; description: string }> = {
  FREE: {
    name: 'Open board',
    description: 'For what you went through while looking for a home or signing a contract.',
  },
  REGION_REVIEW: {
    name: 'Area reviews',
    description: 'For what it was like to live in an area. You can attach the area to your post.',
  },
  INFORMATION: { name: 'Information', description: 'For what you have learned about contracts, papers and rules.' },
}

const PERSONAL_DATA: Record<PersonalData, string> = {
  RESIDENT_NUMBER: 'This looks like a resident registration number. Remove it.',
  MOBILE_PHONE: 'This looks like a mobile phone number. Remove it.',
  OFFICE_PHONE: 'This looks like a telephone number. If it is that of an office or an authority, confirm so.',
  ACCOUNT_NUMBER: 'This looks like a bank account number. Remove it.',
  UNIT: 'This looks like a building and unit number, by which the home can be recognized. Remove it.',
}

const STOPPED: Record<SanctionLevel, string> = {
  COMMENT_BLOCK: 'You cannot write or edit comments.',
  POST_BLOCK: 'You cannot write or edit posts and comments.',
  READ_ONLY: 'You can only read.',
  REPORT_BLOCK: 'You cannot report, because too many of your reports were turned down.',
}
