import type { AddressSection } from '@lease-risk/contract/diagnosis-response'
import { addressFailureMessage } from '../../domain/address/address-failure.ts'
import type { NormalisedAddress } from '../../domain/address/normalised-address.ts'
import type { Diagnosed } from './diagnosed.ts'

/** The normalised address, or an empty state that says which kind of address to re-check. */
export function addressSection({ request, address: outcome }: Diagnosed): AddressSection {
  const inputAddress = request.address.trim()
  if (outcome.ok) return { inputAddress, ...normalised(outcome.address) }
  return {
    state: 'empty',
    message: addressFailureMessage(outcome),
    inputAddress,
    jibunAddress: null,
    roadAddress: null,
    legalDistrictCode: null,
    lawdCd: null,
    legalDistrictName: null,
    districtMatch: null,
    mountain: false,
    mainLotNumber: null,
    subLotNumber: null,
    pnu: null,
    unitText: null,
    lookupAvailable: false,
    candidates: outcome.candidates.map(({ code, fullName }) => ({ legalDistrictCode: code, fullName })),
  }
}

function normalised(address: NormalisedAddress): Omit<AddressSection, 'inputAddress'> {
  const renamed = address.formerCode !== null
  return {
    state: 'success',
    message: renamed
      ? '주소를 지번까지 확인했습니다. 입력하신 옛 법정동은 지금의 법정동으로 바꾸어 조회했습니다.'
      : '주소를 지번까지 확인했습니다.',
    jibunAddress: address.jibunAddress,
    roadAddress: address.roadAddress,
    legalDistrictCode: address.legalDistrictCode,
    lawdCd: address.lawdCd,
    legalDistrictName: address.fullDistrictName,
    districtMatch: {
      basis: address.basis,
      sidoName: address.sidoName,
      sigunguName: address.sigunguName,
      emdName: address.emdName,
      riName: address.riName,
      formerLegalDistrictCode: address.formerCode,
      // No official source that the service reads maps a lot to its administrative dong (행정동).
      administrativeDistrictName: null,
    },
    mountain: address.landKind === 'MOUNTAIN',
    mainLotNumber: address.mainNumber,
    subLotNumber: address.subNumber,
    pnu: address.pnu,
    unitText: address.unitText,
    lookupAvailable: true,
    candidates: [],
  }
}
