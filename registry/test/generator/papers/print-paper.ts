import { korean } from '../korean-words.ts'
import type { Layout } from '../layout.ts'
import type {
  InventedFixedDates,
  InventedHouseholds,
  InventedPaper,
  InventedRegister,
  InventedTax,
} from './invented-papers.ts'
import { PaperDesk, type Watermark } from './paper-desk.ts'

/** Prints a paper as a PDF, following the official form of its kind. */
export function printPaper(paper: InventedPaper, layout: Layout, watermark?: Watermark): Uint8Array {
  const desk = new PaperDesk(layout, watermark)
  switch (paper.document) {
    case 'BUILDING_REGISTER':
      register(desk, paper)
      break
    case 'FIXED_DATES':
      fixedDates(desk, paper)
      break
    case 'HOUSEHOLDS':
      households(desk, paper)
      break
    case 'TAX_CERTIFICATE':
      tax(desk, paper)
      break
  }
  return desk.file()
}

/** Formats a date in one of the styles that offices use. */
function dayIn({ seed }: Layout, date: string): string {
  return seed % 2 === 0 ? korean(date) : date.replaceAll('-', seed % 3 === 0 ? '.' : '-')
}

function register(desk: PaperDesk, paper: InventedRegister): void {
  const { layout } = desk
  const [, region = '', lot = ''] = /^(.*) ([\d-]+)$/.exec(paper.address) ?? []
  const title = paper.part === 'UNIT' ? '집합건축물대장(전유부, 갑)' : '일반건축물대장(갑)'
  desk.title(title, paper.violation ? '위반건축물' : '')
  desk.left(`고유번호 1162010200-3-0${paper.seed}`)
  desk.left(`대지위치 ${region}   지번 ${lot}${paper.part === 'UNIT' ? '   호명칭 301호' : ''}`)
  if (paper.part === 'UNIT') {
    desk.centred('전 유 부 분')
    const floor = paper.floor < 0 ? `지${-paper.floor}층` : `${paper.floor}층`
    const header = ['구분', '층별', '※구조', '용도', '면적(㎡)']
    desk.table(header, [1, 1, 2, 2, 1.4], [['주', floor, '철근콘크리트구조', paper.use, paper.area.toFixed(2)]])
    desk.centred('공 용 부 분')
    desk.table(header, [1, 1, 2, 2, 1.4], [['주', '각층', '철근콘크리트구조', '계단실', '7.31']])
  } else {
    desk.left(`연면적 412.5㎡   주구조 철근콘크리트구조   주용도 다가구주택`)
    desk.left(`층수 지하 1층/지상 4층   호수/가구수/세대수 0호/${paper.households}가구/0세대`)
  }
  desk.centred('소 유 자 현 황')
  desk.table(
    ['성명(명칭)', '주소', '변동일'],
    [1, 2, 1],
    [[`${paper.names[0]} 800101-1******`, '서울특별시 관악구 신림동 7', dayIn(layout, '2019-03-04')]],
  )
  desk.left('이 등(초)본은 건축물대장의 원본내용과 틀림없음을 증명합니다.')
  desk.left(`발급일 : ${dayIn(layout, paper.issuedOn)}`)
}

function fixedDates(desk: PaperDesk, { leases, address, issuedOn }: InventedFixedDates): void {
  const { layout } = desk
  const won = (amount: number) => `${amount.toLocaleString('en-US')}${layout.seed % 2 === 0 ? '원' : ''}`
  const unit = layout.seed % 2 === 0 ? '' : '(원)'
  desk.title('확정일자 부여현황')
  desk.left(`소재지 ${address}`)
  const day = (date: string) => dayIn(layout, date)
  desk.table(
    ['순번', '확정일자 부여일', `보증금${unit}`, '차임', '임대차기간'],
    [0.7, 1.5, 1.7, 1.3, 2],
    leases.map(({ fixedOn, amountWon, rentWon, from, until }, at) => [
      String(at + 1),
      day(fixedOn),
      won(amountWon),
      won(rentWon),
      `${day(from)} ~ ${day(until)}`,
    ]),
  )
  if (leases.length === 0) desk.centred('해당사항 없음')
  else if (layout.seed % 4 === 0) desk.left(`총 ${leases.length}건`)
  desk.left('위와 같이 임대차 정보를 제공합니다.')
  desk.left(`발급일 : ${day(issuedOn)}`)
}

function households(desk: PaperDesk, { households: list, address, issuedOn, names }: InventedHouseholds): void {
  const { layout } = desk
  const day = (date: string) => dayIn(layout, date)
  const name = (at: number) =>
    layout.seed % 2 === 0 ? `${(names[at % 12] ?? '').slice(0, 1)}**` : (names[at % 12] ?? '')
  desk.title('전입세대확인서(동거인포함)')
  desk.left(`행정기관 : 서울특별시 관악구 신림동   작업일시 : ${day(issuedOn)}`)
  desk.left(`주소 : ${address}`)
  desk.table(
    ['순번', '세대주 성명', '전입일자', '등록구분', '최초전입자', '전입일자', '등록구분'],
    [0.8, 1.3, 1.7, 1.1, 1.3, 1.7, 1.1],
    list.map(({ movedInOn, firstMovedInOn }, at) => [
      String(at + 1),
      name(at),
      day(movedInOn),
      '거주자',
      name(at + 1),
      day(firstMovedInOn),
      '거주자',
    ]),
  )
  if (list.length === 0) desk.centred('해당주소의 세대주가 존재하지 않음')
  desk.left('위와 같이 전입세대를 확인합니다.')
}

function tax(desk: PaperDesk, paper: InventedTax): void {
  const { layout } = desk
  const day = (date: string) => dayIn(layout, date)
  const isLocal = paper.tax === 'LOCAL'
  desk.title(isLocal ? '지방세 납세증명(신청)서' : '납세증명서')
  desk.left(`발급번호 ${8000 + paper.seed}-123-4567`)
  desk.left(`납세자 성명 ${paper.names[0]}   주민등록번호 800101-1******`)
  desk.left(`증명서의 유효기간 : ${day(paper.validUntil)}`)
  desk.left('징수유예 또는 체납처분 유예의 명세')
  desk.table(
    ['유예종류', '유예기간', '세목', '납부기한', '세액'],
    [1, 1.6, 1, 1.4, 1.2],
    paper.hasDeferred
      ? [['징수유예', '2026.01.01', '소득세', '2026.12.31', '1,200,000']]
      : [['해당사항 없음', '', '', '', '']],
  )
  const law = isLocal
    ? '「지방세징수법」 제5조 및 같은 법 시행령 제6조'
    : '「국세징수법」 제108조 및 같은 법 시행령 제94조'
  desk.left(`${law}에 따라 발급일 현재 위의 유예액을`)
  desk.left('제외하고는 다른 체납액이 없음을 증명합니다.')
  desk.centred(korean(paper.issuedOn))
  desk.centred(isLocal ? '서울특별시 관악구청장' : '관악세무서장')
}
