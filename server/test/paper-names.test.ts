import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAPER_NAMES as CLIENT_PAPER_NAMES } from '@lease-risk/contract/paper-names'
import { CHECKS } from '../src/domain/checks/catalogue.ts'
import { PAPER_IDS } from '../src/domain/checks/paper-names.ts'
import { FULL_PAPER_NAMES, PAPER_NAMES } from '../src/words/ko/paper-names.ts'
import { readSource, sourceFiles, withoutComments } from './source-files.ts'

/** The files that define the names. */
const HOME = /^server\/src\/words\/ko\/paper-names\.ts$|^contract\/src\/paper-names\.ts$/
/** The building register is primarily public data; it counts as a paper where the user is asked to obtain it. */
const REGISTER = PAPER_NAMES.BUILDING_REGISTER
const FORBIDDEN = new RegExp(
  [
    `${REGISTER}(?:을|를)? ?(?:직접 )?(?:발급|떼|열람)`,
    `${REGISTER} 원본`,
    `열람한 ${REGISTER}`,
    ...PAPER_IDS.filter((id) => id !== 'BUILDING_REGISTER').map((id) => PAPER_NAMES[id]),
  ].join('|'),
  'g',
)

function namedIn(source: string): string[] {
  return withoutComments(source).match(FORBIDDEN) ?? []
}

test('a paper that is named is seen; the data of the register and a name out of the catalogue are not', () => {
  for (const name of Object.values(FULL_PAPER_NAMES).filter((each) => each !== REGISTER))
    assert.ok(namedIn(`const A = '${name}을 확인하십시오.'`).length > 0, name)
  assert.equal(namedIn(`'${REGISTER}을 직접 발급받아 확인하십시오.'`).length, 1)
  for (const good of [`'${REGISTER}에서 건물을 확인했습니다.'`, '`${PAPER_NAMES.RESIDENT_LIST}로 확인하십시오.`'])
    assert.deepEqual(namedIn(good), [])
})

test('papers are named in the catalogue of checks, and nowhere else', () => {
  const files = sourceFiles('{server,web,contract}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && !HOME.test(file),
  )
  assert.ok(files.length > 900, `only ${files.length} files were scanned`)
  const found = files.flatMap((file) => namedIn(readSource(file)).map((name) => `${file}: ${name}`))
  assert.deepEqual(found, [])
})

test('every check with a paper has its name, and the client has the same names', () => {
  assert.deepEqual(
    PAPER_IDS,
    CHECKS.filter(({ paper }) => paper !== null).map(({ id }) => id),
  )
  assert.deepEqual(CLIENT_PAPER_NAMES, PAPER_NAMES)
})
