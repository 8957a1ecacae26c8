import type { ko } from './words.ko.ts'

export const en = {
  open: 'Open the address search window',
  how: 'You can also choose the address in the window of the official road-name address service (도로명주소). It brings you back here.',
} satisfies typeof ko
