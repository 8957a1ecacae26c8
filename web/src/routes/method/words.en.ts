import type { ko } from './words.ko.ts'

export const en = {
  title: 'What we check and what we cannot',
  about: 'We check only what public data can show. The rest you have to check yourself, in papers and by visiting.',
  checked: 'What we check',
  checkedList: [
    'Address and lot (지번), and the building register (건축물대장): use, number of households, date of approval for use (사용승인일)',
    'Reported leases and sales of the same lot and the same neighbourhood',
    'Public prices (공시가격) of apartments and houses',
    'Monthly statistics of the area',
  ],
  never: 'What we cannot check',
  neverList: [
    'The owner, mortgages (근저당권), seizures (압류) and trusts (신탁) in the registry (등기)',
    'Deposits of tenants who moved in earlier',
    'Unpaid taxes of the landlord',
    'Whether you can get a deposit return guarantee (보증금 반환보증)',
    'Defects that you only see by visiting, such as leaks, mould and illegal extensions',
  ],
  score: 'How we work out the score',
  scoreList: [
    'Of 12 items, only those with data get points. The score is their weighted average.',
    'What we do not know does not count as 0. We leave it out and add points for it.',
    'One severe item alone keeps the score from falling below it.',
    'A low score does not tell you that you can sign.',
  ],
  value: 'How we estimate what the home is worth',
  valueList: [
    'We adjust reported past deals for time, area and floor. The closer a deal is to this home, the more it counts.',
    'We never show the middle alone. Eight times out of ten, the range holds the value.',
    'It is neither an asking price (시세) nor an appraisal (감정가). With fewer than 30 deals in the area, or without the floor area, we estimate nothing. We do not either where all deals in the complex are of less than half the floor area, or more than twice.',
  ],
  sources: 'Where the data come from',
  sourcesList: [
    'Ministry of Land (국토교통부): reported deals and building register',
    'V-World (브이월드): public prices and lot boundaries',
    'Road name address service (도로명주소)',
    'Korea Real Estate Board (한국부동산원): statistics',
  ],
  privacy: 'What we keep',
  privacyList: [
    'Without a login, only people with the link can see your result, and the link works for 7 days.',
    'We take no resident registration numbers and no scans of papers.',
    'We use no analytics or advertising from other companies.',
  ],
  start: 'Check a home',
} satisfies typeof ko
