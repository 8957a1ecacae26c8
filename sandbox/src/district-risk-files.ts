import { seededRandom } from './random.ts'
import { monthNumber, monthOf, seoulDate } from './seoul-date.ts'

/** A monthly table "임대차 시장 정보" in the layout of the Real Estate Board. `month`: `YYYYMM`. */
export type SampleDistrictRiskFile = { name: string; month: string; text: string }

/** Names as that table writes them; every figure beside them is made up. */
const PLACES: [province: string, districts: string][] = [
  [
    '서울특별시',
    '종로구 중구 용산구 성동구 광진구 동대문구 중랑구 성북구 강북구 도봉구 노원구 은평구 서대문구 마포구 양천구 강서구 구로구 금천구 영등포구 동작구 관악구 서초구 강남구 송파구 강동구',
  ],
  [
    '경기도',
    '수원장안구 수원권선구 수원팔달구 수원영통구 성남수정구 성남중원구 성남분당구 의정부시 안양만안구 안양동안구 부천시 부천원미구 부천소사구 부천오정구 광명시 평택시 동두천시 안산상록구 안산단원구 고양덕양구 고양일산동구 고양일산서구 과천시 구리시 남양주시 오산시 시흥시 군포시 의왕시 하남시 용인처인구 용인기흥구 용인수지구 파주시 이천시 안성시 김포시 화성시 화성만세구 화성효행구 화성병점구 화성동탄구 광주시 양주시 포천시 여주시 연천군 가평군 양평군',
  ],
  ['인천광역시', '중구 동구 미추홀구 연수구 남동구 부평구 계양구 서구 강화군 옹진군'],
  ['세종특별자치시', '세종특별자치시'],
  [
    '부산광역시',
    '중구 서구 동구 영도구 부산진구 동래구 남구 북구 해운대구 사하구 금정구 강서구 연제구 수영구 사상구 기장군',
  ],
  ['대구광역시', '중구 동구 서구 남구 북구 수성구 달서구 달성군 군위군'],
  ['광주광역시', '동구 서구 남구 북구 광산구'],
  ['대전광역시', '동구 중구 서구 유성구 대덕구'],
  ['울산광역시', '중구 남구 동구 북구 울주군'],
  [
    '강원특별자치도',
    '춘천시 원주시 강릉시 동해시 태백시 속초시 삼척시 홍천군 횡성군 영월군 평창군 정선군 철원군 화천군 양구군 인제군 고성군 양양군',
  ],
  [
    '충청북도',
    '청주상당구 청주서원구 청주흥덕구 청주청원구 충주시 제천시 보은군 옥천군 영동군 증평군 진천군 괴산군 음성군 단양군',
  ],
  [
    '충청남도',
    '천안동남구 천안서북구 공주시 보령시 아산시 서산시 논산시 계룡시 당진시 금산군 부여군 서천군 청양군 홍성군 예산군 태안군',
  ],
  [
    '전북특별자치도',
    '전주완산구 전주덕진구 군산시 익산시 정읍시 남원시 김제시 완주군 진안군 무주군 장수군 임실군 순창군 고창군 부안군',
  ],
  [
    '전라남도',
    '목포시 여수시 순천시 나주시 광양시 담양군 곡성군 구례군 고흥군 보성군 화순군 장흥군 강진군 해남군 영암군 무안군 함평군 영광군 장성군 완도군 진도군 신안군',
  ],
  [
    '경상북도',
    '포항남구 포항북구 경주시 김천시 안동시 구미시 영주시 영천시 상주시 문경시 경산시 의성군 청송군 영양군 영덕군 청도군 고령군 성주군 칠곡군 예천군 봉화군 울진군 울릉군',
  ],
  [
    '경상남도',
    '창원의창구 창원성산구 창원마산합포구 창원마산회원구 창원진해구 진주시 통영시 사천시 김해시 밀양시 거제시 양산시 의령군 함안군 창녕군 고성군 남해군 하동군 산청군 함양군 거창군 합천군',
  ],
  ['제주특별자치도', '제주시 서귀포시'],
]

/** Cities that stand beside their 구: courts count auctions under them, everything else is counted under the 구. */
const WITH_GUS = ['부천', '화성']
const MONTHS_BEFORE_PUBLICATION = 2

type Figures = { accidents: number; won: number; lots: number; sold: number; cells: string[] }

/** Returns the invented tables of the last published months, oldest first. */
export function sampleDistrictRiskFiles({ now, months }: { now: Date; months: number }): SampleDistrictRiskFile[] {
  const newest = monthNumber(seoulDate(now)) - MONTHS_BEFORE_PUBLICATION
  return Array.from({ length: months }, (_, index) => {
    const { year, month } = monthOf(newest - months + 1 + index)
    const text = `${year}-${String(month).padStart(2, '0')}`
    return {
      name: `rental_market_${text}.xls`,
      month: text.replace('-', ''),
      text: tableOf(year, month),
    }
  })
}

function tableOf(year: number, month: number): string {
  const provinces = PLACES.map(([province, districts]) => ({
    province,
    rows: districts.split(' ').map((district) => ({ district, figures: figuresOf(province, district, year, month) })),
  }))
  const all = provinces.flatMap(({ rows }) => rows.map(({ figures }) => figures))
  const rows = [
    rowOf('전국', '-', totalOf(all)),
    rowOf('수도권', '-', totalOf(all.slice(0, 85))),
    rowOf('지방', '-', totalOf(all.slice(85))),
    ...provinces.flatMap(({ province, rows: own }) => [
      rowOf(province, '소계', totalOf(own.map(({ figures }) => figures))),
      ...own.map(({ district, figures }) => rowOf(province, district, figures.cells)),
    ]),
  ]
  return page(`${year}년  ${month}월 `, rows.join(''))
}

function figuresOf(province: string, district: string, year: number, month: number): Figures {
  const own = seededRandom(`risk|${province}|${district}`)
  const next = seededRandom(`risk|${province}|${district}|${year}|${month}`)
  const city = WITH_GUS.find((name) => district.startsWith(name))
  const isCity = city !== undefined && district === `${city}시`
  const isGu = city !== undefined && !isCity
  const size = district.endsWith('군') ? 0.05 : own()
  const apartment = 45 + 30 * own()
  const rowHouse = apartment + 5 + 10 * next()
  const accidents = isCity ? 0 : Math.floor(90 * size * (0.5 + next()))
  const won = accidents * (80 + Math.floor(200 * next())) * 1_000_000
  const rate = accidents === 0 ? null : 0.3 + 4 * own() * (0.5 + next())
  const lots = isGu ? 0 : Math.floor(400 * size * (0.5 + next()))
  const sold = Math.floor(lots * (0.15 + 0.3 * next()))
  return {
    accidents,
    won,
    lots,
    sold,
    cells: [
      ...[apartment, apartment - 1, rowHouse, rowHouse - 2].map((ratio, index) =>
        isCity || (index > 0 && size < 0.1) ? '-' : ratio.toFixed(1),
      ),
      accidents === 0 ? '' : grouped(accidents),
      grouped(won),
      rate === null ? '-' : rate.toFixed(1),
      ...auctionCells(lots, sold, 45 + 45 * own()),
    ],
  }
}

function totalOf(parts: readonly Figures[]): string[] {
  const sum = (of: (part: Figures) => number) => parts.reduce((total, part) => total + of(part), 0)
  const accidents = sum((part) => part.accidents)
  return [
    '61.2',
    '60.4',
    '68.1',
    '66.9',
    accidents === 0 ? '' : grouped(accidents),
    grouped(sum((part) => part.won)),
    accidents === 0 ? '-' : '1.4',
    ...auctionCells(
      sum((part) => part.lots),
      sum((part) => part.sold),
      73,
    ),
  ]
}

function auctionCells(lots: number, sold: number, ratio: number): string[] {
  const share = lots === 0 ? '-' : ((sold / lots) * 100).toFixed(1)
  return [grouped(lots), grouped(sold), share, sold === 0 ? '-' : ratio.toFixed(1)]
}

function grouped(value: number): string {
  return value.toLocaleString('en-US')
}

const SPANS = [3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1]

function rowOf(province: string, district: string, cells: string[]): string {
  const all = [province, district, ...cells]
  return `<tr>${all.map((cell, index) => `<td colspan="${SPANS[index]}">${cell}</td>`).join('')}</tr>`
}

function page(month: string, rows: string): string {
  const titles = (...names: string[]) =>
    `<tr>${names.map((name) => `<th colspan="2" rowspan="1" style="top: 0px;">${name}</th>`).join('')}</tr>`
  const periods = ['최근 1년', '최근 3개월', '최근 1년', '최근 3개월']
  const counts = [
    '사고건수(건)',
    '사고금액(원)',
    '사고율(%)',
    '경매건수(건)',
    '낙찰건수(건)',
    '낙찰률(%)',
    '낙찰가율(%)',
  ]
  const head =
    titles('시도', '시군구', month) +
    titles('전세가율(%)', '보증사고현황(최근3개월)', '경매낙찰통계(최근 3개월)') +
    titles('아파트', '연립·다세대', ...counts) +
    titles(...periods)
  return `\r\n<!DOCTYPE html>\r\n<html lang="ko">\r\n<body>\r\n<table border="1">\r\n<caption></caption>\r\n<thead id="tbHead">${head}</thead>\r\n<tbody>${rows}</tbody>\r\n</table>\r\n<div> ※ 지어낸 표입니다. <br/></div>\r\n</body>\r\n</html>\r\n`
}
