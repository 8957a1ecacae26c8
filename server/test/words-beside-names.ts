import assert from 'node:assert/strict'
import { isSettled } from '../src/domain/region-keyword/find-regions.ts'
import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'
import { loadRegionReader } from '../src/platform/load-region-reader.ts'

export const catalogue = loadDistrictCatalogue()
export const read = loadRegionReader(catalogue)
export const active = catalogue.active()

/** Every name of an active district, once. */
export const NAMES: readonly string[] = [...new Set(active.map(({ name }) => name))]

export const TYPE_WORDS = [
  '원룸',
  '투룸',
  '오피스텔',
  '아파트',
  '빌라',
  '다세대',
  '반지하',
  '옥탑방',
  '전세',
  '월세',
  '시세',
  '근처',
  '신축',
]
export const AMOUNTS = [
  '월세 80',
  '보증금 1000에 60',
  '500/30',
  '전세 2억5천',
  '3억 이하',
  '30평대',
  '20㎡',
  '전용 84',
  '방 2개',
  '80만원',
  '천에 육십',
]
/** Returns the codes a text may mean, and whether the reading is settled. */
export function readingOf(text: string): { codes: string[]; settled: boolean } {
  const { region, similar } = read(text)
  const settled = region !== null && similar.length === 0 && isSettled(region)
  return { codes: (region?.districts ?? []).map(({ code }) => code).toSorted(), settled }
}

/** Checks that a type word or amount before or after the name does not change the place. */
export function checkWordsBeside(name: string): void {
  const alone = readingOf(name)
  for (const added of [...TYPE_WORDS, ...AMOUNTS]) {
    for (const text of [`${added} ${name}`, `${name} ${added}`]) assert.deepEqual(readingOf(text), alone, text)
  }
}

/** Checks the same for an amount or purpose without a blank in between. */
export function checkWordsJoined(name: string): void {
  const alone = readingOf(name)
  for (const added of ['전세2억', '월세50만원', '20평', '30평대', '월세50', '500/30', '전세']) {
    assert.deepEqual(readingOf(`${name}${added}`), alone, `${name}${added}`)
    // 30평대화동 has two readings: 대화동 and 화동
    const isLonger = ['대', '원'].some((end) => added.endsWith(end) && read(end + name).region !== null)
    const text = `${added}${name}`
    if (!isLonger && name !== '대리') assert.deepEqual(readingOf(text), alone, text)
  }
}
