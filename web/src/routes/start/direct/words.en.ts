import type { ko } from './words.ko.ts'

export const en = {
  district: 'Neighborhood or village (동, 리)',
  districtHint: 'Example: Sillim-dong',
  number: 'Lot number (번지)',
  numberHint: 'Example: 1422-5. For a hill lot, put 산 before it.',
  noDistrict: 'We found no such place. Enter only the name of the neighborhood or village (동, 리).',
  chooseDistrict: 'Choose a neighborhood or village (동, 리).',
  writeNumber: 'Enter the lot number. Example: 1422-5',
  fix: 'Please check these fields',
  use: 'Continue with this address',
} satisfies typeof ko
