import { type Message, message, type Text } from '../../words/message.ts'
import type { Lot } from './lot.ts'
import type { NormalisedAddress } from './normalised-address.ts'

/**
 * Why an address could not be resolved to one lot.
 * `NOT_LEAF_DISTRICT`: a lot number directly under a 시도, 시군구, 읍 or 면. `INVALID_SELECTION`: the jusoAddress contains a
 * value that the address search never returns. `FORMER_DISTRICT`: only a former name, whose successor is uncertain.
 * `AMBIGUOUS_LOT`: a road address or building name that is stored for several lots, which are the candidates.
 * `LOT_UNSURE`: the text after the lot number is not part of an address, so the number may be something else.
 * `UNKNOWN_CODE`: the code is not in the catalogue, or was abolished without a successor.
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

/** `jibunAddress`: the full lot address to confirm; null if the text had no lot number. */
type AddressCandidate = { code: string; fullName: Text; jibunAddress: string | null }

export type AddressFailure = {
  ok: false
  reason: AddressFailureReason
  /**
   * Legal districts, lots in them, or districts below the one named. Empty if the reason allows no candidates.
   */
  candidates: AddressCandidate[]
  /** For `LOT_UNSURE`: the lot to confirm. */
  asked?: { lot: Lot; address: NormalisedAddress }
}

const NAMED_AT_MOST = 5

/** Describes the problem with the address and the next step, with the candidates. */
export function addressFailureMessage({ reason, candidates }: AddressFailure): Message {
  const shown = reason === 'NO_LOT' ? [] : candidates
  const named = shown.slice(0, NAMED_AT_MOST).map(({ fullName }) => fullName)
  return message('ADDRESS_NOT_ONE_LOT', { reason, named, others: shown.length - named.length })
}
