import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPublished, ILYOSISA, KABL, type Published } from './published-case.fixture.ts'
import { takeInRing } from './settle.ts'

// biome-ignore format: a table
const CASES: [title: string, published: Published][] = [
  ['seizure, fixed date, seizure: share, then the tenant takes from the later one', { source: `${ILYOSISA} 248998`, pool: 45_000,
    claims: [['갑', 'GENERAL', '2022-01-05', 15_000], ['병', 'GENERAL', '2022-05-05', 20_000]], tenants: [['을', '2022-03-05', '2022-03-05', 40_000]], gets: { 갑: 9_000, 을: 36_000, 병: 0 } }],
  ['four of five after a first mortgage share with two seizures', { source: 'magazine.hankyung.com 202102252461b', pool: 16_900,
    claims: [['A', 'SECURITY', '2006-02-01', 5_000], ['B', 'GENERAL', '2007-01-01', 4_000], ['C', 'GENERAL', '2007-12-01', 2_000], ['D', 'SECURITY', '2008-12-01', 5_000], ['E', 'SECURITY', '2009-10-01', 3_500], ['F', 'GENERAL', '2010-01-01', 2_500]],
    gets: { A: 5_000, B: 2_800, C: 1_400, D: 5_000, E: 2_700, F: 0 } }],
  ['seizures alone share by amount', { source: 'eastsky3483.tistory.com/253', pool: 9_000, claims: [['B', 'GENERAL', '2020-01-01', 5_000], ['C', 'GENERAL', '2021-01-01', 15_000]], gets: { B: 2_250, C: 6_750 } }],
  ['seizure, mortgage, auction creditor', { source: '94마417 (1994-11-29)', pool: 6_000, claims: [['가', 'GENERAL', '1990-01-01', 4_000], ['근', 'SECURITY', '1991-01-01', 4_000], ['경', 'GENERAL', '1992-01-01', 4_000]], gets: { 가: 2_000, 근: 4_000, 경: 0 } }],
  ['a tax behind a seizure and a mortgage: the mortgage is whole in every order of taking', { source: 'trs114.tistory.com/11544933', pool: 5_000,
    claims: [['가', 'GENERAL', '2010-01-01', 4_000], ['근', 'SECURITY', '2011-01-01', 2_000], ['세', 'TAX', '2012-01-01', 3_000], ['나', 'GENERAL', '2013-01-01', 1_000]], gets: { 근: 2_000, 나: 0 } }],
  ['ring of an old mortgage, a small tenant and tax on the home', { source: `${KABL}, p. 76`, pool: 5_000, rows: [['2010-07-26', 7_500, 2_500]],
    claims: [['갑', 'SECURITY', '2010-01-01', 6_000], ['을', 'OWN_TAX', '2012-01-01', 1_500]], tenants: [['병', '2012-01-01', null, 7_500]], gets: { 갑: 3_500, 을: 750, 병: 750 } }],
  ['a tenant before a provisional seizure, then one behind it: equal with it', { source: `${ILYOSISA}, 확정일자 임차권 배당사례② (bupmu.conects.com 2913829)`, pool: 50_000, rows: [['2023-02-21', 16_500, 5_500]],
    claims: [['을', 'GENERAL', '2022-04-05', 20_000]], tenants: [['갑', '2022-03-05', '2022-03-05', 20_000], ['병', '2022-05-05', '2022-05-05', 40_000]], gets: { 갑: 20_000, 을: 10_000, 병: 20_000 } }],
  ['seizure, two mortgages: the first takes from the second', { source: 'mrbox.tistory.com/360', pool: 2_000, claims: [['갑', 'GENERAL', '2010-01-01', 500], ['을', 'SECURITY', '2011-01-01', 1_500], ['병', 'SECURITY', '2012-01-01', 3_000]], gets: { 갑: 200, 을: 1_500, 병: 300 } }],
  ['seizure, mortgage, seizure', { source: 'minor.town lostark/106723398', pool: 8_000, claims: [['A', 'GENERAL', '2010-01-01', 5_000], ['B', 'SECURITY', '2011-01-01', 5_000], ['C', 'GENERAL', '2012-01-01', 10_000]], gets: { A: 2_000, B: 5_000, C: 1_000 } }],
  // the source states 1,000 each: it lacks the second mortgage of the often cited case (lawtimes 6223); by amount, 1,500
  ['wrong as published: a seizure and a mortgage of 2,000 share 3,000', { source: 'liferecipes.tistory.com/29', pool: 3_000, claims: [['가', 'GENERAL', '2010-01-01', 2_000], ['근', 'SECURITY', '2011-01-01', 2_000]], gets: { 가: 1_500, 근: 1_500 } }],
]

checkPublished(CASES)

test('published: a ring of three, each takes once (b4death.tistory.com/464, 안분후흡수설)', () => {
  assert.deepEqual(takeInRing(1_000, [1_000, 800, 200]), [800, 100, 100])
})
