import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from './words.en.ts'

test('R-WEB-28: in English a paper to ask for has its English name beside the Korean one', () => {
  for (const paper of ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES', 'FIXED_DATE_LIST', 'RESIDENT_LIST'] as const)
    assert.match(en.byPapers.ask(paper), /^Ask for the [a-z ]+ \([가-힣 ]+\)$/)
})
