import { type ParsedAddress, parseAddress } from '../../domain/address/parse-address.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import {
  type FiledAddress,
  findNumbersThatBegin,
  findOnLots,
  findOnRoads,
  findOnRoadsThatBegin,
  findWithNames,
  roadAddressOf,
} from '../../evidence/addresses/index.ts'
import { sharedDigits } from '../../evidence/district-evidence/index.ts'
import type { NamingServices as AllNames } from '../../evidence/lot-names/index.ts'
import type { Candidate } from './search-stored-addresses.ts'

/** More than a person looks through. */
const MOST = 100
/** Of a name: each is elsewhere, and has to be read from there. */
const MOST_NAMED = 40
/** Of what only begins so. */
const MOST_FOUND = 8

type NamingServices = Pick<AllNames, 'pool' | 'catalogue' | 'readKeyword'>

type Found = { candidates: Candidate[]; asOf: string }

/**
 * Addresses of the imported files for a keyword: a number on a road, a lot, the name of a building or of a road; also as
 * far as it is typed. `asOf`: the oldest day of the provinces found. `null` when nothing is found.
 */
export async function searchAddressFile(services: NamingServices, keyword: string): Promise<Found | null> {
  const addresses = await find(services, keyword)
  const [first] = addresses
  if (first === undefined) return null
  const asOf = addresses.reduce((oldest, address) => (address.asOf < oldest ? address.asOf : oldest), first.asOf)
  const byKey = new Map(addresses.map((address) => [`${roadAddressOf(address)} ${address.pnu}`, address]))
  return { candidates: [...byKey.values()].map(candidateOf), asOf }
}

function find(services: NamingServices, keyword: string): Promise<FiledAddress[]> {
  const parsed = parseAddress(keyword, services.catalogue)
  switch (parsed.kind) {
    case 'ROAD':
      return findNumber(services, parsed)
    case 'LOT':
      return findLot(services, parsed)
    case 'NO_LOT':
      return findBelow(services, keyword, parsed)
    case 'EMPTY':
      return Promise.resolve([])
    case 'ADMINISTRATIVE_DONG':
    case 'NO_DISTRICT':
      return findName(services, keyword)
  }
}

async function findNumber(
  { pool, catalogue }: NamingServices,
  { road }: Extract<ParsedAddress, { kind: 'ROAD' }>,
): Promise<FiledAddress[]> {
  const [, underground, main, sub] = /^(지하 )?(\d+)(?:-(\d+))?$/.exec(road.buildingNumber) ?? []
  if (main === undefined) return []
  const found: FiledAddress[] = []
  for (const { roadName, districts } of road.readings) {
    const numbers = {
      names: [roadName],
      level: underground === undefined ? 0 : 1,
      main: Number(main),
      sub: sub === undefined ? null : Number(sub),
      prefixes: prefixesOf(districts, catalogue),
    }
    found.push(...(await findOnRoads(pool, numbers, MOST)))
    // only what is still being typed goes on
    const isTyped = sub === undefined && road.unitText === null && road.noteText === null
    if (isTyped && found.length === 0) found.push(...(await findNumbersThatBegin(pool, numbers, MOST_FOUND)))
  }
  return found
}

/** The lot itself, then those with its main number, then those whose main number begins so. */
function findLot(
  { pool }: NamingServices,
  { districts, lotNumber, unitText }: Extract<ParsedAddress, { kind: 'LOT' }>,
): Promise<FiledAddress[]> {
  const land = lotNumber.landKind === 'MOUNTAIN' ? '2' : '1'
  const [main, sub] = [Number(lotNumber.mainNumber), Number(lotNumber.subNumber)]
  const codes = districts.map(({ district }) => `${district.code}${land}`)
  const range = (low: number, high: number) =>
    codes.map((code) => ({ low: `${code}${pad(low)}0000`, high: `${code}${pad(high)}9999` }))
  const exact = codes.map((code) => `${code}${lotNumber.mainNumber}${lotNumber.subNumber}`)
  const only = exact.map((pnu) => ({ low: pnu, high: pnu }))
  if (sub > 0 || unitText !== null) return findOnLots(pool, only, MOST)
  const longer = [10, 100, 1_000].flatMap((times) =>
    main * times > 9_999 ? [] : range(main * times, Math.min(9_999, main * times + times - 1)),
  )
  return findOnLots(pool, [...only, ...range(main, main), ...longer], MOST)
}

/** What is named in a district, or what is first in it if nothing is. */
function findBelow(
  services: NamingServices,
  keyword: string,
  { districts }: Extract<ParsedAddress, { kind: 'NO_LOT' }>,
): Promise<FiledAddress[]> {
  if (services.readKeyword(keyword).unread.length > 0) return findName(services, keyword)
  const named = districts.map(({ district }) => district)
  const ranges = (prefixesOf(named, services.catalogue) ?? []).map((prefix) => ({
    low: prefix.padEnd(19, '0'),
    high: prefix.padEnd(19, '9'),
  }))
  return findOnLots(services.pool, ranges, MOST)
}

/** The name of a building or the beginning of a road's name, in the region that is named before it. */
async function findName({ pool, catalogue, readKeyword }: NamingServices, keyword: string): Promise<FiledAddress[]> {
  const { region, regionText, unread } = readKeyword(keyword)
  const name = unread.join('')
  const whole = keyword.replaceAll(/\s/gu, '')
  if (name === '') return findWithNames(pool, [whole], null, MOST_NAMED)
  const prefixes = region === null ? null : prefixesOf([...region.districts, ...region.others], catalogue)
  // the region may be a part of the name: 잠실 엘스 is 잠실엘스
  const inRegion = await findWithNames(
    pool,
    region === null ? [name] : [name, `${regionText ?? ''}${name}`],
    prefixes,
    MOST_NAMED,
  )
  const onRoads = await findOnRoadsThatBegin(pool, name, prefixes, MOST_FOUND)
  if (inRegion.length + onRoads.length > 0 || region === null) return [...inRegion, ...onRoads]
  return findWithNames(pool, [whole], null, MOST_NAMED)
}

function prefixesOf(districts: readonly LegalDistrict[], catalogue: NamingServices['catalogue']): string[] | null {
  return districts.length === 0 ? null : [...new Set(districts.map((district) => sharedDigits(district, catalogue)))]
}

function pad(number: number): string {
  return String(number).padStart(4, '0')
}

/** In the format of the provider, so that it can be used as the jusoAddress of a diagnosis. */
function candidateOf(address: FiledAddress): Candidate {
  const { pnu, sidoName, sigunguName, emdName, riName, buildingName, postcode } = address
  const [admCd, mountain, main, sub] = [
    pnu.slice(0, 10),
    pnu[10] === '2',
    Number(pnu.slice(11, 15)),
    Number(pnu.slice(15)),
  ]
  const lot = `${mountain ? '산 ' : ''}${main}${sub === 0 ? '' : `-${sub}`}`
  const road = roadAddressOf(address)
  const note = riName === '' ? `(${emdName})` : ''
  return {
    roadAddr: note === '' ? road : `${road} ${note}`,
    roadAddrPart1: road,
    roadAddrPart2: note,
    jibunAddr: [sidoName, sigunguName, emdName, riName, lot, buildingName ?? '']
      .filter((part) => part !== '')
      .join(' '),
    zipNo: postcode ?? '',
    admCd,
    bdNm: buildingName ?? '',
    siNm: sidoName,
    sggNm: sigunguName,
    emdNm: emdName,
    liNm: riName,
    mtYn: mountain ? '1' : '0',
    lnbrMnnm: String(main),
    lnbrSlno: String(sub),
  }
}
