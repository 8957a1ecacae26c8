import type { AddressSearchResponse } from '@lease-risk/contract/address-search'
import { nameLot } from '../../domain/address/name-lot.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { readEvidenceOfLots } from '../../evidence/district-evidence/index.ts'
import {
  findLotsOfBuilding,
  findLotsOfRoad,
  type NamingServices,
  type StoredLot,
} from '../../evidence/lot-names/index.ts'

export type Candidate = AddressSearchResponse['candidates'][number]

const MOST = 100

/** Finds stored lots by a keyword: a lot number, a road address, or the name of a building. */
export async function searchStoredAddresses(services: NamingServices, keyword: string): Promise<Candidate[]> {
  const address = normaliseAddress({ address: keyword }, services.catalogue)
  if (address.ok) return (await storedLot(services, address.address.pnu)).map(candidateOf)
  const onRoad = await findLotsOfRoad(services, keyword)
  if (onRoad.lots.length > 0) return onRoad.lots.map(candidateOf)
  const { lots, namesakes } = await findLotsOfBuilding(services, keyword, MOST)
  return [...lots, ...namesakes].map(candidateOf)
}

async function storedLot({ pool, catalogue }: NamingServices, pnu: string): Promise<StoredLot[]> {
  const named = nameLot(pnu, catalogue)
  const [evidence] = await readEvidenceOfLots(pool, [pnu])
  if (named === null || evidence === undefined) return []
  const { counts, buildingName } = evidence
  if (Object.values(counts).every(({ count }) => count === 0)) return []
  return [{ ...named, pnu, buildingName, deals: counts.transaction.count, propertyType: null, roadAddress: null }]
}

/** In the format of the provider, so that it can be used as the jusoAddress of a diagnosis. */
export function candidateOf({ lot, district, jibunAddress, buildingName, roadAddress }: StoredLot): Candidate {
  const road = roadAddress ?? ''
  return {
    roadAddr: road,
    roadAddrPart1: road,
    roadAddrPart2: '',
    jibunAddr: buildingName === null ? jibunAddress : `${jibunAddress} ${buildingName}`,
    zipNo: '',
    admCd: district.code,
    bdNm: buildingName ?? '',
    siNm: district.sidoName,
    sggNm: district.sigunguName ?? '',
    emdNm: district.emdName ?? '',
    liNm: district.riName ?? '',
    mtYn: lot.landKind === 'MOUNTAIN' ? '1' : '0',
    lnbrMnnm: String(Number(lot.mainNumber)),
    lnbrSlno: String(Number(lot.subNumber)),
  }
}
