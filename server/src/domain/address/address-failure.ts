import { type Message, message, type Text } from '../../words/message.ts'
import type { Lot } from './lot.ts'
import type { NormalisedAddress } from './normalised-address.ts'

/**
 * Why an address could not be brought down to one lot.
 * `NOT_LEAF_DISTRICT`: a lot number right under a 시도, 시군구, 읍 or 면. `INVALID_SELECTION`: the jusoAddress holds a value
 * that the address search never gives. `FORMER_DISTRICT`: only an old name, and what became of it is not certain.
 * `AMBIGUOUS_LOT`: a road address or a building whose name is stored for the candidates, which are then lots.
 * `LOT_UNSURE`: what follows the lot number is no part of an address, so that the number may be something else.
 * `UNKNOWN_CODE`: its code is not in the catalogue, or is abolished without successor.
 */
export type AddressFailureReason =
  | 'EMPTY'
  | 'NO_DISTRICT'
  | 'AMBIGUOUS_DISTRICT'
  | 'FORMER_DISTRICT'
  | 'ADMINISTRATIVE_DONG'
  | 'NOT_LEAF_DISTRICT'
  | 'NO_LOT'
  | 'AMBIGUOUS_LOT'
  | 'LOT_UNSURE'
  | 'ROAD_ADDRESS'
  | 'UNKNOWN_CODE'
  | 'INVALID_SELECTION'

/** `jibunAddress`: the whole lot address, where the text said a lot number: what has only to be confirmed. */
type AddressCandidate = { code: string; fullName: Text; jibunAddress: string | null }

export type AddressFailure = {
  ok: false
  reason: AddressFailureReason
  /**
   * Candidates: legal districts, lots in them, or districts under the one named. Empty where the reason leaves none.
   */
  candidates: AddressCandidate[]
  /** Of `LOT_UNSURE`: the lot that is asked about. */
  asked?: { lot: Lot; address: NormalisedAddress }
}

const NAMED_AT_MOST = 5

/** What was wrong with the address and how to go on, with the candidates. */
export function addressFailureMessage({ reason, candidates }: AddressFailure): Message {
  const shown = reason === 'NO_LOT' ? [] : candidates
  const named = shown.slice(0, NAMED_AT_MOST).map(({ fullName }) => fullName)
  return message('ADDRESS_NOT_ONE_LOT', { reason, named, others: shown.length - named.length })
}
