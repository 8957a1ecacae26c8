import type { PaperDesk } from '../generator/papers/paper-desk.ts'
import { DASHES, dotted, inWords, type OfficePaper, SMALL, shortWords } from './office-paper.ts'

type Household = { movedInOn: string; firstMovedInOn: string | null }

const HEADER = ['순번', '세대주 성명', '전입일자', '등록구분', '최초전입자 성명', '전입일자', '등록구분', '동거인수']
const SHARES = [0.6, 1.1, 1.5, 1, 1.3, 1.5, 1, 0.9]
const NAMES = ['홍*동', '김*', '박**', '이*수', '최*연', '정*경', '강*호', '조*']

const household = (movedInOn: string, firstMovedInOn: string | null = movedInOn): Household => ({
  movedInOn,
  firstMovedInOn,
})
const HOUSEHOLDS = [household('2025-11-11'), household('2019-02-28', '2018-12-03'), household('2022-07-01')]
const MANY = Array.from({ length: 26 }, (_, at) =>
  household(
    `20${10 + (at % 16)}-0${(at % 9) + 1}-1${at % 10}`,
    `20${10 + (at % 16)}-0${(at % 9) + 1}-0${(at % 9) + 1}`,
  ),
)

const rowsOf = (list: readonly Household[]): Record<string, Household> =>
  Object.fromEntries(list.map((each, at) => [`row ${at + 1}`, each]))

const cells = ({ movedInOn, firstMovedInOn }: Household, at: number, sort = '거주자', day = (date: string) => date) => [
  String(at + 1),
  NAMES[at % 8] ?? '',
  day(movedInOn),
  sort,
  NAMES[(at + 1) % 8] ?? '',
  day(firstMovedInOn ?? ''),
  '거주자',
  '0',
]

function applicant(desk: PaperDesk): void {
  desk.left('신청인 성명 박*연   주민등록번호 900210-1******   열람·교부목적 임대차 계약')
  desk.left('주민등록법 시행규칙 제14조에 따라 위와 같이 전입세대확인서를 교부합니다.')
}

export const LISTS_OF_RESIDENTS: OfficePaper[] = [
  {
    name: 'of a unit, with a list of those who live with a household',
    setting: { ...SMALL, seed: 205, rules: 'GRID', turn: 0 },
    print(desk) {
      desk.left('발급번호 1870-8136-8334-8254   열람·교부구분 : 교부')
      desk.title('전입세대확인서(동거인포함)')
      desk.left('건물 또는 시설 소재지 경기도 수원시 영통구 매탄로 376, 115동 2104호 (원천동, 한신아파트)')
      desk.left('지번주소 경기도 수원시 영통구 원천동 87 115동 2104호')
      desk.table(HEADER, SHARES, [cells(household('2025-11-11'), 0)])
      desk.centred('동 거 인 사 항')
      desk.table(
        ['순번', '동거인 성명', '전입일자', '등록구분'],
        [0.6, 1.4, 1.6, 1],
        [['1', '김*경', '2020-02-22', '거주자']],
      )
      applicant(desk)
      desk.centred(inWords('2026-11-24'))
      desk.centred('수원시 영통구 원천동장')
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-24',
      addressText: '경기도 수원시 영통구 매탄로 376 115동 2104호',
      values: rowsOf([household('2025-11-11')]),
    },
  },
  {
    name: 'of a house of many rooms, with the room of each household below it',
    setting: { ...SMALL, seed: 214, rules: 'GRID', turn: 0 },
    print(desk) {
      desk.title('전입세대확인서(동거인포함)')
      desk.left(`행정기관 : 서울특별시 관악구 신림동     작업일시 : ${inWords('2026-11-23')} 10:34`)
      desk.left('주소 : 서울특별시 관악구 신림로12길 3 (신림동)')
      desk.table(
        HEADER,
        SHARES,
        MANY.slice(0, 8).flatMap((each, at) => [
          cells(each, at),
          ['', '(일반)', '신림로12길 3,', `${at + 1}01호`, '(신림동)', '', '', ''],
        ]),
      )
      desk.left('-- 이 하 여 백 --')
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-23',
      addressText: '서울특별시 관악구 신림로12길 3',
      values: rowsOf(MANY.slice(0, 8)),
    },
  },
  {
    name: 'of a unit in which nobody is registered',
    setting: { seed: 221, turn: 0 },
    print(desk) {
      desk.title('전입세대확인서(동거인미포함)')
      desk.left('행정기관 : 서울특별시 강서구 화곡본동     작업일시 : 2026-11-20 14:22')
      desk.left('주소 : 서울특별시 강서구 화곡동 424-85 B01호')
      desk.table(HEADER, SHARES, [])
      desk.centred('해당주소의 세대주가 존재하지 않음.')
      applicant(desk)
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-20',
      addressText: '서울특별시 강서구 화곡동 424-85 B01호',
      values: { none: true },
    },
  },
  {
    name: 'with a household that was deleted and one of unknown residence',
    setting: { ...SMALL, seed: 236, rules: 'GRID', turn: 0 },
    print(desk) {
      desk.title('전입세대확인서(동거인포함)')
      desk.left(`행정기관 : 서울특별시 관악구 신림동     작업일시 : ${dotted('2026-11-21')}`)
      desk.left('소재지 : 서울특별시 관악구 신림동 1422-9')
      const sorts = ['거주자', '말소', '거주불명자', '거주자']
      desk.table(
        HEADER,
        SHARES,
        MANY.slice(0, 4).map((each, at) => cells(each, at, sorts[at], dotted)),
      )
      applicant(desk)
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-21',
      addressText: '서울특별시 관악구 신림동 1422-9',
      values: rowsOf(MANY.slice(0, 4)),
      open: ['row 2', 'row 3'],
    },
  },
  {
    name: 'of three pages, the second of which is missing',
    setting: {
      seed: 247,
      turn: 0,
      size: 9,
      leading: 15,
      height: 420,
      rules: 'GRID',
      repeatsHeader: true,
      number: DASHES,
    },
    lost: [2],
    print(desk) {
      desk.title('전입세대확인서(동거인포함)')
      desk.left(`행정기관 : 서울특별시 관악구 신림동     작업일시 : ${dotted('2026-11-21')}`)
      desk.left('주소 : 서울특별시 관악구 신림동 1422-9')
      desk.table(
        HEADER,
        SHARES,
        MANY.map((each, at) => cells(each, at)),
      )
      applicant(desk)
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-21',
      addressText: '서울특별시 관악구 신림동 1422-9',
      values: rowsOf(MANY),
      open: Object.keys(rowsOf(MANY)),
    },
  },
  {
    name: 'with households over two pages and nobody living with them',
    setting: { seed: 259, turn: 0, ...SMALL, height: 420, rules: 'GRID', repeatsHeader: false, splitsRows: true },
    print(desk) {
      desk.title('전입세대확인서(동거인포함)')
      desk.left('행정기관 : 서울특별시 도봉구 창제2동     작업일시 : 2026-11-24 09:01')
      desk.left('주소 : 서울특별시 도봉구 창동 601-85')
      desk.table(
        HEADER,
        SHARES,
        [...HOUSEHOLDS, ...MANY.slice(0, 12)].map((each, at) => cells(each, at)),
      )
      desk.left('동거인 사항 : 해당 사항 없음')
      applicant(desk)
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-24',
      addressText: '서울특별시 도봉구 창동 601-85',
      values: rowsOf([...HOUSEHOLDS, ...MANY.slice(0, 12)]),
    },
  },
  {
    name: 'of foreign residents, which has a title of its own',
    setting: { seed: 263, turn: 0 },
    print(desk) {
      desk.title('외국인체류확인서')
      desk.left('소재지 : 서울특별시 관악구 신림동 1422-9')
      desk.table(
        ['순번', '성명', '전입일자(체류지 변경신고일)', '국적'],
        [0.6, 2, 2, 1],
        [
          ['1', 'N****** V** A**', '2024-05-02', '베트남'],
          ['2', '李**', '2025-09-17', '중국'],
        ],
      )
      desk.left('발급일 : 2026-11-24')
      desk.centred('서울출입국·외국인청장')
    },
    truth: { document: 'OTHER', issuedOn: null, values: {}, problems: ['NOT_READ'] },
  },
  {
    name: 'of foreign residents, of whom there are none',
    setting: { seed: 445, turn: 0 },
    print(desk) {
      desk.left('■ 출입국관리법 시행규칙 [별지 제139호의5서식]')
      desk.title('외국인체류확인서')
      desk.left('소재지 : 서울특별시 관악구 신림동 1422-9')
      desk.centred('해당사항 없음')
      desk.left(`발급일 : ${dotted('2026-11-24')}`)
    },
    truth: { document: 'OTHER', issuedOn: null, values: {}, problems: ['NOT_READ'] },
  },
  {
    name: 'of a lot with a building by letter, whose rows have no numbers',
    setting: { ...SMALL, seed: 434, turn: 0, rules: 'LEVEL_ONLY' },
    print(desk) {
      desk.title('전입세대확인서(동거인 포함)')
      desk.left('행정기관 : 대구광역시 수성구 범어1동   작업일시 : 2026년11월22일 16:20')
      desk.left('소재지 : 대구광역시 수성구 범어동 산 45-1 가동 101호')
      desk.table(
        ['세대주', '전입일자', '등록구분', '최초전입자', '전입일자', '등록구분', '동거인'],
        [1, 1.5, 1, 1.1, 1.5, 1, 0.8],
        MANY.slice(0, 6).map((each, at) => {
          const [, ...row] = cells(each, at, at === 3 ? '말소자' : '거주자', shortWords)
          return [...row.slice(0, -1), '1명']
        }),
      )
      desk.left('세대수 : 6세대')
      desk.left('위와 같이 전입세대확인서를 교부합니다.')
    },
    truth: {
      document: 'HOUSEHOLDS',
      issuedOn: '2026-11-22',
      addressText: '대구광역시 수성구 범어동 산 45-1 가동 101호',
      values: rowsOf(MANY.slice(0, 6)),
      open: ['row 4'],
    },
  },
]
