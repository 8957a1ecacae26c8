import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EntryKind } from '../reading.ts'
import { kindOfPurpose, purposesIn } from './purposes.ts'
import { targetsOf } from './references.ts'
import { withoutNames } from './without-names.ts'

const KINDS: [purpose: string, kind: EntryKind | null][] = [
  ['소유권보존', 'OWNERSHIP_PRESERVATION'],
  ['소유권이전', 'OWNERSHIP_TRANSFER'],
  ['소유권일부이전', 'OWNERSHIP_TRANSFER'],
  ['공유자전원지분전부이전', 'OWNERSHIP_TRANSFER'],
  ['2번홍길동지분전부이전', 'OWNERSHIP_TRANSFER'],
  ['신탁', 'TRUST'],
  ['압류', 'SEIZURE'],
  ['3번홍길동지분압류', 'SEIZURE'],
  ['가압류', 'PROVISIONAL_SEIZURE'],
  ['2번홍길동지분가압류', 'PROVISIONAL_SEIZURE'],
  ['가처분', 'INJUNCTION'],
  ['소유권이전청구권가등기', 'PROVISIONAL_REGISTRATION'],
  ['담보가등기', 'PROVISIONAL_REGISTRATION'],
  ['임의경매개시결정', 'AUCTION'],
  ['강제경매신청', 'AUCTION'],
  ['금지사항등기', 'FORBIDDEN'],
  ['1번등기명의인표시변경', 'NAME_CHANGE'],
  ['근저당권설정', 'MORTGAGE'],
  ['갑구2번홍길동지분전부근저당권설정', 'MORTGAGE'],
  ['1번근저당권이전', 'TRANSFER_OF_RIGHT'],
  ['1번근저당권변경', 'CHANGE'],
  ['1번근저당권부질권', 'OTHER'],
  ['전세권설정', 'JEONSE_RIGHT'],
  ['주택임차권', 'LEASE_REGISTRATION'],
  ['임차권설정', 'LEASE_RIGHT'],
  ['지상권설정', 'SUPERFICIES'],
  ['3번근저당권설정등기말소', 'CANCELLATION'],
  ['3번압류,4번가압류등기말소', 'CANCELLATION'],
  ['3번소유권이전등기말소예고등기', 'OTHER'],
  ['압류3번가압류등기말소', null],
  ['소유권이전신탁', null],
  ['무엇인지모르는등기', null],
]

test('R-REG-11: a purpose as a whole says what an entry is', () => {
  for (const [purpose, kind] of KINDS) assert.equal(kindOfPurpose(purpose), kind, purpose)
})

test('R-REG-11: words that are broken over lines are one purpose, and two purposes under a rank are two', () => {
  const known: [string[], string[] | null][] = [
    [['2번근저당권설정등', '기말소'], ['2번근저당권설정등기말소']],
    [
      ['소유권이전', '신탁'],
      ['소유권이전', '신탁'],
    ],
    [
      ['소유권이전', '3번신탁등기말', '소'],
      ['소유권이전', '3번신탁등기말소'],
    ],
    [['소유권이전신탁'], ['소유권이전', '신탁']],
    [
      ['압류', '3번가압류등기말소'],
      ['압류', '3번가압류등기말소'],
    ],
    [['모르는', '것'], null],
  ]
  for (const [lines, purposes] of known) assert.deepEqual(purposesIn(lines), purposes, lines.join('/'))
})

test('what a cancelling entry names: one rank, several, a range, one of another section, a part', () => {
  const ranks = (purpose: string) => targetsOf(purpose).map(({ rank, words }) => `${rank} ${words}`)
  assert.deepEqual(ranks('3번근저당권설정등기말소'), ['3 근저당권설정등기말소'])
  assert.deepEqual(ranks('3번압류,4-1번가압류등기말소'), ['3 압류', '4-1 가압류등기말소'])
  assert.deepEqual(
    ranks('1번내지3번근저당권설정등기말소').map((each) => each.split(' ')[0]),
    ['1', '2', '3'],
  )
  assert.equal(targetsOf('갑구2번가압류등기말소')[0]?.section, 'OWNERSHIP')
  assert.equal(targetsOf('1번근저당권설정등기일부말소')[0]?.isPart, true)
})

test('R-REG-12: no name is left in a purpose', () => {
  const known = [
    ['2번홍길동지분전부이전', '2번○○○지분전부이전'],
    ['2번홍길동,김철수지분가압류', '2번○○○,○○○지분가압류'],
    ['홍길동지분강제경매개시결정', '○○○지분강제경매개시결정'],
    ['공유자전원지분전부이전', '공유자전원지분전부이전'],
    ['근저당권설정', '근저당권설정'],
    ['홍길동의등기', '○○○의등기'],
    ['1번근저당권부질권', '1번근저당권부질권'],
  ] as const
  for (const [purpose, shown] of known) assert.doesNotMatch(withoutNames(purpose), /홍길동|김철수/, shown)
  for (const [purpose, shown] of known.filter(([text]) => !text.includes(',')))
    assert.equal(withoutNames(purpose), shown)
})
