import { dotted, inWords, LANDSCAPE, type OfficePaper, SHEET_OF } from './office-paper.ts'
import { certified, OWNER, PRICES, site, TRUE_COPY, UNIT_HEADER, UNIT_SHARES } from './register-form.ts'

export const REGISTERS_OF_UNITS: OfficePaper[] = [
  {
    name: 'a unit from the portal, with the owners beside the unit and the prices on page 2',
    setting: { ...LANDSCAPE, seed: 11, rules: 'GRID', number: SHEET_OF },
    print(desk) {
      desk.left('문서확인번호 1766-1234-5678-9012')
      desk.title('집합건축물대장(전유부, 갑)')
      site(desk, '1422-5', [
        ['명칭', '○○빌라'],
        ['호명칭', '301호'],
      ])
      desk.centred('전 유 부 분')
      desk.table(UNIT_HEADER, UNIT_SHARES, [
        [
          '주',
          '3층',
          '철근콘크리트구조',
          '다세대주택',
          '29.84',
          '홍*동',
          '서울특별시 관악구 남부순환로 1800',
          '1/1',
          '2019.03.04',
        ],
      ])
      desk.centred('공 용 부 분')
      desk.table(
        ['구분', '층별', '구조', '용도', '면적(㎡)'],
        [1, 1, 2, 2, 1.4],
        [['주', '각층', '철근콘크리트구조', '계단실', '7.31']],
      )
      certified(desk, inWords('2026-11-23'), '서울특별시 관악구청장')
      desk.nextSheet()
      desk.title('집합건축물대장(전유부, 을)')
      site(desk, '1422-5', [
        ['명칭', '○○빌라'],
        ['호명칭', '301호'],
      ])
      desk.centred('공동주택(아파트) 공시가격 (단위 : 원)')
      desk.table(['기준일', '공동주택(아파트)공시가격'], [1, 2], PRICES)
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-23',
      addressText: '서울특별시 관악구 신림동 1422-5 301호',
      values: { areaSquareMeter: 29.84, floor: 3, use: '다세대주택' },
    },
  },
  {
    name: 'a unit in a basement as printed for looking at, with a stamp and numbered sheets',
    setting: { ...LANDSCAPE, seed: 23, rules: 'BOXES', number: (page) => `장번호 : 1-${page}` },
    print(desk) {
      desk.title('집합건축물대장(전유부)')
      desk.sheet.text(610, 80, '열 람 용', { size: 20 })
      desk.left('고유번호 1150010300-3-04240085     접수번호 20261122-0001')
      desk.left('대지위치 : 서울특별시 강서구 화곡동   지번 : 424-85   명칭 및 번호 : 화곡리버   호명칭 : B01호')
      desk.centred('전유부분')
      desk.table(
        ['구분', '층별', '구조', '용도', '면적(㎡)'],
        [0.7, 0.8, 2, 2.6, 1],
        [['주', '지1층', '철근콘크리트구조', '제2종근린생활시설(사무소)', '41.2']],
      )
      desk.centred('공용부분')
      desk.table(
        ['구분', '층별', '구조', '용도', '면적(㎡)'],
        [0.7, 0.8, 2, 2.6, 1],
        [
          ['주', '1층', '철근콘크리트구조', '주차장', '8.02'],
          ['주', '각층', '철근콘크리트구조', '계단실', '4.4'],
        ],
      )
      desk.centred('소유자현황')
      desk.table(
        ['성명(명칭)', '주민(법인)등록번호', '주소', '소유권지분', '변동일자'],
        [1, 1.4, 2.4, 0.8, 1],
        [['김*수', '650202-1******', '서울특별시 강서구 화곡로 7', '1/1', '2008.05.07'], OWNER],
        [0],
      )
      desk.left(`출력일 : ${dotted('2026-11-22')}`)
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-22',
      addressText: '서울특별시 강서구 화곡동 424-85 B01호',
      values: { areaSquareMeter: 41.2, floor: -1, use: '제2종근린생활시설' },
    },
  },
  {
    name: 'a unit of a register that was closed, with the word beside its title',
    setting: { ...LANDSCAPE, seed: 83, rules: 'GRID', number: SHEET_OF },
    print(desk) {
      desk.title('집합건축물대장(전유부, 갑)     말 소')
      desk.left('대지위치 서울특별시 관악구 신림동   지번 1422-5   호명칭 201호')
      desk.centred('전 유 부 분')
      desk.table(
        ['구분', '층별', '구조', '용도', '면적(㎡)'],
        [0.7, 0.8, 2, 2, 1],
        [['주', '2층', '벽돌구조', '연립주택', '48.66']],
      )
      certified(desk, inWords('2026-11-23'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-23',
      addressText: '서울특별시 관악구 신림동 1422-5 201호',
      values: { areaSquareMeter: 48.66, floor: 2, use: '연립주택' },
      open: ['areaSquareMeter', 'floor', 'use'],
      problems: ['CANCELLED'],
    },
  },
  {
    name: 'a unit on two floors, with the mark below the title',
    setting: { ...LANDSCAPE, seed: 401, rules: 'GRID' },
    print(desk) {
      desk.title('집합건축물대장(전유부, 갑)', '위반건축물')
      desk.left('고유번호 : 4111710100-3-00870003   호명칭 : 1201호   명칭 : ○○아파트 제101동')
      desk.left('대지위치 : 경기도 수원시 영통구 원천동   지번 : 87-3')
      desk.centred('전 유 부 분')
      desk.table(UNIT_HEADER, UNIT_SHARES, [
        [
          '주',
          '12층',
          '철근콘크리트구조',
          '공동주택(아파트)',
          '59.96',
          '박*연',
          '경기도 수원시 영통구 매탄로 376',
          '1/1',
          '2020.01.05',
        ],
        ['주', '13층', '철근콘크리트구조', '공동주택(아파트)', '20.1', '', '', '', '소유권이전'],
      ])
      desk.centred('공 용 부 분')
      desk.table(
        ['구분', '층별', '구조', '용도', '면적(㎡)'],
        [1, 1, 2, 2, 1.4],
        [['주', '각층', '철근콘크리트구조', '계단실', '17.31']],
      )
      desk.left(TRUE_COPY)
      desk.centred(inWords('2026-11-18'))
      desk.centred('수원시 영통구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-18',
      addressText: '경기도 수원시 영통구 원천동 87-3 1201호',
      values: { violation: true, areaSquareMeter: 80.06, floor: 12, use: '아파트' },
      open: ['areaSquareMeter', 'floor', 'use'],
    },
  },
  {
    name: 'a unit of an office building, with values below labels and no rules beside them',
    setting: { ...LANDSCAPE, seed: 601, rules: 'LEVEL_ONLY', number: SHEET_OF },
    print(desk) {
      desk.title('집합건축물대장(전유부, 갑)')
      site(desk, '1408', [
        ['명칭', '신림○○'],
        ['호명칭', '제1204호'],
      ])
      desk.centred('전 유 부 분')
      desk.table(
        ['구분', '층별', '※구조', '용도', '면적(㎡)'],
        [0.6, 0.8, 1.6, 1.8, 0.9],
        [['주', '12층', '철근콘크리트구조', '업무시설(오피스텔)', '27.6612']],
      )
      desk.centred('공 용 부 분')
      certified(desk, inWords('2026-11-01'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-01',
      addressText: '서울특별시 관악구 신림동 1408 1204호',
      values: { areaSquareMeter: 27.6612, floor: 12, use: '오피스텔' },
    },
  },
  {
    name: 'a unit whose former use is struck out',
    setting: { ...LANDSCAPE, seed: 512, rules: 'GRID', strike: 'STROKE' },
    print(desk) {
      desk.title('집합건축물대장(전유부, 갑)')
      desk.left('고유번호 1162010200-3-14220005   명칭 ○○빌라   호명칭 제2층 제201호')
      desk.left('대지위치 서울특별시 관악구 신림동   지번 1422-5번지')
      desk.centred('전유부분')
      desk.table(
        ['구분', '층별', '※구조', '용도', '면적(㎡)'],
        [0.6, 0.8, 1.6, 2, 1],
        ['사무소', '다세대주택'].map((use) => ['주', '2층', '철근콘크리트구조', use, '33.12']),
        [0],
      )
      desk.centred('공용부분')
      certified(desk, dotted('2026-11-12'), '서울특별시 관악구청장')
    },
    truth: {
      document: 'BUILDING_REGISTER',
      issuedOn: '2026-11-12',
      addressText: '서울특별시 관악구 신림동 1422-5 201호',
      values: { areaSquareMeter: 33.12, floor: 2, use: '다세대주택' },
      open: ['areaSquareMeter', 'floor', 'use'],
    },
  },
]
