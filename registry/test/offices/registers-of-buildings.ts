import type { PaperDesk } from '../generator/papers/paper-desk.ts'
import { DASHES, dotted, inWords, LANDSCAPE, type OfficePaper, SHEET_OF, shortWords, spaced } from './office-paper.ts'
import { certified, grid, OWNER, site, TRUE_COPY } from './register-form.ts'

const FLOORS = [
  ['주1', '지1층', '철근콘크리트구조', '다가구주택(1가구)', '62.10'],
  ['주1', '1층', '철근콘크리트구조', '주차장,계단실', '21.33'],
  ['주1', '2층', '철근콘크리트구조', '다가구주택(2가구)', '98.42'],
  ['주1', '3층', '철근콘크리트구조', '다가구주택(2가구)', '98.42'],
  ['주1', '4층', '철근콘크리트구조', '다가구주택(2가구)', '74.05'],
]

function generalForm(desk: PaperDesk, use: string, counts: string): void {
  grid(desk, [
    [
      ['※대지면적', '184.0 ㎡'],
      ['연면적', '354.32 ㎡'],
      ['※지역', '제2종일반주거지역'],
      ['호수/가구수/세대수', counts],
    ],
    [
      ['건축면적', '98.42 ㎡'],
      ['주구조', '철근콘크리트구조'],
      ['주용도', use],
      ['층수', '지하: 1층, 지상: 4층'],
    ],
  ])
  desk.centred('건 축 물 현 황')
  desk.table(['구분', '층별', '구조', '용도', '면적(㎡)'], [0.7, 0.8, 2, 2, 1], FLOORS)
  desk.centred('소 유 자 현 황')
  desk.table(['성명(명칭)', '주민(법인)등록번호', '주소', '지분', '변동일'], [1, 1.4, 2.4, 0.6, 1], [OWNER])
}

export const REGISTERS_OF_BUILDINGS: OfficePaper[] = [
  {
    name: 'the title part of a collective building, with the mark on the line of the title',
    setting: { ...LANDSCAPE, seed: 37, rules: 'GRID', number: SHEET_OF },
    print(desk) {
      desk.title('집합건축물대장(표제부, 갑)          위반건축물')
      site(desk, '601-85', [
        ['명칭', '창동그린'],
        ['호수/가구수/세대수', '0호/0가구/8세대'],
      ])
      grid(desk, [
        [
          ['건축면적', '118.2 ㎡'],
          ['주구조', '철근콘크리트구조'],
          ['주용도', '공동주택(다세대주택)'],
          ['층수', '지하: 층, 지상: 5층'],
        ],
      ])
      desk.left(`변동사항 ${dotted('2024-06-11')} 무단증축(4층 발코니 9.8㎡) 위반건축물 표시`)
      certified(desk, shortWords('2026-11-20'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-20',
      addressText: '서울특별시 관악구 신림동 601-85',
      values: { violation: true, use: '다세대주택', households: 8 },
    },
  },
  {
    name: 'a house of seven households, with the mark in a box of its own and two sheets',
    setting: { ...LANDSCAPE, seed: 41, rules: 'GRID', number: SHEET_OF },
    print(desk) {
      desk.left('[위반건축물]')
      desk.title('일반건축물대장(갑)')
      site(desk, '1422-9', [['특이사항', '-']])
      generalForm(desk, '단독주택(다가구주택)', '0호/7가구/0세대')
      desk.nextSheet()
      desk.title('일반건축물대장(을)')
      desk.left('변동사항')
      desk.table(
        ['변동일', '변동내용 및 원인'],
        [1, 4],
        [
          ['2012.07.02', '사용승인되어 신규작성(신축)'],
          ['2025.02.17', '주택과-1234(2025.02.14.)호에 의거 위반건축물 표시[옥탑 무단증축 12㎡]'],
        ],
      )
      certified(desk, inWords('2026-11-24'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-24',
      addressText: '서울특별시 관악구 신림동 1422-9',
      values: { violation: true, use: '다가구주택', households: 7 },
    },
  },
  {
    name: 'a house of which the second of three sheets is missing',
    setting: { ...LANDSCAPE, seed: 53, rules: 'GRID', number: SHEET_OF },
    lost: [2],
    print(desk) {
      desk.title('일반건축물대장(갑)')
      site(desk, '1422-9', [['특이사항', '-']])
      generalForm(desk, '다가구주택', '0호/7가구/0세대')
      for (const note of ['2012.07.02 신규작성(신축)', '2025.02.17 소유자 주소변경']) {
        desk.nextSheet()
        desk.title('일반건축물대장(을)')
        desk.left(`변동사항 ${note}`)
      }
      certified(desk, inWords('2026-11-24'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-24',
      addressText: '서울특별시 관악구 신림동 1422-9',
      values: { use: '다가구주택', households: 7 },
      open: ['use', 'households'],
      problems: ['PAGES_MISSING'],
    },
  },
  {
    name: 'a house whose mark was lifted, as its changes say',
    setting: { ...LANDSCAPE, seed: 61, rules: 'LEVEL_ONLY', number: DASHES },
    print(desk) {
      desk.title('일반건축물대장(갑)')
      desk.left('대지위치 경기도 수원시 영통구 원천동   지번 87-3   도로명주소 경기도 수원시 영통구 매탄로 376')
      desk.left('주구조 철근콘크리트구조   주용도 다가구주택   층수 지하 1층/지상 3층')
      desk.left('호수/가구수/세대수 0호/5가구/0세대')
      desk.centred('변 동 사 항')
      desk.table(
        ['변동일', '변동내용 및 원인'],
        [1, 4],
        [
          ['2023.04.11', '위반건축물 표시(1층 무단용도변경)'],
          ['2024.09.02', '위반사항 시정완료로 위반건축물 해제'],
        ],
      )
      certified(desk, dotted('2026-11-19'), '수원시 영통구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-19',
      addressText: '경기도 수원시 영통구 원천동 87-3',
      values: { violation: true, use: '다가구주택', households: 5 },
      open: ['violation'],
    },
  },
  {
    name: 'a house marked again after an earlier mark was lifted',
    setting: { ...LANDSCAPE, seed: 71, rules: 'THIN_FILLS', number: SHEET_OF },
    print(desk) {
      desk.title('일반건축물대장(갑)', '위반건축물')
      site(desk, '산 12-3', [['특이사항', '-']])
      generalForm(desk, '다가구주택', '0호/7가구/0세대')
      desk.left('2019.01.08 위반건축물 표시   2021.03.02 위반건축물 해제   2025.10.13 위반건축물 표시')
      certified(desk, shortWords('2026-11-03'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-03',
      addressText: '서울특별시 관악구 신림동 산 12-3',
      values: { violation: true, use: '다가구주택', households: 7 },
    },
  },
  {
    name: 'the summary of a complex of more than a thousand households',
    setting: { ...LANDSCAPE, seed: 412, rules: 'BOXES', number: (page, count) => `${count}쪽중 ${page}쪽` },
    print(desk) {
      desk.title('건축물대장 총괄표제부(갑)')
      grid(desk, [
        [
          ['대지위치', '부산광역시 해운대구 우동'],
          ['지번', '1408'],
          ['호수/가구수/세대수', '0호/0가구/1,248세대'],
        ],
        [
          ['주용도', '공동주택'],
          ['주건축물수', '9동'],
          ['총 주차대수', '1,502'],
        ],
      ])
      desk.left(TRUE_COPY)
      desk.left(`발급일자 : ${spaced('2026-11-09')}`)
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-09',
      addressText: '부산광역시 해운대구 우동 1408',
      values: { use: '공동주택', households: 1248 },
    },
  },
  {
    name: 'a title part of two uses, with the mark before the title and the number of the page behind it',
    setting: { ...LANDSCAPE, seed: 501, rules: 'BOXES', number: () => '' },
    print(desk) {
      desk.title('위반건축물   집합건축물대장(표제부, 갑)   (1/1)')
      grid(desk, [
        [
          ['고유번호', '1150010300-3-04240085'],
          ['명칭', '화곡리버'],
          ['호수/가구수/세대수', '2호 / 0가구 / 14세대'],
        ],
        [
          ['대지위치', '서울특별시 강서구 화곡동'],
          ['지번', '424-85 외 1필지'],
          ['도로명주소', '서울특별시 강서구 화곡로 7'],
        ],
        [
          ['주구조', '철근콘크리트구조'],
          ['주용도', '제2종근린생활시설 및 공동주택'],
          ['층수', '지하: 1층, 지상: 6층'],
        ],
      ])
      certified(desk, inWords('2026-11-12'), '서울특별시 강서구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-12',
      addressText: '서울특별시 강서구 화곡동 424-85',
      values: { violation: true, use: '제2종근린생활시설', households: 14 },
      open: ['use'],
    },
  },
]
