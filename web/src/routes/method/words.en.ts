import type { ko } from './words.ko.ts'

export const en = {
  title: 'What is checked and what is not',
  about: 'We check only what public data can show. You have to check the rest yourself, with papers and on site.',
  checked: 'What is checked',
  checkedList: [
    'Address and lot (지번), and the building register (건축물대장): use, number of households, date of use approval (사용승인일)',
    'Reported leases and sales of the same lot and the same neighbourhood',
    'Public price (공시가격) of apartments and houses',
    'Monthly statistics of the area',
  ],
  never: 'What cannot be checked',
  neverList: [
    'Owner, mortgage (근저당), seizure (압류) and trust (신탁) in the registry (등기)',
    'Deposits of tenants who moved in earlier',
    'Taxes that the landlord has not paid',
    'Whether deposit return insurance (보증금 반환보증) can be had',
    'Defects on site, such as leaks, mould and illegal extensions',
  ],
  score: 'How the score is made',
  scoreList: [
    'Of 12 items, only those with data get a score. The score is their weighted mean.',
    'What is not known does not count as 0. It is left out, and points are added for it.',
    'One severe item keeps the total from falling below it.',
    'A low score does not mean that you may sign.',
  ],
  value: 'How the range of the value is calculated',
  valueList: [
    'Reported past deals are adjusted for time, area and floor. The nearer a deal is to this home, the more it counts.',
    'We never show the middle alone. The range holds the value eight times out of ten.',
    'It is neither a market price (시세) nor an appraisal (감정가). With fewer than 30 deals in the area or without the floor area, nothing is calculated. Nor is it where all deals of the complex are of less than half the floor area, or of more than twice.',
  ],
  sources: 'Where the data come from',
  sourcesList: [
    'Ministry of Land (국토교통부): reported deals and building register',
    'V-World (브이월드): public prices and lot boundaries',
    'Road name address service (도로명주소)',
    'Korea Real Estate Board (한국부동산원): statistics',
  ],
  privacy: 'What is kept',
  privacyList: [
    'Without a login only people with the link can see a result, and it does not open after 7 days.',
    'We take no resident registration numbers and no files of papers.',
    'We use no analytics and no advertising of other companies.',
  ],
  start: 'Check a home',
} satisfies typeof ko
