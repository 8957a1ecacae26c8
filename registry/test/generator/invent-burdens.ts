import { BANKS, type Ledger } from './ledger.ts'

export function inventBurdens(ledger: Ledger, count: number): void {
  const random = ledger.random
  for (let each = 0; each < count; each += 1) {
    const won = random.between(3, 900) * 1_000_000
    const entry = random.pick([
      () =>
        ledger.add({
          section: 'OWNERSHIP',
          kind: 'SEIZURE',
          purpose: ['압류'],
          cause: ledger.cause('압류(세무과-1234)'),
          holder: [{ text: '권리자 국 처분청 관악세무서장' }],
        }),
      () =>
        ledger.add({
          section: 'OWNERSHIP',
          kind: 'PROVISIONAL_SEIZURE',
          purpose: ['가압류'],
          amountWon: won,
          cause: ledger.cause('서울중앙지방법원의가압류결정(2021카단123)'),
          holder: [{ text: `청구금액 ${ledger.money(won)} 채권자 ${ledger.person()} ${ledger.place()}` }],
        }),
      () =>
        ledger.add({
          section: 'OWNERSHIP',
          kind: 'INJUNCTION',
          purpose: ['가처분'],
          cause: ledger.cause('서울중앙지방법원의가처분결정(2022카단9)'),
          holder: [
            {
              text: `피보전권리 소유권이전등기청구권 채권자 ${ledger.person()} 금지사항 매매, 증여, 전세권, 저당권, 임차권의 설정 기타일체의 처분행위 금지`,
            },
          ],
        }),
      () =>
        ledger.add({
          section: 'OWNERSHIP',
          kind: 'AUCTION',
          purpose: [random.pick(['임의경매개시결정', '강제경매개시결정'])],
          cause: ledger.cause('서울중앙지방법원의경매개시결정(2023타경77)'),
          holder: [{ text: `채권자 ${random.pick(BANKS)} 110111-0000001` }],
        }),
      () =>
        ledger.add({
          section: 'OWNERSHIP',
          kind: 'PROVISIONAL_REGISTRATION',
          purpose: ['소유권이전청구권가등기'],
          cause: ledger.cause('매매예약'),
          holder: [{ text: `가등기권자 ${ledger.person()} ${ledger.place()}` }],
        }),
    ])()
    if (random.chance(0.5)) ledger.cancel([entry], random.pick(['해제', '취하', '해지']))
  }
  if (random.chance(0.15)) {
    const name = ledger.name()
    const entry = ledger.add({
      section: 'OWNERSHIP',
      kind: 'SEIZURE',
      purpose: [`2번${name}지분압류`],
      cause: ledger.cause('압류(징수부-77)'),
      holder: [{ text: '권리자 국민건강보험공단' }],
    })
    if (random.chance(0.3)) ledger.cancel([entry], '해제')
  }
}
