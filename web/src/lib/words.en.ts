import type { ko } from './words.ko.ts'

/** `1 deal`, `1,200 deals`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

export const en = {
  offline: 'You lost the connection. What you typed is still here.',
  ours: 'Something went wrong on our side, so this is not finished. What you typed is still here.',
  wait: (seconds: number) => `You can try again in ${counted(seconds, 'second')}.`,
  often: 'You sent this too often in a short time. What you typed is still here.',
  busy: 'The service is busy, so this is not finished. What you typed is still here.',
  waited: 'You can try again now.',
  ownTry: (seconds: number) =>
    seconds > 0 ? `This tries again by itself in ${counted(seconds, 'second')}.` : 'Trying again.',
  login: 'You need to log in.',
  forbidden: 'You do not have permission to do this.',
  missing: 'It does not exist, or you cannot see it',
  again: 'Try again',
  request: (id: string) => `Request number ${id}`,
  load: {
    offline: {
      what: 'We cannot reach the service',
      how: 'Check your connection and try again. This does not mean that there is no data.',
    },
    wait: { what: 'You asked too often in a short time', how: '' },
    busy: { what: 'The service is busy, so this did not load', how: 'This does not mean that there is no data.' },
    forbidden: { what: 'You do not have permission to see this', how: 'Ask an operator if you need it.' },
    missing: { what: 'It does not exist, or you cannot see it', how: 'It may be deleted, or its address has changed.' },
    login: { what: 'You need to log in', how: '' },
    input: { what: 'Check what you asked for', how: '' },
    conflict: { what: 'This already exists', how: '' },
    ours: {
      what: 'Something went wrong on our side, so this did not load',
      how: 'This does not mean that there is no data. Try again a little later.',
    },
  },
} satisfies typeof ko
