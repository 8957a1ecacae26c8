import type { AddressFailure } from '../../domain/address/address-failure.ts'
import { addressInKorean } from '../../domain/address/address-in-korean.ts'
import { mayBeName } from '../../domain/address/behind-lot.ts'
import { behindSelection, type JusoAddress } from '../../domain/address/juso-selection.ts'
import { formatLotNumber, readLotNumber } from '../../domain/address/lot-number.ts'
import {
  type AddressInput,
  type AddressOutcome,
  normaliseAddress,
  type ResolvedAddress,
} from '../../domain/address/normalise-address.ts'
import { describeLot, type NormalisedAddress } from '../../domain/address/normalised-address.ts'
import { parseAddress } from '../../domain/address/parse-address.ts'
import { readTyped, readUnitAlone, type TypedAddress } from '../../domain/address/read-typed.ts'
import { splitUnit } from '../../domain/address/split-unit.ts'
import { isSameSido } from '../../domain/district/sido-names.ts'
import { orderByDeals } from '../../evidence/district-evidence/index.ts'
import {
  findLotsOfBuilding,
  findLotsOfRoad,
  findNameAtLot,
  type NamingServices,
  type StoredLots,
} from '../../evidence/lot-names/index.ts'
import { message } from '../../words/message.ts'

/** The most lots that fit one sentence. */
const MOST_LOTS = 10

/**
 * Resolves an address to one lot, as `normaliseAddress` does, and if the text alone does not suffice, from stored data:
 * a road address that deals or registers contain, or a building in a named 동 whose name is stored exactly once.
 * Otherwise names the candidates: lots, or districts with similar names. Calls no provider.
 */
export async function resolveAddress(services: NamingServices, input: AddressInput): Promise<ResolvedAddress> {
  const parsed = parseAddress(input.address, services.catalogue)
  const typed = readTyped(input.address, services.catalogue, parsed)
  const outcome = await resolveLot(services, normaliseAddress(input, services.catalogue, parsed), { input, typed })
  return { ...outcome, unitText: typed.unitText, unread: await unreadOf(services, input, typed, outcome) }
}

async function resolveLot(
  services: NamingServices,
  outcome: AddressOutcome,
  { input, typed }: { input: AddressInput; typed: TypedAddress },
): Promise<AddressOutcome> {
  if (outcome.ok) return outcome
  if (outcome.reason === 'LOT_UNSURE') return settleByName(services, typed, outcome)
  if (outcome.reason === 'ROAD_ADDRESS') return settleOn(await findLotsOfRoad(services, input.address), outcome)
  const isUnread = outcome.reason === 'NO_LOT' || outcome.reason === 'NO_DISTRICT'
  return isUnread ? resolveName(services, input.address, outcome) : inOrder(services, outcome)
}

/**
 * A building behind the number whose name is stored at this very lot (대치동 316 은마 31동), or is the only word of an
 * official address that is not read and contradicts nothing (R-ADDR-34).
 */
async function settleByName(
  { pool }: NamingServices,
  { place, unread }: TypedAddress,
  outcome: AddressFailure,
): Promise<AddressOutcome> {
  const { asked } = outcome
  if (asked === undefined) return outcome
  const { pnu, unitText, sidoName, fullDistrictName, lotNumber } = asked.address
  const found = await findNameAtLot(pool, pnu, splitUnit(unitText ?? '').text)
  if (found === 'STORED') return { ok: true, ...asked }
  const [name, ...others] = unread
  const [sido = '', ...below] = place.split(' ')
  const isOfficial = isSameSido(sido, sidoName) && [sidoName, ...below].join(' ') === `${fullDistrictName} ${lotNumber}`
  const isName = found === 'UNKNOWN' && name !== undefined && others.length === 0 && mayBeName(name)
  return isOfficial && isName ? { ok: true, ...asked } : outcome
}

/** R-ADDR-33: the words of the typed address that led to nothing. */
async function unreadOf(
  services: NamingServices,
  { address: text, jusoAddress }: AddressInput,
  typed: TypedAddress,
  outcome: AddressOutcome,
): Promise<string[]> {
  // nothing was understood
  if (!outcome.ok) return outcome.candidates.length === 0 && text.trim() !== '' ? [text.trim()] : typed.unread
  const { address } = outcome
  if (address.basis === 'JUSO_SELECTION') return unreadBesideSelection(text, jusoAddress, typed, address)
  const terms = address.basis === 'STORED_NAME' ? services.readKeyword(typed.place).terms : []
  const rooms = terms.filter(({ kind }) => kind === 'ROOMS')
  const unread = [...rooms.map((term) => term.text), ...typed.unread]
  const stored = await Promise.all(unread.map((word) => findNameAtLot(services.pool, address.pnu, word)))
  return unread.filter((_, at) => stored[at] !== 'STORED')
}

function unreadBesideSelection(
  text: string,
  juso: JusoAddress | null | undefined,
  typed: TypedAddress,
  { jibunAddress }: NormalisedAddress,
): string[] {
  const behind = behindSelection(text, juso)
  const chosen = spaced([jibunAddress, juso?.jibunAddr, juso?.roadAddr, juso?.bdNm].join(' '))
  const isChosen = chosen.includes(spaced(typed.place.split(' ').slice(-2).join(' ')))
  const place = isChosen || text.trim() === '' ? [] : [typed.place]
  const unread = behind === null ? [...place, ...typed.unread] : readUnitAlone(behind).unread
  return unread.filter((words) => !chosen.includes(spaced(words)))
}

function spaced(text: string): string {
  return ` ${text.replaceAll(/[\s,()]+/gu, ' ').trim()} `
}

/** The candidate districts, most stored deals first. */
async function inOrder({ pool, catalogue }: NamingServices, outcome: AddressFailure): Promise<AddressFailure> {
  const districts = outcome.candidates.flatMap(({ code }) => catalogue.find(code) ?? [])
  const ordered = await orderByDeals(pool, districts, catalogue)
  const places = ordered.map(({ code }) => code)
  const placeOf = ({ code }: { code: string }) => places.indexOf(code)
  return { ...outcome, candidates: outcome.candidates.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

async function resolveName(
  services: NamingServices,
  address: string,
  outcome: AddressFailure,
): Promise<AddressOutcome> {
  const { catalogue, readKeyword } = services
  const { retyped, region, regionText, similar, similarText } = readKeyword(address)
  const again = retyped === null ? null : normaliseAddress({ address: retyped }, catalogue)
  if (again?.ok) return again
  const found = settleOn(await findLotsOfBuilding(services, address, MOST_LOTS), outcome)
  // the everyday name of a 동, a station or a place suggests where it may be
  const suggested = [...(region?.districts ?? []), ...(region?.others ?? [])].filter(({ emdName }) => emdName !== null)
  const candidates = [...new Set([...(outcome.reason === 'NO_DISTRICT' ? suggested : []), ...similar])]
  if (found.ok || found.reason !== outcome.reason || candidates.length === 0) return found
  const number = lotNumberBehind(services, address, similarText ?? regionText)
  const asked = candidates.map(({ code, fullName }) => {
    const isLowest = catalogue.childrenOf(code).length === 0
    return { code, fullName, jibunAddress: number !== null && isLowest ? `${fullName} ${number}` : null }
  })
  return inOrder(services, { ...outcome, candidates: asked })
}

/** The number directly after the words that name a place: 신림 1422-5; before them in English. */
function lotNumberBehind({ catalogue, readKeyword }: NamingServices, address: string, typed: string | null) {
  const text = addressInKorean(address, catalogue)
  const said = typed === null || text.includes(typed) ? typed : readKeyword(text).regionText
  const at = said === null ? -1 : text.indexOf(said)
  const read = at < 0 || said === null ? null : readLotNumber(text.slice(at + said.length))
  return read && formatLotNumber(read.lotNumber)
}

function settleOn({ lots, isExact, isPlaced, unitText }: StoredLots, outcome: AddressFailure): AddressOutcome {
  const [only, ...others] = lots
  if (only === undefined) return outcome
  if (others.length === 0 && isExact && isPlaced) {
    const { lot, district, roadAddress, filedOn } = only
    const extras = {
      roadAddress,
      unitText,
      basis: 'STORED_NAME' as const,
      ...(filedOn === undefined ? {} : { filedOn }),
    }
    return { ok: true, ...describeLot({ district, formerCode: null }, lot, extras) }
  }
  const candidates = lots.map(({ district, jibunAddress, buildingName, deals }) => ({
    code: district.code,
    jibunAddress,
    fullName:
      buildingName === null
        ? jibunAddress
        : message('BUILDING_ON_LOT', { address: jibunAddress, building: buildingName, deals }),
  }))
  return { ok: false, reason: 'AMBIGUOUS_LOT', candidates }
}
