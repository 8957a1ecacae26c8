import type { REQUESTS as KO } from '../ko/requests.ts'
import { counted } from './format.ts'
import { FORMATS } from './formats-of-fields.ts'

export const REQUESTS = {
  FIELD_REQUIRED: 'This is required.',
  FIELD_INVALID: 'This value is not valid.',
  FIELD_OF_TYPE: ({ types }) => `Enter ${types.map((type) => TYPES[type] ?? type).join(' or ')}.`,
  FIELD_AT_LEAST: ({ limit }) => `Enter ${limit} or more.`,
  FIELD_AT_MOST: ({ limit }) => `Enter ${limit} or less.`,
  FIELD_MORE_THAN: ({ limit }) => `Enter more than ${limit}.`,
  FIELD_LESS_THAN: ({ limit }) => `Enter less than ${limit}.`,
  FIELD_MULTIPLE_OF: ({ limit }) => `Enter a multiple of ${limit}.`,
  FIELD_TOO_SHORT: ({ limit }) => `Enter at least ${counted(limit, 'character')}.`,
  FIELD_TOO_LONG: ({ limit }) => `Enter at most ${counted(limit, 'character')}.`,
  FIELD_TOO_FEW: ({ limit }) => `Give at least ${counted(limit, 'item')}.`,
  FIELD_TOO_MANY: ({ limit }) => `Give at most ${counted(limit, 'item')}.`,
  FIELD_NOT_DISTINCT: 'The same value is in the list twice.',
  FIELD_NOT_A_CHOICE: ({ choices }) => `Choose one of these values: ${choices.join(', ')}`,
  FIELD_FORMAT: ({ format }) => `The format is not right. ${FORMATS[format] ?? ''}`.trimEnd(),
  FIELD_CHARACTERS: 'This holds characters that cannot be used.',
  FIELD_NOT_UTF8: 'Percent-encode this in UTF-8.',

  BODY_ENCODED: 'The body of the request is compressed (Content-Encoding). Send it without compression.',
  BODY_NOT_UTF8: 'The body of the request is not in UTF-8. Send it in UTF-8.',
  BODY_TOO_COMPLEX: 'The body of the request is nested too deeply or has too many items.',
  HOST_MALFORMED: 'The Host header of the request is not valid.',
  FILE_REQUIRED: 'Attach a file.',
  ONE_FILE_AT_A_TIME: 'Upload one file at a time.',
  FILE_UNREADABLE: 'The file that you attached cannot be read.',
  FILE_INFECTED: 'This file holds malware and cannot be uploaded.',
  FILE_UNSCANNED: 'Files cannot be checked for malware at the moment. Please try again later.',
  FILE_TOO_LARGE: ({ megabytes }) => `A file can be up to ${megabytes} MB.`,

  SERVICE_UP: 'The service is working.',
  SERVICE_STARTING: ({ percent }) => `The service is starting: ${percent}% is ready.`,
  DATABASE_DOWN: 'The database cannot be reached.',
  PROCESS_ALIVE: 'The process is answering.',
} satisfies typeof KO

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
