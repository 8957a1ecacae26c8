import type { ko } from './words.ko.ts'

export const en = {
  open: 'Open the address search window',
  how: 'You can also choose the address in the window of the road-name address service. It brings you back here.',
} satisfies typeof ko
