import { SERVICE_NAME_EN } from '@lease-risk/contract/service-name.en'
import type { ko } from './words.ko.ts'

export const en = {
  service: SERVICE_NAME_EN,
  skip: 'Skip to the content',
  navigation: 'Main menu',
  sample: 'Sample data: nothing here is real.',
  offline: 'You are offline. You cannot start a check or save anything now.',
  updated: 'There is a newer version. It comes with the next screen.',
  login: 'Log in',
  diagnose: 'Check',
  region: 'Areas',
  saved: 'Saved',
  me: 'Me',
  community: 'Community',
  notifications: 'Notifications',
  unread: 'Notifications, unread:',
  console: 'Operations',
  loading: 'Loading',
  slow: 'This is taking longer than usual. Please wait a little.',
  loadFailed: 'We could not load this screen',
  loadFailedHow: 'Check your connection and try again. What you typed is still here.',
  partFailed: 'We could not load this part. You can read the rest.',
  again: 'Try again',
  other: '한국어',
  otherOffer: '한국어',
} satisfies typeof ko
