import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOTALS } from './assessment/totals.ts'
import { SAVED_HOMES } from './homes/homes.ts'
import { PAPERS_READING } from './papers/reading.ts'
import { REGION } from './region.ts'

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
  [SAVED_HOMES.HOME_SOURCES_FOUND({ found: 1, all: 6, grade: 'Low' }), 'Of 6 kinds of data, 1 was found;'],
  [PAPERS_READING.PAPER_READ_PAGES_MISSING({ read: 1, of: 3 }), 'Only 1 of 3 pages is in the file.'],
  [PAPERS_READING.PAPER_READ_COUNT_DIFFERS({ printed: 2, read: 1 }), 'The paper says 2 rows, and 1 was read.'],
  [PAPERS_READING.PAPER_READ_COUNT_DIFFERS({ printed: 1, read: 2 }), 'The paper says 1 row, and 2 were read.'],
  [PAPERS_READING.READING_PAGES_MISSING({ read: 1, of: 3 }), 'Only 1 of 3 pages is in the file.'],
  [REGION.INDICATOR_CHANGE({ ...indicator, change: 1 }), '1 percentage point above that of a year before.'],
  [REGION.INDICATOR_CHANGE({ ...indicator, change: -0.5 }), '0.5 percentage points below'],
] as const) {
  test(`a number and its words agree: ${expected}`, () => assert.ok(text.includes(expected), text))
}
