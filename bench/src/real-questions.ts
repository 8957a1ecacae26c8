import { createHash } from 'node:crypto'
import type { RealItem, RealMonth } from './real-months.ts'

/** A diagnosis request for a real lot, with the published names against which the response is checked. */
export type RealQuestion = {
  lawdCd: string
  /** Name of the legal district as published, such as `신림동`. */
  districtName: string
  /** Lot as published, such as `1422-5` or `산47-22`. */
  jibun: string
  request: {
    address: string
    contractPurpose: 'JEONSE' | 'MONTHLY_RENT'
    depositAmountManwon: number
    monthlyRentAmountManwon?: number
    exclusiveAreaSquareMeter?: number
    floorNumber?: number
  }
}

/** The places of the published LAWD_CDs, written as a person would. */
const PLACES: Record<string, string> = {
  '11200': '서울 성동구',
  '11620': '서울 관악구',
  '11680': '서울 강남구',
  '28237': '인천 부평구',
  '41135': '경기 성남시 분당구',
  '41463': '경기 용인시 기흥구',
}

/** The terms given in addition to the amounts; together they reach every level of the sample ladder. */
const TERMS = ['AREA_AND_FLOOR', 'AREA', 'NEITHER', 'UNHEARD_OF_AREA', 'FLOOR'] as const

/** No apartment in the data has an area close to this. */
const UNHEARD_OF_AREA = 900

type Lot = { lawdCd: string; districtName: string; jibun: string; leases: RealItem[] }

/**
 * Returns the same `count` questions for the same data, spread over the districts, both purposes and all kinds of terms.
 * Every fourth lot, if one exists, had its last lease before the compared `months`.
 */
export function chooseRealQuestions(published: RealMonth[], months: string[], count: number): RealQuestion[] {
  const districts = Object.keys(PLACES).map((lawdCd) => {
    const lots = lotsOf(published.filter((month) => month.kind === 'rent' && month.lawdCd === lawdCd))
    const isRecent = (lot: Lot) => lot.leases.some((lease) => months.includes(monthOf(lease)))
    return { recent: lots.filter(isRecent), earlier: lots.filter((lot) => !isRecent(lot)) }
  })
  return Array.from({ length: count }, (_, index) => {
    const { recent, earlier } = districts[index % districts.length] as (typeof districts)[number]
    const nth = Math.floor(index / districts.length)
    const lot = (nth % 4 === 3 ? earlier[nth] : undefined) ?? recent[nth]
    if (lot === undefined) throw new Error('the data hold fewer lots than were asked for')
    return ask(lot, nth % 2 === 0 ? 'JEONSE' : 'MONTHLY_RENT', TERMS[index % TERMS.length] ?? 'NEITHER')
  })
}

/** Returns the lots in an order that depends only on the lot's name. */
function lotsOf(months: RealMonth[]): Lot[] {
  const lots = new Map<string, Lot>()
  for (const { lawdCd, items } of months) {
    for (const item of items) {
      const { umdNm: districtName = '', jibun = '' } = item
      if (!/^산?\d+(-\d+)?$/.test(jibun)) continue
      const key = `${lawdCd} ${districtName} ${jibun}`
      const lot = lots.get(key) ?? { lawdCd, districtName, jibun, leases: [] }
      lot.leases.push(item)
      lots.set(key, lot)
    }
  }
  const order = (key: string) => createHash('sha256').update(key).digest('hex')
  return [...lots]
    .map(([key, lot]) => ({ lot, order: order(key) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ lot }) => lot)
}

function ask(lot: Lot, contractPurpose: 'JEONSE' | 'MONTHLY_RENT', terms: (typeof TERMS)[number]): RealQuestion {
  const jeonse = contractPurpose === 'JEONSE'
  const model = lot.leases.find((lease) => (lease['monthlyRent'] === '0') === jeonse) ?? lot.leases[0]
  const whole = (name: string) => Number((model?.[name] ?? '').replaceAll(',', ''))
  const area = terms === 'UNHEARD_OF_AREA' ? UNHEARD_OF_AREA : Number(model?.['excluUseAr'])
  const givesArea = terms !== 'NEITHER' && terms !== 'FLOOR'
  const givesFloor = terms === 'AREA_AND_FLOOR' || terms === 'FLOOR'
  return {
    lawdCd: lot.lawdCd,
    districtName: lot.districtName,
    jibun: lot.jibun,
    request: {
      address: `${PLACES[lot.lawdCd]} ${lot.districtName} ${lot.jibun}`,
      contractPurpose,
      depositAmountManwon: Math.max(whole('deposit'), 1),
      ...(jeonse ? {} : { monthlyRentAmountManwon: Math.max(whole('monthlyRent'), 1) }),
      ...(givesArea ? { exclusiveAreaSquareMeter: area } : {}),
      ...(givesFloor ? { floorNumber: whole('floor') } : {}),
    },
  }
}

function monthOf(item: RealItem): string {
  return `${item['dealYear']}${(item['dealMonth'] ?? '').padStart(2, '0')}`
}
