import { DASHES, dotted, inWords, type OfficePaper, SMALL, shortWords, spaced } from './office-paper.ts'

type Lease = { fixedOn: string; amountWon: number | null; from: string | null; until: string | null }

const lease = (fixedOn: string, amountWon: number, from: string, until: string): Lease => ({
  fixedOn,
  amountWon,
  from,
  until,
})

const LEASES = [
  lease('2024-03-05', 150_000_000, '2024-03-29', '2026-03-28'),
  lease('2024-11-21', 80_000_000, '2024-12-01', '2026-11-30'),
  lease('2025-06-30', 5_000_000, '2025-07-12', '2026-07-11'),
  lease('2026-01-09', 210_000_000, '2026-02-01', '2028-01-31'),
]

const MANY = Array.from({ length: 24 }, (_, at) => {
  const year = 2019 + Math.floor(at / 4)
  const month = String((at % 4) * 3 + 1).padStart(2, '0')
  return lease(
    `${year}-${month}-1${at % 9}`,
    40_000_000 + at * 3_500_000,
    `${year}-${month}-20`,
    `${year + 2}-${month}-19`,
  )
})

const won = (amount: number | null): string => (amount ?? 0).toLocaleString('en-US')
const rows = (leases: readonly Lease[]): Record<string, Lease> =>
  Object.fromEntries(leases.map((each, at) => [`row ${at + 1}`, each]))
const PLACE = '서울특별시 관악구 신림동 1422-9'

export const LISTS_OF_FIXED_DATES: OfficePaper[] = [
  {
    name: 'of a community center, with the room and both parties of each lease',
    setting: { ...SMALL, seed: 102, width: 842, height: 595, rules: 'GRID', turn: 0 },
    print(desk) {
      desk.title('확정일자 부여현황(임대인·임차인용)')
      desk.left(`소재지 : ${PLACE}`)
      desk.table(
        ['순번', '임대차목적물', '확정일자 부여일', '임대인', '임차인', '보증금(원)', '차임(원)', '임대차기간'],
        [0.6, 1.4, 1.2, 0.8, 0.8, 1.4, 1, 2.3],
        LEASES.map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          `${at + 1}층 ${at + 1}01호`,
          dotted(fixedOn),
          '홍*동',
          ['김*희', '이*', '박**', '최*호'][at] ?? '',
          won(amountWon),
          at === 2 ? '450,000' : '0',
          `${dotted(from ?? '')} ~ ${dotted(until ?? '')}`,
        ]),
      )
      desk.left('위와 같이 확정일자 부여현황을 제공합니다.')
      desk.centred(inWords('2026-11-24'))
      desk.centred('서울특별시 관악구 신림동장')
    },
    truth: { document: 'FIXED_DATES', issuedOn: '2026-11-24', addressText: PLACE, values: rows(LEASES) },
  },
  {
    name: 'of a registry office, with deposit and rent in one cell',
    setting: { ...SMALL, seed: 108, rules: 'BOXES', turn: 0 },
    print(desk) {
      desk.title('확정일자 부여현황')
      desk.left(`부동산의 소재지번 : ${PLACE}`)
      desk.table(
        ['번호', '확정일자', '보증금/차임', '임대차기간'],
        [0.5, 1.4, 2.2, 2.6],
        LEASES.map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          shortWords(fixedOn),
          `보증금 금${won(amountWon)}원정${at === 2 ? ' / 차임 월 450,000원' : ''}`,
          `${shortWords(from ?? '')}~${shortWords(until ?? '')}`,
        ]),
      )
      desk.left(`열람일시 : ${inWords('2026-11-25')} 09시12분33초`)
      desk.left('서울중앙지방법원 등기국')
    },
    truth: { document: 'FIXED_DATES', issuedOn: '2026-11-25', addressText: PLACE, values: rows(LEASES) },
  },
  {
    name: 'with amounts in thousands of won',
    setting: { ...SMALL, seed: 115, rules: 'GRID', turn: 0 },
    print(desk) {
      desk.title('확정일자 부여현황')
      desk.left(`목적물 : ${PLACE}          (단위 : 천원)`)
      desk.table(
        ['연번', '확정일자 부여일', '보증금', '월세', '임대차기간'],
        [0.5, 1.3, 1.3, 1, 2.6],
        LEASES.map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          fixedOn,
          won((amountWon ?? 0) / 1000),
          at === 2 ? '450' : '-',
          `${from} ~ ${until}`,
        ]),
      )
      desk.left('발급일 : 2026-11-23')
    },
    truth: { document: 'FIXED_DATES', issuedOn: '2026-11-23', addressText: PLACE, values: rows(LEASES) },
  },
  {
    name: 'of a house without any, for a term that was asked for',
    setting: { seed: 121, turn: 0 },
    print(desk) {
      desk.title('확정일자 부여현황(임차인용)')
      desk.left('소재지 : 경기도 성남시 수정구 태평동 3345-2')
      desk.left('요청기간 : 2016-11-24 ~ 2026-11-24')
      desk.table(['순번', '확정일자 부여일', '보증금(원)', '차임(원)', '임대차기간'], [0.6, 1.4, 1.4, 1, 2.2], [])
      desk.centred('해당 사항 없음')
      desk.left('발급일자 : 2026-11-24')
      desk.centred('성남시 수정구 태평2동장')
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-24',
      addressText: '경기도 성남시 수정구 태평동 3345-2',
      values: { none: true },
    },
  },
  {
    name: 'of three pages numbered without a total, the second of which is missing',
    setting: { seed: 133, turn: 0, size: 10, leading: 22, rules: 'GRID', repeatsHeader: true, number: DASHES },
    lost: [2],
    print(desk) {
      desk.title('확정일자 부여현황')
      desk.left(`소재지 : ${PLACE}`)
      desk.table(
        ['순번', '확정일자', '보증금', '차임', '임대차기간'],
        [0.6, 1.4, 1.8, 1, 2.6],
        [...MANY, ...MANY].map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          dotted(fixedOn),
          `${won(amountWon)}원`,
          '없음',
          `${dotted(from ?? '')}~${dotted(until ?? '')}`,
        ]),
      )
      desk.left(`발급일 : ${dotted('2026-11-24')}`)
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-24',
      addressText: PLACE,
      values: rows([...MANY, ...MANY]),
      open: Object.keys(rows([...MANY, ...MANY])),
    },
  },
  {
    name: 'with rows cut by the end of a page, and no headings on the next one',
    setting: { seed: 142, ...SMALL, turn: 0, rules: 'GRID', repeatsHeader: false, splitsRows: true, height: 420 },
    print(desk) {
      desk.title('확정일자 부여현황')
      desk.left(`소재지 : ${PLACE}`)
      desk.table(
        ['순번', '임대차목적물', '확정일자', '보증금', '차임', '임대차기간'],
        [0.6, 1.1, 1.3, 1.5, 0.9, 1.4],
        MANY.slice(0, 9).map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          `제${(at % 4) + 1}층 제${(at % 4) + 1}0${(at % 2) + 1}호 전부`,
          dotted(fixedOn),
          `${won(amountWon)}원`,
          '없음',
          `${dotted(from ?? '')} ~ ${dotted(until ?? '')}`,
        ]),
      )
      desk.left('총 9건')
      desk.left(`발급일 : ${dotted('2026-11-24')}`)
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-24',
      addressText: PLACE,
      values: rows(MANY.slice(0, 9)),
    },
  },
  {
    name: 'with one lease that was struck out',
    setting: { seed: 150, ...SMALL, turn: 0, rules: 'GRID', strike: 'STROKE' },
    print(desk) {
      desk.title('확정일자 부여현황')
      desk.left(`소재지 : ${PLACE}`)
      desk.table(
        ['순번', '확정일자', '보증금(원)', '차임(원)', '임대차기간', '비고'],
        [0.6, 1.3, 1.5, 1, 2.4, 0.8],
        LEASES.map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          dotted(fixedOn),
          won(amountWon),
          '0',
          `${dotted(from ?? '')}~${dotted(until ?? '')}`,
          at === 1 ? '말소' : '',
        ]),
        [1],
      )
      desk.left(`발급일 : ${dotted('2026-11-24')}`)
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-24',
      addressText: PLACE,
      values: rows(LEASES),
      open: ['row 2'],
    },
  },
  {
    name: 'with days as officials write them, and terms without a rent',
    setting: { seed: 163, ...SMALL, turn: 0, rules: 'UPRIGHT_ONLY' },
    print(desk) {
      desk.title('확정일자 부여현황')
      desk.left('주소 : 서울특별시 강서구 화곡로 152 (화곡동)')
      desk.table(
        ['순번', '확정일자 부여일', '임대차보증금', '차임', '임대차계약기간'],
        [0.6, 1.4, 1.8, 0.8, 2.6],
        LEASES.map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          spaced(fixedOn),
          `₩${won(amountWon)}원`,
          '',
          `${spaced(from ?? '')} ~ ${spaced(until ?? '')}`,
        ]),
      )
      desk.left(`발급일 : ${spaced('2026-11-04')}`)
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-04',
      addressText: '서울특별시 강서구 화곡로 152',
      values: rows(LEASES),
    },
  },
  {
    name: 'with numbers and days that are not those of the leases, and a lease that was ended',
    setting: { ...SMALL, seed: 523, width: 842, height: 595, turn: 0, rules: 'GRID', repeatsHeader: true },
    print(desk) {
      desk.title('확정일자 부여현황 (임대인·임차인용)')
      desk.left('소재지 : 전북특별자치도 전주시 완산구 효자동2가 1234-5')
      desk.table(
        ['순번', '확정일자번호', '확정일자 부여일', '계약구분', '계약일', '보증금', '월차임', '임대차기간', '비고'],
        [0.5, 1.2, 1.2, 0.8, 1.1, 1.4, 0.9, 2.2, 0.7],
        [...MANY, ...LEASES].map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          `2024-${1000 + at}`,
          dotted(fixedOn),
          at % 2 === 0 ? '신규' : '갱신',
          dotted(from ?? ''),
          `${won(amountWon)}원`,
          at % 3 === 0 ? '400,000원' : '-',
          `${dotted(from ?? '')}~${dotted(until ?? '')}`,
          at === 17 ? '해지' : '',
        ]),
      )
      desk.left('위와 같이 임대차 정보를 제공합니다.')
      desk.centred(shortWords('2026-11-02'))
      desk.centred('전주시 완산구 효자2동장')
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-02',
      addressText: '전북특별자치도 전주시 완산구 효자동2가 1234-5',
      values: rows([...MANY, ...LEASES]),
      open: ['row 18'],
      problems: ['OLD'],
    },
  },
  {
    name: 'with amounts in ten thousands of won, and both parties before the day',
    setting: {
      ...SMALL,
      seed: 423,
      width: 842,
      height: 440,
      turn: 0,
      rules: 'GRID',
      number: (page, count) => `- ${page} / ${count} -`,
    },
    print(desk) {
      const slashed = (date: string | null) => (date ?? '').replaceAll('-', '/')
      desk.title('주택 확정일자 부여현황')
      desk.left(`임대차목적물 소재지 : ${PLACE} (신림로12길 3)`)
      desk.table(
        ['번호', '목적물', '임대인', '임차인', '확정일자', '임대차기간', '보증금(만원)', '월차임(만원)'],
        [0.6, 1.4, 0.8, 0.8, 1.2, 2.3, 1.2, 1.1],
        MANY.slice(0, 11).map(({ fixedOn, amountWon, from, until }, at) => [
          String(at + 1),
          `${at + 1}01호`,
          '홍**',
          '김**',
          slashed(fixedOn),
          `${slashed(from)}~${slashed(until)}`,
          won((amountWon ?? 0) / 10_000),
          at % 2 === 0 ? '-' : '35',
        ]),
      )
      desk.left('총 11건')
      desk.centred(inWords('2026-11-24'))
      desk.centred('서울특별시 관악구 신림동장')
    },
    truth: {
      document: 'FIXED_DATES',
      issuedOn: '2026-11-24',
      addressText: PLACE,
      values: rows(MANY.slice(0, 11)),
    },
  },
]
