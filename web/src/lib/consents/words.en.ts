import type { ko } from './words.ko.ts'

export const en = {
  legend: 'Terms and personal data',
  all: 'I agree to all of it',
  items: {
    TERMS: 'I agree to the terms of service (required)',
    PRIVACY: 'I agree that my personal data is collected and used (required)',
    AGE_14: 'I am 14 or older (required)',
  },
  read: {
    TERMS: 'Read the terms of service (new window)',
    PRIVACY: 'Read the privacy policy (new window)',
    AGE_14: '',
  },
  need: {
    TERMS: 'Agree to the terms of service.',
    PRIVACY: 'Agree to the collection and use of your personal data.',
    AGE_14: 'Tick this if you are 14 or older.',
  },
  under14: 'If you are younger than 14, you cannot sign up yet. You can check a home just as well without an account.',
  optional:
    'Nothing here is optional. Mails and pushes are off; turn them on later on the notification screen if you want them.',
  fix: 'Please check these fields',
  ask: 'We need your consent',
  askHow: 'You have not agreed to this yet, or its text is new.',
  give: 'Agree',
  given: 'Your consent is stored.',
  later: 'Not now',
} satisfies typeof ko
