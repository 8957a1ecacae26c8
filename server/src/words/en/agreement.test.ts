import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOTALS } from './assessment/totals.ts'
import { HOME_REPORT } from './homes/report.ts'
import { PAPER_READING } from './papers/paper-reading.ts'
import { REGISTRY_READING } from './papers/registry-reading.ts'
import { REGION_MARKET } from './region/market.ts'

const indicator = { indicator: 'rate', regionName: '서울특별시', month: '202609', value: 6, percent: true }

// R-CODE-14
for (const [text, expected] of [
  [
    TOTALS.CRITERION_COUNTS({ all: 12, byData: 1, byPapers: 4, open: 7, notApplicable: 0 }),
    'Of the 12 items, 1 is answered by data and 4 by papers that you get (7 unknown for want of data).',
  ],
  [
    TOTALS.CRITERION_COUNTS({ all: 12, byData: 8, byPapers: 4, open: 0, notApplicable: 0 }),
    'Of the 12 items, 8 are answered by data and 4 by papers that you get.',
  ],
  [HOME_REPORT.HOME_SOURCES_FOUND({ found: 1, all: 6, grade: 'Low' }), 'Of 6 kinds of data, 1 was found;'],
  [PAPER_READING.PAPER_READ_PAGES_MISSING({ read: 1, of: 3 }), 'Only 1 of 3 pages is in the file.'],
  [PAPER_READING.PAPER_READ_COUNT_DIFFERS({ printed: 2, read: 1 }), 'The paper says 2 rows, and 1 was read.'],
  [PAPER_READING.PAPER_READ_COUNT_DIFFERS({ printed: 1, read: 2 }), 'The paper says 1 row, and 2 were read.'],
  [REGISTRY_READING.READING_PAGES_MISSING({ read: 1, of: 3 }), 'Only 1 of 3 pages is in the file.'],
  [REGION_MARKET.INDICATOR_CHANGE({ ...indicator, change: 1 }), '1 percentage point above that of a year before.'],
  [REGION_MARKET.INDICATOR_CHANGE({ ...indicator, change: -0.5 }), '0.5 percentage points below'],
] as const) {
  test(`a number and its words agree: ${expected}`, () => assert.ok(text.includes(expected), text))
}
