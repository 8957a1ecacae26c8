import type { InventedEntry } from './invented.ts'
import { BANKS, type Ledger } from './ledger.ts'

export function inventRights(ledger: Ledger, count: number): void {
  const random = ledger.random
  const standing: InventedEntry[] = []
  for (let each = 0; each < count; each += 1) standing.push(inventRight(ledger))
  const done = standing.filter(() => random.chance(0.45))
  const pair = done.filter(({ kind }) => kind === 'MORTGAGE').slice(0, 2)
  if (pair.length === 2 && random.chance(0.5)) ledger.cancel(pair, '해지')
  for (const entry of done) if (!entry.cancelled) ledger.cancel([entry], random.pick(['해지', '해제', '변제']))
}

function inventRight(ledger: Ledger): InventedEntry {
  const random = ledger.random
  const won = random.between(20, 1500) * 1_000_000 + (random.chance(0.2) ? 360_000 : 0)
  const kind = random.pick([
    'MORTGAGE',
    'MORTGAGE',
    'MORTGAGE',
    'JEONSE_RIGHT',
    'LEASE_REGISTRATION',
    'SUPERFICIES',
    'LEASE_RIGHT',
  ] as const)
  if (kind === 'MORTGAGE') return inventMortgage(ledger, won)
  if (kind === 'JEONSE_RIGHT')
    return ledger.add({
      section: 'RIGHTS',
      kind,
      purpose: ['전세권설정'],
      amountWon: won,
      cause: ledger.cause('설정계약'),
      holder: [
        {
          text: `전세금 ${ledger.money(won)} 범위 주거용 건물의 전부 존속기간 2024년 3월 2일부터 2026년 3월 1일까지 전세권자 ${ledger.person()} ${ledger.place()}`,
        },
      ],
    })
  if (kind === 'LEASE_REGISTRATION')
    return ledger.add({
      section: 'RIGHTS',
      kind,
      purpose: ['주택임차권'],
      amountWon: won,
      cause: ledger.cause('서울중앙지방법원의 임차권등기명령(2023카임5)'),
      holder: [
        {
          text: `임차보증금 ${ledger.money(won)} 차 임 금500,000원 범 위 501호 전부 임대차계약일자 2020년2월3일 주민등록일자 2020년3월3일 점유개시일자 2020년3월3일 확정일자 2020년3월4일 임차권자 ${ledger.person()} ${ledger.place()}`,
        },
      ],
    })
  if (kind === 'LEASE_RIGHT')
    return ledger.add({
      section: 'RIGHTS',
      kind,
      purpose: ['임차권설정'],
      amountWon: won,
      cause: ledger.cause('설정계약'),
      holder: [{ text: `임차보증금 ${ledger.money(won)} 차임 월 금300,000원 임차권자 ${ledger.person()}` }],
    })
  return ledger.add({
    section: 'RIGHTS',
    kind,
    purpose: ['지상권설정'],
    cause: ledger.cause('설정계약'),
    holder: [{ text: `목 적 철근콘크리트조 건물 소유 범 위 토지의 전부 지상권자 ${random.pick(BANKS)}` }],
  })
}

function inventMortgage(ledger: Ledger, won: number): InventedEntry {
  const random = ledger.random
  const list = random.chance(0.25) ? `20${random.between(10, 25)}-${random.between(1, 999)}` : null
  const money = `채권최고액 ${ledger.money(won)}`
  const rest = ` 채무자 ${ledger.person()} ${ledger.place()} 근저당권자 ${random.pick(BANKS)} 110111-0000002 (관악지점)${list === null ? '' : ` 공동담보목록 제${list}호`}`
  const entry = ledger.add({
    section: 'RIGHTS',
    kind: 'MORTGAGE',
    purpose: ['근저당권설정'],
    amountWon: won,
    jointCollateralList: list,
    cause: ledger.cause('설정계약'),
    holder: [{ text: money }, { text: rest }],
  })
  if (random.chance(0.15)) entry.rankNote = `(전 ${random.between(1, 9)})`
  if (random.chance(0.25))
    ledger.sub(entry, {
      kind: 'TRANSFER_OF_RIGHT',
      purpose: [`${entry.rank}번근저당권이전`],
      cause: ledger.cause('계약양도'),
      holder: [{ text: `근저당권자 ${random.pick(BANKS)} 110111-0000003` }],
    })
  if (random.chance(0.3)) {
    const now = random.between(10, 900) * 1_000_000
    ledger.sub(entry, {
      kind: 'CHANGE',
      purpose: [`${entry.rank}번근저당권변경`],
      amountWon: now,
      cause: ledger.cause('변경계약'),
      holder: [{ text: `${random.chance(0.5) ? '변경후 ' : ''}채권최고액 ${ledger.money(now)}` }],
    })
    entry.holder[0] = { text: money, struck: true }
    entry.amountWon = now
    entry.amountBefore = won
  }
  if (random.chance(0.1))
    ledger.sub(entry, {
      kind: 'OTHER',
      purpose: [`${entry.rank}번근저당권부질권`],
      cause: ledger.cause('설정계약'),
      holder: [{ text: `채권액 ${ledger.money(5_000_000)} 채권자 ${random.pick(BANKS)}` }],
    })
  return entry
}
