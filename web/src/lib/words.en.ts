import type { ko } from './words.ko.ts'

/** `1 deal`, `1,200 deals`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

export const en = {
  offline: 'The connection is lost. What you typed is still here.',
  ours: 'We could not finish this because of a fault on our side. What you typed is still here.',
  wait: (seconds: number) => `You can try again in ${counted(seconds, 'second')}.`,
  often: 'You sent this many times in a short time. What you typed is still here.',
  waited: 'You can try again now.',
  ownTry: (seconds: number) =>
    seconds > 0 ? `It tries again by itself in ${counted(seconds, 'second')}.` : 'Trying again.',
  login: 'You need to log in.',
  forbidden: 'You have no permission to do this.',
  missing: 'Not there, or not open to you',
  again: 'Try again',
  request: (id: string) => `Request number ${id}`,
  load: {
    offline: {
      what: 'The service could not be reached',
      how: 'Check the connection and try again. This does not mean that there is no data.',
    },
    wait: { what: 'Too many questions in a short time', how: '' },
    forbidden: { what: 'You have no permission to see this', how: 'Ask an operator if you need it.' },
    missing: { what: 'Not there, or not open to you', how: 'It may have been deleted, or the address has changed.' },
    login: { what: 'You need to log in', how: '' },
    input: { what: 'Look again at what you asked', how: '' },
    conflict: { what: 'This exists already', how: '' },
    ours: {
      what: 'We could not load this because of a fault on our side',
      how: 'This does not mean that there is no data. Try again in a while.',
    },
  },
} satisfies typeof ko
