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

function messageOf({ basis, jibunAddress, formerCode }: NormalisedAddress): string {
  if (basis === 'STORED_NAME') {
    return `입력하신 건물 이름이나 도로명주소를 저장된 자료에서 한 곳만 찾아 ${jibunAddress} 기준으로 조회했습니다. 계약서와 등기부의 지번이 같은지 확인해 주십시오.`
  }
  return formerCode === null
    ? '주소를 지번까지 확인했습니다.'
    : '주소를 지번까지 확인했습니다. 입력하신 옛 법정동은 지금의 법정동으로 바꾸어 조회했습니다.'
}

function normalised(address: NormalisedAddress): Omit<AddressSection, 'inputAddress'> {
  return {
    state: 'success',
    message: messageOf(address),
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
