import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import { normaliseAddress } from './normalise-address.ts'

const FILE = new URL('../district/catalogue/districts.tsv', import.meta.url)
const catalogue = createDistrictCatalogue(readFileSync(FILE, 'utf8'))

const SILLIM = '서울특별시 관악구 신림동 1422-5'

/** Address as written by users → lot-number address and unit text. */
const READ: [text: string, jibunAddress: string, unitText?: string][] = [
  ['서울 관악구 신림동 1422-5, 1203호', SILLIM, '1203호'],
  ['서울 관악구 신림동 1422-5 101-1203', SILLIM, '101-1203'],
  ['서울 관악구 신림동 1422-5 1동 2호', SILLIM, '1동 2호'],
  ['서울 관악구 신림동 1422-5 본동 101', SILLIM, '본동 101'],
  ['서울 관악구 신림동 1422-5 외 2필지', SILLIM, '외 2필지'],
  // 시도: full, short, omitted
  ['서울특별시 관악구 신림동 1422-5', SILLIM],
  ['서울시 관악구 신림동 1422-5', SILLIM],
  ['서울 관악구 신림동 1422-5', SILLIM],
  ['관악구 신림동 1422-5', SILLIM],
  ['신림동 1422-5', SILLIM],
  ['신림동 1422~5', SILLIM],
  ['신림동 1422 〜 5', SILLIM],
  ['신림동 1422-5 1~2층', SILLIM, '1~2층'],
  ['대전 유성구 봉명동 1016-2', '대전광역시 유성구 봉명동 1016-2'],
  ['부산 부산진구 부전동 168-27', '부산광역시 부산진구 부전동 168-27'],
  ['부산진구 부전동 168-27', '부산광역시 부산진구 부전동 168-27'],
  ['대구시 수성구 범어동 45', '대구광역시 수성구 범어동 45'],
  ['울산 남구 삼산동 1533-3', '울산광역시 남구 삼산동 1533-3'],
  ['세종시 나성동 742', '세종특별자치시 나성동 742'],
  ['세종특별자치시 조치원읍 원리 12-1', '세종특별자치시 조치원읍 원리 12-1'],
  ['제주 연동 312-1', '제주특별자치도 제주시 연동 312-1'],
  ['제주도 서귀포시 강정동 1500', '제주특별자치도 서귀포시 강정동 1500'],
  ['경남 창원시 성산구 상남동 12', '경상남도 창원시 성산구 상남동 12'],
  ['충북 청주시 흥덕구 복대동 288-128', '충청북도 청주시 흥덕구 복대동 288-128'],
  // former names of districts
  ['강원도 춘천시 봉의동 15', '강원특별자치도 춘천시 봉의동 15'],
  ['강원 춘천시 봉의동 15', '강원특별자치도 춘천시 봉의동 15'],
  ['전라북도 전주시 완산구 효자동1가 123-4', '전북특별자치도 전주시 완산구 효자동1가 123-4'],
  ['전북 전주시 완산구 효자동1가 123-4', '전북특별자치도 전주시 완산구 효자동1가 123-4'],
  ['광주광역시 서구 치평동 1200', '전남광주통합특별시 서구 치평동 1200'],
  ['광주 동구 금남로5가 12', '전남광주통합특별시 동구 금남로5가 12'],
  ['전라남도 목포시 용당동 12', '전남광주통합특별시 목포시 용당동 12'],
  ['전남 순천시 해룡면 신대리 2000', '전남광주통합특별시 순천시 해룡면 신대리 2000'],
  ['경북 군위군 군위읍 동부리 1', '대구광역시 군위군 군위읍 동부리 1'],
  ['인천 중구 운서동 2850', '인천광역시 영종구 운서동 2850'],
  ['인천 동구 송현동 66', '인천광역시 제물포구 송현동 66'],
  ['인천시 서구 가좌동 12-3', '인천광역시 서해구 가좌동 12-3'],
  ['경기도 화성시 진안동 535', '경기도 화성시 병점구 진안동 535'],
  ['경기도 화성시 동탄구 오산동 1000', '경기도 화성시 동탄구 여울동 1000'],
  ['경기도 용인시 처인구 양지면 양지리 12', '경기도 용인시 처인구 양지읍 양지리 12'],
  ['경기 부천시 원미동 12', '경기도 부천시 원미구 원미동 12'],
  // 시 and 구
  ['경기도 수원시 영통구 매탄동 1250', '경기도 수원시 영통구 매탄동 1250'],
  ['수원 영통구 매탄동 1250', '경기도 수원시 영통구 매탄동 1250'],
  ['성남시 정자동 178-1', '경기도 성남시 분당구 정자동 178-1'],
  ['경기도 광주시 송정동 12', '경기도 광주시 송정동 12'],
  // numbered and unusual dong
  ['서울 성동구 성수동1가 656-3', '서울특별시 성동구 성수동1가 656-3'],
  ['서울 성동구 성수동 1가 656-3', '서울특별시 성동구 성수동1가 656-3'],
  ['서울 중구 을지로 3가 5', '서울특별시 중구 을지로3가 5'],
  ['서울 종로구 종로1가 24', '서울특별시 종로구 종로1가 24'],
  ['서울 종로구 세종로 1-68', '서울특별시 종로구 세종로 1-68'],
  ['서울 동작구 상도1동 12', '서울특별시 동작구 상도1동 12'],
  ['부산 강서구 대저1동 12', '부산광역시 강서구 대저1동 12'],
  ['제주시 애월읍 광령1리 1200', '제주특별자치도 제주시 애월읍 광령1리 1200'],
  ['청주시 상당구 미원면 기암리(岐岩) 12', '충청북도 청주시 상당구 미원면 기암리(岐岩) 12'],
  // 산, 번지, 호
  ['서울 관악구 신림동 산 56-1', '서울특별시 관악구 신림동 산 56-1'],
  ['서울 관악구 신림동 산56-1번지', '서울특별시 관악구 신림동 산 56-1'],
  ['서울 금천구 가산동산12-3', '서울특별시 금천구 가산동 산 12-3'],
  ['서울 관악구 신림동 1422-5번지', SILLIM],
  ['서울 관악구 신림동 1422번지 5호', SILLIM],
  ['서울 관악구 신림동 1422번지의 5', SILLIM],
  ['서울 관악구 신림동 1422의 5', SILLIM],
  ['서울 강남구 대치동 316', '서울특별시 강남구 대치동 316'],
  ['서울 강남구 대치동 316번지', '서울특별시 강남구 대치동 316'],
  // blanks, signs, country and zip code
  ['서울관악구신림동1422-5', SILLIM],
  ['서 울 관 악 구 신 림 동 1422 - 5', SILLIM],
  ['  서울특별시   관악구\t신림동\n1422-5  ', SILLIM],
  ['서울특별시 관악구 신림동 １４２２－５', SILLIM],
  ['서울특별시 관악구 신림동 1422–5', SILLIM],
  ['서울특별시, 관악구, 신림동, 1422-5', SILLIM],
  ['서울특별시 관악구 (신림동) 1422-5', SILLIM],
  ['대한민국 서울특별시 관악구 신림동 1422-5', SILLIM],
  ['(08826) 서울특별시 관악구 신림동 1422-5', SILLIM],
  ['우)08826 서울특별시 관악구 신림동 1422-5', SILLIM],
  ['우편번호: 151-892 대한민국 서울특별시 관악구 신림동 1422-5', SILLIM],
  ['서울특별시 관악구 신림동 1422-5'.normalize('NFD'), SILLIM],
  // text after the lot number
  ['서울 관악구 신림동 1422-5 101동 1203호', SILLIM, '101동 1203호'],
  ['서울 관악구 신림동 1422-5, 3층 302호', SILLIM, '3층 302호'],
  ['서울 관악구 신림동 1422-5 (신림빌라) 지하층', SILLIM, '(신림빌라) 지하층'],
  ['서울 관악구 신림동 1422-5호반빌라 201호', SILLIM, '호반빌라 201호'],
  ['서울 강남구 대치동 316번지 401호', '서울특별시 강남구 대치동 316', '401호'],
  ['서울 강남구 대치동 316 은마아파트 제1동 제203호', '서울특별시 강남구 대치동 316', '은마아파트 제1동 제203호'],
  ['해룡면 신대리 2000 외 2필지', '전남광주통합특별시 순천시 해룡면 신대리 2000', '외 2필지'],
]

/** Address → the reason why it names no lot, and a district that must be among the candidates. */
const REFUSED: [text: string, reason: string, candidate?: string][] = [
  ['', 'EMPTY'],
  [' ,\u3000\t', 'EMPTY'],
  ['중앙동 12', 'AMBIGUOUS_DISTRICT', '경기도 과천시 중앙동'],
  ['광주 송정동 12', 'AMBIGUOUS_DISTRICT', '경기도 광주시 송정동'],
  ['경기도 화성시 능동 1190', 'AMBIGUOUS_DISTRICT', '경기도 화성시 동탄구 능동'],
  ['청주시 상당구 미원면 기암리 12', 'AMBIGUOUS_DISTRICT', '충청북도 청주시 상당구 미원면 기암리(基岩)'],
  ['서울 관악구 신림1동 1422-5', 'ADMINISTRATIVE_DONG', '서울특별시 관악구 신림동'],
  ['관악구 신림제3동 12', 'ADMINISTRATIVE_DONG', '서울특별시 관악구 신림동'],
  ['상계3·4동 12', 'ADMINISTRATIVE_DONG', '서울특별시 노원구 상계동'],
  ['성수1가2동 656', 'ADMINISTRATIVE_DONG', '서울특별시 성동구 성수동1가'],
  ['화성시 봉담읍 123-4', 'NOT_LEAF_DISTRICT', '경기도 화성시 효행구 봉담읍 동화리'],
  ['서울 관악구 1422-5', 'NOT_LEAF_DISTRICT', '서울특별시 관악구 신림동'],
  ['서울 관악구 신림동', 'NO_LOT', '서울특별시 관악구 신림동'],
  ['서울 관악구 신림동 101동 1203호', 'NO_LOT'],
  ['서울 관악구 신림동 삼성아파트', 'NO_LOT'],
  ['서울 관악구 신림동 가-12', 'NO_LOT'],
  ['서울 관악구 신림동 1***', 'NO_LOT'],
  ['서울 관악구 신림동 BL-7', 'NO_LOT'],
  ['서울 관악구 신림동 1422~1425', 'NO_LOT'],
  ['서울 관악구 신림동 1422 ~ 1425번지', 'NO_LOT'],
  ['서울 관악구 신림동 1422번지~1425번지', 'NO_LOT'],
  ['서울 관악구 신림동 1422-5~7', 'NO_LOT'],
  ['서울 관악구 신림동 1422에서 1425', 'NO_LOT'],
  ['서울 관악구 신림동 1422부터 1425까지', 'NO_LOT'],
  ['서울 관악구 신림동 1422-5, 1422-6', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422번지, 1425번지', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422번지와 1425번지', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422 및 1425', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422 또는 1425', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422 & 1425', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422 봉천동 855', 'LOT_UNSURE'],
  ['서울 관악구 신림동 1422-5 내지 1422-7', 'LOT_UNSURE'],
  ['서울 관악구 신림동 산12～15', 'NO_LOT'],
  ['서울 관악구 신림동 0', 'NO_LOT'],
  ['서울 용산구 한강로2가', 'NO_LOT'],
  ['서울 관악구', 'NO_LOT'],
  ['서울 관악구 신림로 12', 'ROAD_ADDRESS'],
  ['서울특별시 관악구 신림로12길 3-4, 101동 1203호 (신림동)', 'ROAD_ADDRESS'],
  ['서울 강남구 테헤란로 152', 'ROAD_ADDRESS'],
  ['테헤란로152', 'ROAD_ADDRESS'],
  ['시흥대로 12', 'ROAD_ADDRESS'],
  ['서울 종로구 종로 1길 50', 'ROAD_ADDRESS'],
  ['서울 강남구 봉은사로 지하 102', 'ROAD_ADDRESS'],
  ['대전 중구 대흥로121번길 44', 'ROAD_ADDRESS'],
  ['광주 남구 2순환로 12', 'ROAD_ADDRESS'],
  ['경기도 화성시 봉담읍 동화길 12', 'ROAD_ADDRESS'],
  ['서울 관악구 없는동 12', 'NO_DISTRICT'],
  ['집', 'NO_DISTRICT'],
  ['1422-5', 'NO_DISTRICT'],
]

for (const [text, jibunAddress, unitText = null] of READ) {
  test(`address ${JSON.stringify(text)}`, () => {
    const result = normaliseAddress({ address: text }, catalogue)
    assert.ok(result.ok, `refused: ${result.ok || result.reason}`)
    assert.deepEqual([result.address.jibunAddress, result.address.unitText], [jibunAddress, unitText])
  })
}

for (const [text, reason, candidate] of REFUSED) {
  test(`no lot in ${JSON.stringify(text)}: ${reason}`, () => {
    const result = normaliseAddress({ address: text }, catalogue)
    assert.ok(!result.ok)
    assert.equal(result.reason, reason)
    if (candidate !== undefined) assert.ok(result.candidates.some(({ fullName }) => fullName === candidate))
  })
}

test('an abolished name names the code it came from', () => {
  const formerCode = (address: string) => {
    const result = normaliseAddress({ address }, catalogue)
    return result.ok ? result.address.formerCode : result.reason
  }
  assert.equal(formerCode('강원도 춘천시 봉의동 15'), '4211010100')
  assert.equal(formerCode('강원특별자치도 춘천시 봉의동 15'), null)
  assert.equal(formerCode('인천 서구 가좌동 12-3'), '2826011200')
})
