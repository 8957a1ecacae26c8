import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource, sourceFiles, withoutComments } from '../../server/test/source-files.ts'
import * as communityLinks from '../src/lib/community-links.ts'
import * as links from '../src/lib/links.ts'
import { PRIVACY, SERVICE_TERMS } from '../src/lib/service-document.ts'
import { matchPath } from '../src/match-path.ts'
import { ROUTES } from '../src/routes.ts'

const PARTS = ['', '/criteria', '/papers', '/ask', '/clauses', '/sheet', '/send', '/deals/value'] as const
const SUBJECTS = [{ token: 'token' }, { diagnosisId: 7 }]

const made: string[] = [
  ...Object.values(links).filter((link) => typeof link === 'string'),
  ...SUBJECTS.flatMap((subject) => [
    links.progressLink(subject),
    ...PARTS.map((part) => links.resultLink(subject, part)),
  ]),
  links.loginLink('/me'),
  links.sharedLink('token'),
  links.favoriteLink(7),
  links.compareLink([7, 8]),
  links.districtLink('1162010200'),
  links.ownMapLink(7),
  communityLinks.postLink(7),
  communityLinks.editPostLink(7),
  communityLinks.requestTakedownLink(7, 8),
  communityLinks.takedownLink('token'),
  communityLinks.takedownNoticeLink(7),
  communityLinks.sanctionLink(7),
  links.consoleLink('users', { open: '7' }),
  PRIVACY,
  SERVICE_TERMS,
]

test('every link leads to a screen', () => {
  assert.ok(made.length > 25, `only ${made.length} links were found`)
  const nowhere = made.filter((link) => matchPath(link.replace(/[?#].*$/, '')) === undefined)
  assert.deepEqual(nowhere, [])
})

test('an address is written where the links are made, and in the table of screens', () => {
  const first = new Set(ROUTES.flatMap(({ path }) => path).map((path) => path.split('/')[1] ?? ''))
  const address = new RegExp(`['"\`]/(${[...first].filter(Boolean).join('|')})(?=[/?#'"\`$])`)
  assert.match('href="/favorites/7"', address)
  const writers = sourceFiles('web/src/**/*.{ts,tsx}')
    .filter(
      (file) => !/\.test\.ts$|\/routes\/dev\/|^web\/src\/(lib\/(?:links|service-document)|routes)\.ts$/.test(file),
    )
    .filter((file) => address.test(withoutComments(readSource(file))))
  assert.deepEqual(writers, [])
})
