import { lawdCdOf, type NamedDistrict } from '../district/legal-district.ts'
import type { LandKind, Lot } from './lot.ts'
import { formatLotNumber, type LotNumber } from './lot-number.ts'
import { pnuOf } from './pnu.ts'

/** An address resolved to one lot in an active legal district. */
export type NormalisedAddress = {
  /** 10 digits. */
  legalDistrictCode: string
  /** LAWD_CD: the first 5 digits. */
  lawdCd: string
  sidoName: string
  /** `관악구`, `수원시 영통구`; null in Sejong. */
  sigunguName: string | null
  emdName: string
  riName: string | null
  fullDistrictName: string
  landKind: LandKind
  /** 4 digits, zero-padded. */
  mainNumber: string
  /** 4 digits, zero-padded; `0000` when there is none. */
  subNumber: string
  /** `1422-5`, `산 12-3`. */
  lotNumber: string
  /** District and lot number: `서울특별시 관악구 신림동 1422-5`. */
  jibunAddress: string
  /** Taken from the user's selection; null without one. */
  roadAddress: string | null
  /** 19 digits. */
  pnu: string
  /** The text after the lot: `101동 1203호`. */
  unitText: string | null
  /** The abolished code behind the code or name in the input. */
  formerCode: string | null
  basis: 'JUSO_SELECTION' | 'PARSED_TEXT' | 'STORED_NAME'
  /** `YYYY-MM-DD`: the day of the imported file that has the road address. */
  filedOn?: string
}

export type AddressExtras = Pick<NormalisedAddress, 'roadAddress' | 'unitText' | 'basis' | 'filedOn'>

/** Builds a lot and its normalised address. The district must be of the lowest level. */
export function describeLot(
  { district, formerCode }: NamedDistrict,
  lotNumber: LotNumber,
  extras: AddressExtras,
): { lot: Lot; address: NormalisedAddress } {
  const lot: Lot = { legalDistrictCode: district.code, ...lotNumber }
  const number = formatLotNumber(lotNumber)
  const address: NormalisedAddress = {
    ...lot,
    lawdCd: lawdCdOf(district.code),
    sidoName: district.sidoName,
    sigunguName: district.sigunguName,
    emdName: district.emdName ?? district.name,
    riName: district.riName,
    fullDistrictName: district.fullName,
    lotNumber: number,
    jibunAddress: `${district.fullName} ${number}`,
    pnu: pnuOf(lot),
    formerCode,
    ...extras,
  }
  return { lot, address }
}
