import type { AddressSection } from '@lease-risk/contract/diagnosis-response'
import { addressFailureMessage } from '../../../domain/address/address-failure.ts'
import type { NormalisedAddress } from '../../../domain/address/normalised-address.ts'
import { type Message, message, type Unworded } from '../../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'

/** The normalised address, or an empty state that names the kind of address to re-check. */
export function addressSection({ request, address: outcome }: Diagnosed): Unworded<AddressSection> {
  const inputAddress = request.address.trim()
  const { unread } = outcome
  if (outcome.ok) return { inputAddress, ...normalised(outcome.address), unread }
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
    // goes on with the lot that is chosen from the candidates
    unitText: outcome.unitText,
    unread,
    lookupAvailable: false,
    candidates: outcome.candidates.map(({ code, ...names }) => ({ legalDistrictCode: code, ...names })),
  }
}

function messageOf({ basis, jibunAddress, formerCode, filedOn }: NormalisedAddress): Message {
  if (filedOn !== undefined) return message('ADDRESS_FROM_ROAD_FILE', { address: jibunAddress, asOf: filedOn })
  return basis === 'STORED_NAME'
    ? message('ADDRESS_FROM_STORED_NAME', { address: jibunAddress })
    : message('ADDRESS_CONFIRMED', { former: formerCode !== null })
}

function normalised(address: NormalisedAddress): Unworded<Omit<AddressSection, 'inputAddress'>> {
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
