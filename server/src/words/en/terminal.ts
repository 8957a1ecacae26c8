import type { TERMINAL as KO } from '../ko/terminal.ts'
import { formatDate, formatManwon, formatPercent } from './format.ts'
import { PAPERS } from './paper-names.ts'
import { ENTRY_NAMES, entryNamed } from './papers/registry-entries.ts'

export const TERMINAL = {
  DEMO_STARTING:
    'Starting the service with sample data. This usually takes about 20 seconds, and 40 or more on a computer that is busy.',
  DEMO_PROGRESS: 'getting ready',
  DEMO_READY: ({ origin }) =>
    [
      'Ready. Every building and every deal is invented.',
      `Open in a browser: ${origin}`,
      `API documents: ${origin}/swagger-ui`,
      'Log in as admin / admin1234! (administrator) or demo_user_001 / password123 (user).',
      'Paste into another terminal:',
    ].join('\n\n'),
  DEMO_END: 'Press Ctrl+C to end.',
  DIAGNOSE_USAGE: `Usage: npm run diagnose -- "1422-5 Sillim-dong, Gwanak-gu, Seoul" --jeonse 12000 --area 29.35 --floor 3 --lang en
       npm run diagnose -- "736-25 Yeoksam-dong, Gangnam-gu, Seoul" --deposit 1000 --rent 85 --fee 12 --area 25.16 --lang en
       npm run diagnose -- "1422-5 Sillim-dong, Gwanak-gu, Seoul #301" --jeonse 12000 --registry registry/samples/sillim-301-auction.pdf --lang en
--brief shows what you need to know first and three actions alone. Amounts are in units of 10,000 won (만원), areas in ㎡. It asks the service that runs at HOST and PORT. --lang is ko or en; without it, the language of the terminal (LANG). --registry is a ${PAPERS.REGISTRY_DOCUMENT} as a PDF, or text copied out of one as a txt file. The file is read on this computer; only the entries that were read are sent and counted.`,
  SERVICE_NOT_RUNNING: ({ origin }) =>
    `No service answers at ${origin}. Start one in another terminal with npm run demo (sample data) or npm start. If it runs elsewhere, set HOST and PORT.`,
  PARAMETER_WRONG: ({ problem, what }) => `${PROBLEMS[problem]}: ${what}`,
  RENT_NEEDS_DEPOSIT:
    '--rent needs --deposit. Give the deposit in units of 10,000 won (만원); if there is none, write --deposit 0.',

  REPORT_OF_SAMPLES: 'These are sample data, not real buildings or deals.',
  REPORT_WITH_REGISTRY: ({ decision }) => `Decision with the registry: ${decision}`,
  REPORT_REGISTRY_HOME: ({ registryHome, addressText, viewedOn }) =>
    `${REGISTRY_HOMES[registryHome ?? 'UNKNOWN']} The document names: ${addressText === null ? 'not read' : `(${addressText})`}.${viewedOn === null ? '' : ` It was viewed on ${formatDate(viewedOn)}.`}`,
  REPORT_REGISTRY_LIVE: ({ count }) =>
    count === 0 ? 'No right that still stands was read.' : `Entries counted as still standing: ${count}`,
  REPORT_REGISTRY_ENTRY: ({ kind, registeredOn, amountManwon }) =>
    `    ${registeredOn === null ? ENTRY_NAMES[kind] : entryNamed({ kind, registeredOn })}: ${amountManwon === null ? 'amount not known' : formatManwon(amountManwon)}`,
  REPORT_REGISTRY_DOUBTED: ({ count }) =>
    `Parts of the document are in doubt, and it was counted as it was read, without anyone confirming it. Entries that are not settled (${count}) count as amounts that are not known. Compare them with the document.`,
  REPORT_OF_PUBLIC_DATA: 'From here on, this is what public data alone show; nothing read in the registry is in it.',
  REPORT_NAME: ({ purpose }) => `Pre-contract check: ${purpose}`,
  REPORT_SCORE: ({ score, grade }) => `Risk score ${score ?? 'not computed'} · grade ${grade}`,
  REPORT_SECTION: ({ section }) => SECTIONS[section],
  REPORT_WITHOUT_ESTIMATE:
    'There is no estimate. A home is not estimated if its area is not known, the area has few deals, or several households live in the house.',
  REPORT_CHECK: ({ title, detail }) => `${title} - ${detail}`,
  REPORT_DEPOSIT_LINE: ({ basis, share, depositManwon, reached }) =>
    `${formatPercent(share)} of the ${REFERENCES[basis]}: ${formatManwon(depositManwon)}${reached ? ' (your deposit is this much or more)' : ''}`,
} satisfies typeof KO

const REGISTRY_HOMES = {
  SAME: 'The document is for this home.',
  OTHER: 'The document is for another home, so nothing of it was counted.',
  UNKNOWN: 'Whether the document is for this home could not be told. Check lot, building and unit.',
}

const PROBLEMS = {
  UNKNOWN_OPTION: 'There is no such option',
  OPTION_VALUE: 'The value of the option is missing or not right',
  UNKNOWN_VALUE: 'This value is not expected',
  NOT_A_NUMBER: 'Not a number',
}

const SECTIONS = {
  REGISTRY: 'Read in the registry',
  HOME: 'The home',
  DATA: 'Data',
  ESTIMATES: 'Estimated amounts',
  CRITERIA: '12 criteria',
  DEPOSIT_LINES: 'Your deposit compared with past prices',
  COULD_CHANGE: 'What could change the score once you know it',
  CHECKLIST: 'Check before you sign',
  NEXT_ACTIONS: 'What to do next',
}

const REFERENCES = {
  VALUE_ESTIMATE: 'estimated sale price',
  SALE_MEDIAN: 'middle (median) sale price',
  PUBLIC_PRICE: 'government-set price (공시가격)',
  LEASE_DEPOSIT_MEDIAN: 'middle (median) lease deposit',
}
