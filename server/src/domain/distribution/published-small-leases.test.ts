import { COURSE, checkPublished, ILYOSISA, type Published, SEOUL_2021 } from './published-case.fixture.ts'

// biome-ignore format: a table
const CASES: [title: string, published: Published][] = [
  ['two mortgages under two rows: first row, mortgage, second row, tenants by fixed date', { source: `${ILYOSISA} 250503`, pool: 45_000, rows: SEOUL_2021,
    claims: [['갑', 'SECURITY', '2022-03-05', 30_000], ['정', 'SECURITY', '2023-03-05', 30_000]], tenants: [['을', '2022-04-01', '2022-04-01', 15_000], ['병', '2022-05-01', '2022-05-01', 16_000]],
    gets: { 을: 9_500, 갑: 30_000, 병: 5_500, 정: 0 } }],
  ['two small tenants, a mortgage, then by fixed date', { source: 'aha30000.tistory.com 17401493 (1)', pool: 7_000, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['갑', 'SECURITY', '2004-10-10', 3_000]], tenants: [['을', '2005-10-14', '2005-10-17', 3_000], ['병', '2005-10-15', '2005-10-16', 4_000]], gets: { 갑: 3_000, 을: 1_600, 병: 2_400 } }],
  // the table of 2023 in place of that of the source's year; behind the mortgage it lets the second tenant take the rest of the half
  ['the same where newer rows follow: the cut amounts of both, of which the first was received before', { source: 'aha30000.tistory.com 17401493 (1)', pool: 7_000, rows: [['2001-09-15', 4_000, 1_600], ['2023-02-21', 16_500, 5_500]],
    claims: [['갑', 'SECURITY', '2004-10-10', 3_000]], tenants: [['을', '2005-10-14', '2005-10-17', 3_000], ['병', '2005-10-15', '2005-10-16', 4_000]], gets: { 갑: 3_000, 을: 1_600, 병: 2_400 } }],
  ['the same of 4,000: half of it, 1,000 each', { source: 'aha30000.tistory.com 17401493 (1)', pool: 4_000, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['갑', 'SECURITY', '2004-10-10', 3_000]], tenants: [['을', '2005-10-14', null, 3_000], ['병', '2005-10-15', null, 4_000]], gets: { 갑: 2_000, 을: 1_000, 병: 1_000 } }],
  ['preferred wages and a small tenant share one rank', { source: 'cafe.daum.net datanum=132', pool: 5_900, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['임금', 'WAGES', '2005-01-01', 8_500], ['근', 'SECURITY', '2004-01-01', 3_000]], tenants: [['임', '2005-01-01', null, 4_000]], gets: { 임금: 4_965, 임: 935, 근: 0 } }],
  ['two small tenants of Gunpo, the mortgage takes the rest', { source: 'cafe.daum.net datanum=55', pool: 10_250, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['근', 'SECURITY', '2002-04-30', 10_800], ['가', 'GENERAL', '2003-01-01', 2_000], ['나', 'GENERAL', '2003-05-01', 747]], tenants: [['A', '2003-01-01', null, 4_000], ['B', '2003-01-01', null, 4_000]], gets: { A: 1_600, B: 1_600, 근: 7_050, 가: 0, 나: 0 } }],
  ['three small tenants of half: 1,000 each', { source: 'joongdo.co.kr 20091130000000211', pool: 6_000, rows: [['2008-08-21', 4_000, 1_400]],
    claims: [['은행', 'SECURITY', '2008-09-01', 10_000]], tenants: [['A', '2009-01-01', null, 2_000], ['B', '2009-01-01', null, 2_500], ['C', '2009-01-01', null, 2_000]], gets: { A: 1_000, B: 1_000, C: 1_000, 은행: 3_000 } }],
  ['one small tenant of half', { source: 'beautifulll.tistory.com/51', pool: 5_000, rows: [['2014-01-01', 9_500, 3_200]], claims: [['농협', 'SECURITY', '2015-06-03', 12_242]], tenants: [['A', '2016-01-01', null, 5_000]], gets: { A: 2_500, 농협: 2_500 } }],
  ['three small tenants of half of 5,000', { source: 'beautifulll.tistory.com/51', pool: 5_000, rows: [['2014-01-01', 9_500, 3_200]], claims: [['농협', 'SECURITY', '2015-06-03', 12_242]],
    tenants: [['A', '2016-01-01', null, 5_000], ['B', '2016-01-01', null, 5_000], ['C', '2016-01-01', null, 5_000]], gets: { A: 833, B: 833, C: 833, 농협: 2_500 } }],
  ['three small tenants of 30,000: all they may get first', { source: 'beautifulll.tistory.com/51', pool: 30_000, rows: [['2014-01-01', 9_500, 3_200]], claims: [['농협', 'SECURITY', '2015-06-03', 12_242]],
    tenants: [['A', '2016-01-01', null, 5_000], ['B', '2016-01-01', null, 5_000], ['C', '2016-01-01', null, 5_000]], gets: { A: 3_200, B: 3_200, C: 3_200, 농협: 12_242 } }],
  ['nineteen households share half of 150,000', { source: 'donga.com 20220519/113496971', pool: 150_000, rows: [['2021-05-11', 15_000, 5_000]], claims: [['은행', 'SECURITY', '2021-06-01', 54_000]],
    tenants: Array.from({ length: 19 }, (_, index) => [`T${index}`, '2022-01-01', null, 5_000] as [string, string, null, number]), gets: { T0: 3_947, T18: 3_947, 은행: 54_000 } }],
  ['amounts are cut by one ratio', { source: 'Gwangju District Court 2006가단49883 (2007-03-22)', pool: 2_584.8, rows: [['2001-09-15', 3_500, 1_400]], claims: [['은행', 'SECURITY', '2003-01-01', 10_000]],
    tenants: [['A', '2004-01-01', null, 3_000], ['B', '2004-01-01', null, 500]], gets: { A: 952, B: 340 } }],
  // the amount owed to the seizing creditor is not stated, only that it gets the remainder
  ['no security right: the row of the day of distribution, then by fixed date', { source: `${ILYOSISA}, 소액보증금 배당 사례 (2024-07-13)`, pool: 20_000, rows: SEOUL_2021,
    claims: [['을', 'GENERAL', '2022-05-05', 10_000]], tenants: [['갑', '2022-03-05', '2022-03-05', 15_000]], gets: { 갑: 15_000, 을: 5_000 } }],
  // no price is stated
  ['the same without a fixed date: only what the row gives', { source: `${ILYOSISA}, 소액보증금 배당 사례② (2024-07-19)`, pool: 20_000, rows: SEOUL_2021,
    claims: [['을', 'GENERAL', '2022-05-05', 20_000]], tenants: [['갑', '2022-03-05', null, 15_000]], gets: { 갑: 5_500 } }],
  // the source states no price for these four, so one is used at which the half reduces nobody's share
  ['a mortgage of the day before the row changed: nothing', { source: `${COURSE} Q014 (교재 제3강, 참이슬빌라)`, pool: 20_000, rows: [['2010-07-26', 7_500, 2_500], ['2014-01-01', 9_500, 3_200]],
    claims: [['근', 'SECURITY', '2013-12-30', 30_000]], tenants: [['임', '2015-03-11', null, 9_500]], gets: { 임: 0 } }],
  ['a mortgage of four days later: the new row', { source: `${COURSE} Q014 (교재 제3강, 하이트빌라)`, pool: 20_000, rows: [['2010-07-26', 7_500, 2_500], ['2014-01-01', 9_500, 3_200]],
    claims: [['근', 'SECURITY', '2014-01-03', 30_000]], tenants: [['임', '2015-03-11', null, 9_500]], gets: { 임: 3_200 } }],
  // 100 are missing behind 2,500, so the deposit is 2,600
  ['a registered lease behind the mortgage: what the row gives', { source: 'zacon100.com 임차권등기 실제사례', pool: 20_000, rows: [['2010-07-26', 7_500, 2_500]],
    claims: [['농협', 'SECURITY', '2012-05-01', 30_000]], tenants: [['허', '2012-07-23', '2010-09-01', 2_600]], gets: { 허: 2_500 } }],
  ['a small tenant of Yangsan before the bank', { source: 'ysnews.co.kr 40339', pool: 6_000, rows: [['2001-09-15', 3_000, 1_200]], claims: [['은행', 'SECURITY', '2003-01-01', 8_000]], tenants: [['임', '2004-01-01', null, 2_000]], gets: { 임: 1_200, 은행: 4_800 } }],
  // the source rounds down to tens of manwon: 1,450 and 1,090
  ['three small tenants want 4,400 of half of 8,000: one ratio', { source: `${COURSE} Q015 (교재 제3강 예시10)`, pool: 8_000, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['근', 'SECURITY', '2004-01-01', 9_000]], tenants: [['B', '2005-01-01', null, 4_000], ['C', '2005-01-01', null, 1_200], ['D', '2005-01-01', null, 4_000]], gets: { B: 1_455, C: 1_091, D: 1_455, 근: 4_000 } }],
  ['a plan of a court: five of wages, tax on the home, the mortgage', { source: '배당이의, plan of 2019-07-31, legalengine.co.kr ujSqnXCKtFSzSGZ9IIoN1g', pool: 111_993.1784,
    claims: [['F', 'WAGES', '2017-12-01', 750.4325], ['공단', 'WAGES', '2017-12-01', 400], ['G', 'WAGES', '2017-12-01', 1_184.6241], ['H', 'WAGES', '2017-12-01', 119.7049], ['I', 'WAGES', '2017-12-01', 870], ['영천시', 'OWN_TAX', '2019-01-01', 34.414], ['근', 'SECURITY', '2015-01-01', 150_000]],
    gets: { F: 750, 공단: 400, G: 1_185, H: 120, I: 870, 영천시: 34, 근: 108_634 } }],
]

checkPublished(CASES)
