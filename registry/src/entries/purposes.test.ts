import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EntryKind } from '../reading.ts'
import { targetsIn } from './draft.ts'
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
  // shares, parts of shares, and owners together
  ['2번홍길동지분2분의1중일부(4분의1)이전', 'OWNERSHIP_TRANSFER'],
  ['2번홍길동지분4분의1이전', 'OWNERSHIP_TRANSFER'],
  ['2번홍길동지분중일부이전', 'OWNERSHIP_TRANSFER'],
  ['갑구2번홍길동지분2분의1근저당권설정', 'MORTGAGE'],
  ['3번합유명의인변경', 'CHANGE'],
  ['2번소유권지분경정', 'CHANGE'],
  ['2번소유권등기명의인표시변경', 'NAME_CHANGE'],
  // an option, and what becomes of it
  ['소유권일부이전청구권가등기', 'PROVISIONAL_REGISTRATION'],
  ['3번홍길동지분이전청구권가등기', 'PROVISIONAL_REGISTRATION'],
  ['소유권이전담보가등기', 'PROVISIONAL_REGISTRATION'],
  ['3번소유권이전청구권의이전', 'TRANSFER_OF_RIGHT'],
  ['3번가등기소유권이전청구권이전', 'TRANSFER_OF_RIGHT'],
  ['4번환매권이전', 'TRANSFER_OF_RIGHT'],
  ['2번소유권이전청구권가압류', 'PROVISIONAL_SEIZURE'],
  ['2번가등기소유권이전청구권가처분', 'INJUNCTION'],
  // seizures and auctions, with their reason behind them
  ['강제경매개시결정(3번가압류의본압류로의이행)', 'AUCTION'],
  ['강제경매개시결정(3-1번가압류의본압류로의이행)', 'AUCTION'],
  ['임의경매개시결정(담보권실행)', 'AUCTION'],
  ['5번전세권임의경매개시결정', 'AUCTION'],
  ['3번압류의공매공고', 'AUCTION'],
  ['참가압류', 'SEIZURE'],
  ['부동산가압류', 'PROVISIONAL_SEIZURE'],
  ['2번압류4번가압류각등기말소', 'CANCELLATION'],
  ['1번근저당권부채권압류', 'SEIZURE'],
  ['처분금지가처분', 'INJUNCTION'],
  // rights on rights, and their order
  ['1번근저당권부채권근질권', 'OTHER'],
  ['3번전세권근저당권설정', 'MORTGAGE'],
  ['3번전세권전전세', 'OTHER'],
  ['3번임차권전대', 'OTHER'],
  ['1번전세권부근저당권설정', 'MORTGAGE'],
  ['1번(2)근저당권,2번(1)근저당권순위변경', 'CHANGE'],
  // what of a right was changed, and of whom
  ['1번근저당권취급지점변경', 'CHANGE'],
  ['1번근저당권변경(계약인수)', 'CHANGE'],
  ['1번근저당권채무자변경', 'CHANGE'],
  ['1번근저당권지분포기', 'CHANGE'],
  ['1번근저당권지분이전', 'TRANSFER_OF_RIGHT'],
  ['1번근저당권이전(회사합병)', 'TRANSFER_OF_RIGHT'],
  ['3번임의경매개시결정경정', 'CHANGE'],
  ['2번가압류등기명의인표시변경', 'NAME_CHANGE'],
  ['2번홍길동의등기명의인표시변경', 'NAME_CHANGE'],
  // notes beside the ownership
  ['민간임대주택등기', 'OTHER'],
  ['공공임대주택등기', 'OTHER'],
  ['2-1번민간임대주택등기말소', 'CANCELLATION'],
  ['신탁재산에관한주의사항', 'OTHER'],
  ['거주의무', 'OTHER'],
  ['신탁재산복구로인한신탁', 'TRUST'],
  ['2번소유권이전권리소멸약정', 'OTHER'],
  ['공유물분할금지약정', 'OTHER'],
  ['소유권대지권', 'OTHER'],
  // insolvency
  ['회생계획인가', 'OTHER'],
  ['개인회생절차개시결정', 'OTHER'],
  ['보전관리명령', 'OTHER'],
  ['3번소유권이전등기의부인', 'OTHER'],
  ['강제경매개시결정(3억원)', null],
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
  for (const purpose of ['1번(2)근저당권,2번(1)근저당권순위변경', '3번소유권이전등기의부인'])
    assert.ok(targetsIn(kindOfPurpose(purpose), purpose).length > 0, purpose)
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
    ['2번홍길동지분2분의1중일부(4분의1)이전', '2번○○○지분2분의1중일부(4분의1)이전'],
    ['홍길동지분강제경매개시결정(3번가압류의본압류로의이행)', '○○○지분강제경매개시결정(3번가압류의본압류로의이행)'],
  ] as const
  for (const [purpose, shown] of known) assert.doesNotMatch(withoutNames(purpose), /홍길동|김철수/, shown)
  for (const [purpose, shown] of known.filter(([text]) => !text.includes(',')))
    assert.equal(withoutNames(purpose), shown)
})

test('R-REG-12: words of the law are no names, so a purpose without a name is shown as it is printed', () => {
  for (const [purpose, kind] of KINDS)
    if (kind !== null && !purpose.includes('홍길동')) assert.equal(withoutNames(purpose), purpose)
})
