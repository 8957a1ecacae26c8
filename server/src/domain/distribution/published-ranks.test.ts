import { COURSE, checkPublished, ILYOSISA, type Published, SEOUL_2021 } from './published-case.fixture.ts'

// biome-ignore format: a table
const CASES: [title: string, published: Published][] = [
  ['fixed date and mortgage of one day are equal', { source: `${ILYOSISA} 246728`, pool: 60_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-06', 80_000]], tenants: [['갑', '2022-03-05', '2022-03-06', 40_000]], gets: { 갑: 20_000, 을: 40_000 } }],
  ['the fixed date a day earlier: all of it before the mortgage', { source: `${ILYOSISA} 246728`, pool: 60_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-06', 80_000]], tenants: [['갑', '2022-03-05', '2022-03-05', 40_000]], gets: { 갑: 40_000, 을: 20_000 } }],
  ['report, fixed date and mortgage of one day: the mortgage first', { source: `${ILYOSISA} 배당사례`, pool: 50_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2021-03-05', 30_000]], tenants: [['갑', '2021-03-05', '2021-03-05', 30_000], ['병', '2021-04-05', '2021-04-05', 20_000]], gets: { 을: 30_000, 갑: 20_000, 병: 0 } }],
  ['a fixed date before the mortgage', { source: 'betherich.tistory.com/214', pool: 5_000, rows: [['2010-07-26', 7_500, 2_500]],
    claims: [['을', 'SECURITY', '2011-05-10', 3_000]], tenants: [['갑', '2011-01-10', '2011-01-10', 3_000]], gets: { 갑: 3_000, 을: 2_000 } }],
  ['a seizure behind a mortgage gets what is left', { source: 'aha30000.tistory.com 17401493 (2)', pool: 3_000, claims: [['갑', 'SECURITY', '2004-10-10', 2_000], ['을', 'GENERAL', '2005-10-14', 2_000]], gets: { 갑: 2_000, 을: 1_000 } }],
  ['standing and fixed date on the day before the mortgage: the tenant first', { source: `${ILYOSISA} 246494`, pool: 50_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-06', 40_000]], tenants: [['갑', '2022-03-05', '2022-03-05', 20_000], ['병', '2022-04-05', '2022-04-05', 30_000]], gets: { 갑: 20_000, 을: 30_000, 병: 0 } }],
  ['a deposit raised after the mortgage ranks behind it with what was raised', { source: `${ILYOSISA}, 보증금이 증액된 임차권 (tag 임차권, 2025-05)`, pool: 80_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-05', 30_000]], tenants: [['갑', '2021-03-05', '2021-03-05', 40_000], ['갑', '2021-03-05', '2023-03-05', 20_000]], gets: { 갑: 50_000, 을: 30_000 } }],
  ['a fixed date and two mortgages of its day share by amount', { source: `${COURSE} Q012 (교재 제3강 예시7)`, pool: 20_000,
    claims: [['KB', 'SECURITY', '2016-09-02', 20_000], ['NH', 'SECURITY', '2016-09-02', 10_000]], tenants: [['C', '2016-09-01', '2016-09-02', 10_000]], gets: { C: 5_000, KB: 10_000, NH: 5_000 } }],
  // of the mortgages, the source then lets the first ones take from the last: 2,000, 2,000 and 800
  ['a fixed date and three mortgages of its day: the tenant by amount', { source: 'ok-law.co.kr/사례/1952541', pool: 8_000,
    claims: [['1', 'SECURITY', '2016-09-02', 2_000], ['2', 'SECURITY', '2016-09-02', 2_000], ['3', 'SECURITY', '2016-09-02', 2_000]], tenants: [['임', '2016-08-01', '2016-09-02', 4_000]], gets: { 임: 3_200 } }],
  ['no fixed date: both mortgages take everything', { source: 'auction.tweety805.com 대항력은 있지만 확정일자가 없는 배당요구의 경우', pool: 20_000, rows: [['2014-01-01', 9_500, 3_200]],
    claims: [['국민', 'SECURITY', '2015-10-11', 10_000], ['신한', 'SECURITY', '2015-10-13', 10_000], ['현대', 'GENERAL', '2016-01-18', 1_000]], tenants: [['김', '2014-02-01', null, 10_000]], gets: { 김: 0, 국민: 10_000, 신한: 10_000, 현대: 0 } }],
  // legal dates before the fixed date; the source does not state how the seizures are divided
  ['three seizures for tax go before the tenant', { source: 'donga.com 20220210/111711398 고준석', pool: 30_000,
    claims: [['세', 'TAX', '2017-01-01', 10_000]], tenants: [['임', '2018-01-01', '2018-01-01', 23_500]], gets: { 세: 10_000, 임: 20_000 } }],
  // the tenant claimed after the closing day and takes no part; the source counts no costs
  ['tax on the home, then two mortgages, where the tenant claimed too late', { source: 'realkelly1.tistory.com/6 역삼동 아파트', pool: 120_000,
    claims: [['당해세', 'OWN_TAX', '2023-12-01', 61_700], ['국민', 'SECURITY', '2023-01-17', 50_000], ['우리', 'SECURITY', '2023-02-18', 18_000]], gets: { 당해세: 61_700, 국민: 50_000, 우리: 8_300 } }],
  ['behind a mortgage: the price at which nothing is missing', { source: 'blog.beehi.co.kr 우선변제권(2) 의왕시', pool: 35_100,
    claims: [['근', 'SECURITY', '2010-07-20', 20_100]], tenants: [['임', '2015-10-15', '2015-10-01', 15_000]], gets: { 근: 20_100, 임: 15_000 } }],
  // 100 million less costs of two to three million
  ['a mortgage, then a provisional seizure gets the rest of 9,700', { source: 'a-ha.io 484a87c6f650 부석준 변호사', pool: 9_700, claims: [['농협', 'SECURITY', '2020-01-01', 9_000], ['보증', 'GENERAL', '2021-01-01', 3_000]], gets: { 농협: 9_000, 보증: 700 } }],
]

checkPublished(CASES)
