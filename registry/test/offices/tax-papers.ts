import type { PaperDesk } from '../generator/papers/paper-desk.ts'
import { dotted, inWords, type OfficePaper, shortWords, spaced } from './office-paper.ts'

const NATIONAL_HEADER = ['연장·유예종류', '연장·유예기간', '과세기간', '세목', '납부기한', '세액']
const LOCAL_HEADER = ['과세연도', '세목', '납부기한', '세액', '유예기간']

function nationalHead(desk: PaperDesk, valid: string): void {
  desk.left('■ 국세징수법 시행규칙 [별지 제94호서식]')
  desk.left('발급번호 5992-133-7220-660     처리기간 즉시')
  desk.title('납세증명서(국세완납증명)')
  desk.left('납세자 상호(법인명)          사업자등록번호')
  desk.left('성명(대표자) 홍*동     주민(법인)등록번호 700101-1******')
  desk.left('주소(본점) 서울특별시 서초구 방배로 524, 110동 501호')
  desk.left('사용목적 [ ] 대금 수령  [ ] 해외이주  [√] 기타')
  desk.left(`증명서의 유효기간 ${valid}     유효기간을 정한 사유`)
}

function nationalFoot(desk: PaperDesk, day: string): void {
  desk.left('「국세징수법」 제108조 및 같은 법 시행령 제95조에 따라 발급일 현재 위의 연장·유예액 또는')
  desk.left('「부가가치세법」 제3조의2, 「종합부동산세법」 제7조의2 및 제12조의2에 따른 물적납세의무와')
  desk.left('관련된 체납액을 제외하고는 다른 체납액이 없음을 증명합니다.')
  desk.centred(day)
  desk.centred('서초세무서장')
}

function localHead(desk: PaperDesk, title: string, valid: string): void {
  desk.left('발급번호 9572-3737-4206-7656   접수일 2026-11-20   처리기간 즉시')
  desk.title(title)
  desk.left('납세자 성명(법인명) 홍*동   주민등록번호(법인등록번호) 700101-1******')
  desk.left('주소(영업소) 서울특별시 서초구 방배로 524, 110동 501호')
  desk.left('증명서 사용목적 임대차계약 제출용')
  desk.left(`증명서 유효기간 ${valid}`)
}

function localFoot(desk: PaperDesk, day: string): void {
  desk.left('「지방세징수법」 제5조 및 같은 법 시행령 제6조에 따라 발급일 현재 위의 징수유예등')
  desk.left('또는 체납처분유예액을 제외하고는 다른 체납액이 없음을 증명합니다.')
  desk.centred(day)
  desk.centred('서울특별시 서초구청장')
}

export const TAX_PAPERS: OfficePaper[] = [
  {
    name: 'of national taxes on the form of today, with a term of two days',
    setting: { seed: 302, turn: 0, rules: 'GRID' },
    print(desk) {
      nationalHead(desk, `${inWords('2026-11-20')} ~ ${inWords('2026-12-19')}`)
      desk.centred('연 장 · 유 예 명 세')
      desk.table(NATIONAL_HEADER, [1.2, 1.4, 1.2, 1, 1, 1], [['해당없음', '', '', '', '', '']])
      nationalFoot(desk, inWords('2026-11-20'))
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-11-20',
      validUntil: '2026-12-19',
      values: { noArrears: true, deferred: 'NONE' },
    },
  },
  {
    name: 'of local taxes on the form of today',
    setting: { seed: 311, turn: 0, rules: 'BOXES' },
    print(desk) {
      localHead(desk, '지방세 납세증명서', `${spaced('2026-12-20')}까지`)
      desk.centred('징수유예등 또는 체납처분유예의 내역')
      desk.table(LOCAL_HEADER, [1, 1.2, 1.2, 1.2, 2], [['해당 사항 없음', '', '', '', '']])
      localFoot(desk, shortWords('2026-11-20'))
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-11-20',
      validUntil: '2026-12-20',
      values: { noArrears: true, deferred: 'NONE' },
    },
  },
  {
    name: 'of local taxes, out of date',
    setting: { seed: 323, turn: 0, rules: 'LEVEL_ONLY' },
    print(desk) {
      localHead(desk, '지방세 납세증명(신청)서', `${dotted('2026-08-01')} ~ ${dotted('2026-08-31')}`)
      desk.centred('징수유예등 또는 체납처분유예의 명세')
      desk.table(LOCAL_HEADER, [1, 1.2, 1.2, 1.2, 2], [['해당사항 없음', '', '', '', '']])
      localFoot(desk, inWords('2026-08-01'))
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-08-01',
      validUntil: '2026-08-31',
      values: { noArrears: true, deferred: 'NONE' },
      problems: ['EXPIRED'],
    },
  },
  {
    name: 'of local taxes, with one that is put off',
    setting: { seed: 330, turn: 0, rules: 'GRID' },
    print(desk) {
      localHead(desk, '지방세 납세증명서', `${inWords('2026-11-20')} ~ ${inWords('2026-12-19')}`)
      desk.centred('징수유예등 또는 체납처분유예의 내역')
      desk.table(
        LOCAL_HEADER,
        [1, 1.2, 1.2, 1.2, 2],
        [['2025', '지방소득세', '2025.05.31', '2,199,610', '2025.11.22~2026.12.22']],
      )
      localFoot(desk, inWords('2026-11-20'))
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-11-20',
      validUntil: '2026-12-19',
      values: { noArrears: true, deferred: 'SOME' },
      open: ['noArrears', 'deferred'],
    },
  },
  {
    name: 'of national taxes, a form that nobody filled in',
    setting: { seed: 342, turn: 0, rules: 'GRID' },
    print(desk) {
      desk.left('■ 국세징수법 시행규칙 [별지 제94호서식]')
      desk.left('발급번호          처리기간 즉시')
      desk.title('납세증명서')
      desk.left('증명서의 유효기간     년   월   일')
      desk.centred('연장·유예 명세')
      desk.table(NATIONAL_HEADER, [1.2, 1.4, 1.2, 1, 1, 1], [['', '', '', '', '', '']])
      desk.left('발급일 현재 위의 연장·유예액을 제외하고는 다른 체납액이 없음을 증명합니다.')
      desk.centred('년    월    일')
      desk.centred('세무서장')
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: null,
      values: { noArrears: true, deferred: 'NONE' },
      open: ['noArrears', 'deferred'],
      problems: ['NOT_ISSUED'],
    },
  },
  {
    name: 'of what the tax office showed of unpaid taxes',
    setting: { seed: 351, turn: 0, rules: 'GRID' },
    print(desk) {
      desk.title('미납국세 등 열람내역')
      desk.left('임대인 성명 홍*동   생년월일 1970-01-01')
      desk.table(
        ['구분', '세목', '납부기한', '세액(원)'],
        [1, 1, 1, 1],
        [['체납액', '종합소득세', '2026-05-31', '12,340,000']],
      )
      desk.left('위와 같이 미납국세 등을 열람하였습니다.')
      desk.centred(inWords('2026-11-20'))
      desk.centred('관악세무서장')
    },
    truth: { document: 'OTHER', issuedOn: null, values: {}, problems: ['NOT_READ'] },
  },
  {
    name: 'of local taxes, with an amount in arrears above the usual sentence',
    setting: { seed: 364, turn: 0, rules: 'THIN_FILLS' },
    print(desk) {
      localHead(desk, '지방세 납세증명서', `${inWords('2026-11-20')} ~ ${inWords('2026-12-19')}`)
      desk.left('체납액 : 1,250,000원 (재산세 2026년 2기분)')
      desk.centred('징수유예등 또는 체납처분유예의 내역')
      desk.table(LOCAL_HEADER, [1, 1.2, 1.2, 1.2, 2], [['해당사항 없음', '', '', '', '']])
      localFoot(desk, inWords('2026-11-20'))
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-11-20',
      validUntil: '2026-12-19',
      values: { noArrears: true, deferred: 'NONE' },
      open: ['noArrears'],
    },
  },
  {
    name: 'of local taxes, with nothing put off on the line of the heading',
    setting: { seed: 545, turn: 0 },
    print(desk) {
      localHead(desk, '지방세 납세증명서(완납증명)', `${spaced('2026-11-05')} ~ ${spaced('2026-12-04')}`)
      desk.left('징수유예등 또는 체납처분유예의 명세 : 해당없음')
      localFoot(desk, inWords('2026-11-05'))
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-11-05',
      validUntil: '2026-12-04',
      values: { noArrears: true, deferred: 'NONE' },
    },
  },
  {
    name: 'of national taxes, with its other name below the title and the day behind a label',
    setting: { seed: 456, turn: 0, rules: 'GRID' },
    print(desk) {
      desk.left('발급번호 : 7721-004-1183-552')
      desk.title('납 세 증 명 서')
      desk.centred('(국세완납증명)')
      desk.left('성명(대표자) 박*연   주민등록번호 900210-1******')
      desk.left(`증명서의 유효기간 : ${dotted('2026-12-19')}.까지`)
      desk.centred('연장 · 유예 명세')
      desk.table(NATIONAL_HEADER, [1.2, 1.4, 1.2, 1, 1, 1], [['해당 없음', '', '', '', '', '']])
      desk.left('체납액 : 없음')
      desk.left('「국세징수법」 제108조에 따라 발급일 현재 위의 연장·유예액을 제외')
      desk.left('하고는 다른 체납액이 없음을 증명합니다.')
      desk.left(`발급일 ${inWords('2026-11-19')}`)
      desk.centred('관악세무서장')
    },
    truth: {
      document: 'TAX_CERTIFICATE',
      issuedOn: '2026-11-19',
      validUntil: '2026-12-19',
      values: { noArrears: true, deferred: 'NONE' },
    },
  },
]
