import type { SmallLeaseRegion, Sureness } from './law-constant.ts'

/** The source of a place's assignment to a region. */
type Seen = { sureness: Sureness; sourceName: string; sourceUrl: string | null; checkedOn: string }

/** The regions of a place in one period. Several: the legal district has parts in each of them. */
export type SmallLeasePeriod = Seen & {
  /** First day, `YYYY-MM-DD`. It lasts until the next period of the place begins. */
  from: string
  regions: readonly SmallLeaseRegion[]
}

/** A place whose small-lease region differs from that of the surrounding place. */
export type SmallLeaseMember = {
  name: string
  /** Prefixes of its legal-district codes, including former ones. The longest prefix that matches a code applies. */
  codes: readonly string[]
  /** Oldest first. Before the first one, the region of the surrounding place applies. */
  periods: readonly SmallLeasePeriod[]
}

const DECREE: Seen = {
  sureness: 'V',
  sourceName: '주택임대차보호법 시행령 제10조',
  sourceUrl: 'https://zlaw.co.kr/?p=1711',
  checkedOn: '2026-11-22',
}
/** The decree's texts of 2010 and 2014, and of 2016 and 2018. */
const DECREE_2014: Seen = { ...DECREE, sourceUrl: 'https://azmoney.tistory.com/26' }
const DECREE_2018: Seen = {
  ...DECREE,
  sourceUrl: 'https://cafe.daum.net/_c21_/bbs_read?datanum=46&fldid=R6Rl&grpid=sV4V',
}
const DECREE_2021: Seen = { ...DECREE, sourceUrl: 'https://wcmsm.kpinews.kr/newsView/179547275725353' }
/** Until 2010 the metropolitan group excluded Incheon. */
const DECREE_2001: Seen = {
  ...DECREE,
  sourceUrl: 'http://kykcyh.tistory.com/tag/%EC%86%8C%EC%95%A1%EC%9E%84%EC%B0%A8%EC%9D%B8%20%EB%8C%80%EC%83%81',
}
const DECREE_1990: Seen = { ...DECREE, sourceUrl: 'https://atob0814.tistory.com/169', checkedOn: '2026-10-09' }
const ZONE: Seen = {
  sureness: 'V',
  sourceName: '수도권정비계획법 시행령 별표 1',
  sourceUrl: 'https://ko.wikipedia.org/wiki/%EA%B3%BC%EB%B0%80%EC%96%B5%EC%A0%9C%EA%B6%8C%EC%97%AD',
  checkedOn: '2026-11-22',
}
/** The legal districts of such a part are general knowledge. */
const PARTLY: Seen = { ...ZONE, sureness: 'K' }
const KNOWN: Seen = { sureness: 'K', sourceName: '행정구역 연혁', sourceUrl: null, checkedOn: '2026-11-22' }

const ROW_1990 = '1990-02-19'
const ROW_2001 = '2001-09-15'
const ROW_2010 = '2010-07-26'
const ROW_2018 = '2018-09-18'
const ROW_2021 = '2021-05-11'

function since(from: string, seen: Seen, ...regions: SmallLeaseRegion[]): SmallLeasePeriod {
  return { ...seen, from, regions }
}

function place(name: string, codes: string, ...periods: SmallLeasePeriod[]): SmallLeaseMember {
  return { name, codes: codes.split(' '), periods }
}

/** A legal district of Incheon partly outside the zone, with a boundary that does not follow legal districts. */
function partlyOutsideZone(name: string, codes: string): SmallLeaseMember {
  return place(
    name,
    codes,
    since(ROW_2001, PARTLY, 'OVERCROWDING_ZONE', 'OTHER'),
    since(ROW_2010, PARTLY, 'OVERCROWDING_ZONE', 'METROPOLITAN_CITY'),
  )
}

const ZONE_CITIES: readonly SmallLeaseMember[] = (
  [
    ['성남시', '4113'],
    ['의정부시', '41150'],
    ['안양시', '4117'],
    ['부천시', '4119'],
    ['광명시', '41210'],
    ['고양시', '4128'],
    ['과천시', '41290'],
    ['구리시', '41310'],
    ['군포시', '41410'],
    ['의왕시', '41430'],
    ['하남시', '41450'],
    ['남양주시 호평동', '41360101'],
    ['남양주시 평내동', '41360102'],
    ['남양주시 금곡동', '41360103'],
    ['남양주시 일패동', '41360104'],
    ['남양주시 이패동', '41360105'],
    ['남양주시 삼패동', '41360106'],
    ['남양주시 가운동', '41360107'],
    ['남양주시 수석동', '41360108'],
    ['남양주시 지금동', '41360109'],
    ['남양주시 도농동', '41360110'],
  ] as const
).map(([name, codes]) => place(name, codes, since(ROW_2001, ZONE, 'OVERCROWDING_ZONE')))

export const SMALL_LEASE_MEMBERS: readonly SmallLeaseMember[] = [
  // none of the texts of the first decrees that were found mentions it, either way
  place('수원시', '4111', since(ROW_1990, KNOWN, 'OTHER'), since(ROW_2001, ZONE, 'OVERCROWDING_ZONE')),
  place('그 밖의 지역', '12 41 42 43 44 45 46 47 48 50 51 52', since(ROW_1990, DECREE_1990, 'OTHER')),
  place('서울특별시', '11', since(ROW_1990, DECREE_1990, 'SEOUL')),
  place('부산광역시, 대구광역시, 대전광역시', '26 27 30', since(ROW_1990, DECREE_1990, 'METROPOLITAN_CITY')),
  place('울산광역시', '31', since(ROW_1990, KNOWN, 'OTHER'), since('1997-07-15', KNOWN, 'METROPOLITAN_CITY')),
  // No source found states whether the merged city counts as a metropolitan city for the decree.
  place(
    '광주광역시',
    '29 12210 12240 12270 12300 12330',
    since(ROW_1990, DECREE_1990, 'METROPOLITAN_CITY'),
    since('2026-07-01', KNOWN, 'METROPOLITAN_CITY', 'OTHER'),
  ),
  place(
    '전남광주통합특별시의 시',
    '12110 12130 12150 12170 12190 46110 46130 46150 46170 46230',
    since('2026-07-01', KNOWN, 'METROPOLITAN_CITY', 'OTHER'),
  ),
  place('광역시의 군', '26710 27710 27720 28710 28720 31710', since(ROW_1990, DECREE_1990, 'OTHER')),
  place(
    '인천광역시',
    '28',
    since(ROW_1990, DECREE_1990, 'METROPOLITAN_CITY'),
    since(ROW_2001, ZONE, 'OVERCROWDING_ZONE'),
  ),
  // 검단, until 1995-03-01 a part of the county Gimpo
  place(
    '인천광역시 대곡동, 불로동, 마전동, 금곡동, 오류동, 왕길동, 당하동, 원당동',
    '28290103 28290104 28290105 28290106 28290107 28290108 28290109 28290110 28260113 28260114 28260115 28260117 28260118 28260119 28260120 28260121',
    since(ROW_1990, KNOWN, 'OTHER'),
    since('1995-03-01', KNOWN, 'METROPOLITAN_CITY'),
    since(ROW_2001, DECREE_2001, 'OTHER'),
    since(ROW_2010, ZONE, 'METROPOLITAN_CITY'),
  ),
  partlyOutsideZone(
    '인천광역시 영종구 중산동, 운남동, 운서동, 운북동, 을왕동, 남북동, 덕교동, 무의동(인천경제자유구역)',
    '28155 28110145 28110146 28110147 28110148 28110149 28110150 28110151 28110152',
  ),
  partlyOutsideZone('인천광역시 연수구 송도동(인천경제자유구역)', '28185106'),
  partlyOutsideZone(
    '인천광역시 서해구 경서동, 연희동, 원창동, 청라동(인천경제자유구역)',
    '28275102 28275104 28275109 28275111 28260104 28260106 28260111 28260122',
  ),
  partlyOutsideZone('인천광역시 남동구 남촌동, 논현동, 고잔동(남동 국가산업단지)', '28200107 28200110 28200111'),
  ...ZONE_CITIES,
  // consists of districts within the zone and a part of 진건읍 배양리 outside it
  place('남양주시 다산동', '41360112', since(ROW_2001, PARTLY, 'OVERCROWDING_ZONE', 'OTHER')),
  place('시흥시(반월특수지역)', '41390', since(ROW_2001, PARTLY, 'OVERCROWDING_ZONE', 'OTHER')),
  place(
    '세종특별자치시',
    '36',
    since(ROW_1990, DECREE_1990, 'OTHER'),
    since('2016-03-31', DECREE_2018, 'METROPOLITAN_CITY'),
    since(ROW_2018, DECREE_2018, 'OVERCROWDING_ZONE'),
  ),
  place(
    '용인시',
    '4146',
    since(ROW_2010, DECREE_2014, 'METROPOLITAN_CITY'),
    since(ROW_2018, DECREE_2018, 'OVERCROWDING_ZONE'),
  ),
  place('화성시', '4159', since(ROW_2018, DECREE_2018, 'OVERCROWDING_ZONE')),
  place(
    '김포시',
    '41570',
    since(ROW_2010, DECREE_2014, 'METROPOLITAN_CITY'),
    since(ROW_2021, DECREE_2021, 'OVERCROWDING_ZONE'),
  ),
  place('안산시', '4127', since(ROW_2010, DECREE_2014, 'METROPOLITAN_CITY')),
  place('광주시', '41610', since(ROW_2010, DECREE_2014, 'METROPOLITAN_CITY')),
  place('파주시', '41480', since(ROW_2018, DECREE_2018, 'METROPOLITAN_CITY')),
  place('이천시', '41500', since(ROW_2021, DECREE_2021, 'METROPOLITAN_CITY')),
  place('평택시', '41220', since(ROW_2021, DECREE_2021, 'METROPOLITAN_CITY')),
]
