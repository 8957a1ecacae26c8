import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as contract from '@lease-risk/contract/assessment-codes'
import { PAPER_REASON_CODES } from '../src/domain/answer/paper-reason-codes.ts'
import { FINDING_CODES, SEVERITIES } from '../src/domain/assessment/findings/finding.ts'
import { SOURCE_KEYS } from '../src/domain/assessment/sources/source-reading.ts'
import { CHECKS } from '../src/domain/checks/catalogue.ts'
import { CHECK_IDS, CHECK_SOURCES } from '../src/domain/checks/check.ts'
import { SAMPLE_LEVELS } from '../src/domain/comparison/comparison.ts'
import { CRITERION_CODES } from '../src/domain/rule-book/criteria.ts'

test('the codes on the wire are those of the domain, all of them and in their order', () => {
  const pairs: [{ enum: unknown }, readonly string[]][] = [
    [contract.CriterionCode, CRITERION_CODES],
    [contract.FindingCode, FINDING_CODES],
    [contract.FindingSeverity, SEVERITIES],
    [contract.CheckId, CHECK_IDS],
    [contract.CheckSource, CHECK_SOURCES],
    [contract.SourceKey, SOURCE_KEYS],
    [contract.SampleLevel, SAMPLE_LEVELS],
    [contract.PaperReason, PAPER_REASON_CODES],
  ]
  for (const [schema, codes] of pairs) assert.deepEqual(schema.enum, [...codes])
})

test('every check stands in the catalogue once', () => {
  assert.deepEqual(CHECKS.map(({ id }) => id).toSorted(), [...CHECK_IDS].toSorted())
})
