import type { BrokerOffice, OfficeState } from '../../domain/brokers/broker-standing.ts'
import { keyOf } from '../../domain/brokers/registration-number.ts'
import type { Interpretation } from '../http.ts'
import type { Page } from '../pages.ts'
import { interpretNedPage, readDay } from '../vworld.ts'
import { readText, type WireObject } from '../wire-object.ts'

/** V-World's replies have the first root; the mirror at data.go.kr had the other (R-VWORLD-06). */
const OFFICES = { roots: ['EDOffices', 'EBOffices'], rows: 'field' }

/** By name: published lists of the codes contradict each other about 업무정지. */
const STATES: Record<string, OfficeState> = {
  영업중: 'OPEN',
  휴업: 'RESTING',
  휴업연장: 'RESTING',
  실효: 'LAPSED',
  폐업: 'CLOSED',
  전출: 'MOVED',
  등록취소: 'CANCELLED',
  업무정지: 'SUSPENDED',
}

export function parseOfficePage(text: string, pageNumber: number): Interpretation<Page<BrokerOffice>> {
  return interpretNedPage(text, OFFICES, pageNumber, parseOffice)
}

/**
 * The offices with this number, each once: whether the provider compares numbers in full is not known, and its lists have
 * doubled rows elsewhere. Of rows of one office the one with the newest data counts.
 */
export function selectOffices(rows: readonly BrokerOffice[], key: string): BrokerOffice[] {
  const newest = new Map<string, BrokerOffice>()
  for (const office of rows) {
    if (keyOf(office.registrationNumber) !== key) continue
    const place = office.districtCode ?? ''
    const known = newest.get(place)
    if (!known || (office.asOf ?? '') > (known.asOf ?? '')) newest.set(place, office)
  }
  return [...newest.values()]
}

function parseOffice(row: WireObject | null): BrokerOffice | null {
  const registrationNumber = readText(row, 'jurirno')
  if (registrationNumber === null) return null
  const stateName = readText(row, 'sttusSeCodeNm')
  const districtCode = readText(row, 'ldCode')
  return {
    registrationNumber,
    name: readText(row, 'bsnmCmpnm'),
    representativeName: readText(row, 'brkrNm'),
    districtCode: districtCode !== null && /^\d{5,10}$/.test(districtCode) ? districtCode.slice(0, 5) : null,
    districtName: readText(row, 'ldCodeNm'),
    address: readText(row, 'rdnmadr') ?? readText(row, 'mnnmadr'),
    state: stateOf(stateName),
    stateName,
    registeredOn: readDay(row, 'registDe'),
    insuredFrom: readDay(row, 'estbsBeginDe'),
    insuredTo: readDay(row, 'estbsEndDe'),
    asOf: readDay(row, 'lastUpdtDt'),
  }
}

function stateOf(name: string | null): OfficeState {
  const bare = name?.replaceAll(/\s/gu, '') ?? ''
  return Object.hasOwn(STATES, bare) ? (STATES[bare] ?? 'OTHER') : 'OTHER'
}
