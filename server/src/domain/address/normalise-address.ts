import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict, NamedDistrict } from '../district/legal-district.ts'
import { floorInText, namesRooftop } from '../property/unit-floor.ts'
import { parseUnitText } from '../property/unit-text.ts'
import type { AddressFailure, AddressFailureReason } from './address-failure.ts'
import { addressInKorean } from './address-in-korean.ts'
import { behindSelection, type JusoAddress, readJusoSelection } from './juso-selection.ts'
import type { Lot } from './lot.ts'
import { formatLotNumber, type LotNumber } from './lot-number.ts'
import { type AddressExtras, describeLot, type NormalisedAddress } from './normalised-address.ts'
import { type ParsedAddress, parseAddress } from './parse-address.ts'
import { readUnitAlone, type TypedAddress } from './read-typed.ts'

export type AddressInput = {
  /** Free-form lot-number address. */
  address: string
  jusoAddress?: JusoAddress | null
}

export type AddressOutcome = { ok: true; lot: Lot; address: NormalisedAddress } | AddressFailure

/** `unitText`: the parts of the building in the text, even without a lot; `unread`: its words that led to nothing. */
export type ResolvedAddress = AddressOutcome & Pick<TypedAddress, 'unitText' | 'unread'>

const BASEMENT = '반?지하층?|반?지층'
const DONG = '(?<![가-힣])(?:제?[A-Za-z\\d]+|제?(?:[가나다라마바사아자차카타파하]|에이|비|씨|디))동'
const FLOOR = '(?:지하\\s*|B)?\\d+층'
/**
 * `101동 1203호`, `제1동 제203호`, `가동 3층 302호`, `비01호`, `지하 1호`, `B1층`, `반지하`, `옥탑` at the end of an address or
 * before a parenthesis.
 */
const UNIT = new RegExp(
  `(?:${DONG}\\s*)?(?:(?:(?:${FLOOR}|(?<![가-힣])(?:${BASEMENT}|옥탑))\\s*)?(?:제|(?<![가-힣])[가-힣]|[A-Za-z])?\\d+호|` +
    `(?<![가-힣])(?:지하\\s*\\d+층|B\\d+층|${BASEMENT}|옥탑방?))(?=\\s*(?:\\(|$))`,
  'u',
)

/**
 * Resolves an address to one lot. A jusoAddress with a code and a main number takes precedence over the text
 * (R-ADDR-01): if it is invalid, the text is not used instead. Without these two values, the text is parsed. `parsed`: the
 * text, where it is parsed already.
 */
export function normaliseAddress(
  { address, jusoAddress }: AddressInput,
  catalogue: DistrictCatalogue,
  parsed: ParsedAddress = parseAddress(address, catalogue),
): AddressOutcome {
  const selection = readJusoSelection(jusoAddress, catalogue)
  const roadAddress = jusoAddress?.roadAddr?.trim() || null
  if (selection.kind === 'INVALID') return failure('INVALID_SELECTION')
  if (selection.kind === 'LOT') {
    const { districts, lotNumber } = selection
    if (districts.length === 0) return failure('UNKNOWN_CODE')
    const unitText = unitBesideSelection({ address, jusoAddress }, parsed, lotNumber, catalogue)
    return settle(districts, lotNumber, { roadAddress, unitText, basis: 'JUSO_SELECTION' }, catalogue)
  }
  switch (parsed.kind) {
    case 'LOT': {
      const extras = { roadAddress, unitText: parsed.unitText, basis: 'PARSED_TEXT' as const }
      const settled = settle(parsed.districts, parsed.lotNumber, extras, catalogue)
      return settled.ok && !parsed.isSure ? askWhether(settled) : settled
    }
    case 'NO_LOT':
      return failure('NO_LOT', districtsOf(parsed))
    case 'ADMINISTRATIVE_DONG':
      return failure('ADMINISTRATIVE_DONG', districtsOf(parsed), parsed.lotNumber)
    case 'ROAD':
      return failure('ROAD_ADDRESS')
    case 'NO_DISTRICT':
    case 'EMPTY':
      return failure(parsed.kind)
  }
}

function districtsOf({ districts }: { districts: readonly NamedDistrict[] }): LegalDistrict[] {
  return districts.map(({ district }) => district)
}

/** `lotNumber`: the parsed lot number, if any, so that users need not type it again. */
function failure(
  reason: AddressFailureReason,
  districts: readonly LegalDistrict[] = [],
  lotNumber: LotNumber | null = null,
): AddressFailure {
  const number = lotNumber && formatLotNumber(lotNumber)
  const candidates = districts.map(({ code, fullName }) => {
    return { code, fullName, jibunAddress: number && `${fullName} ${number}` }
  })
  return { ok: false, reason, candidates }
}

/** The text after the lot number shows that it may be something else (R-ADDR-27). */
function askWhether({ lot, address }: { lot: Lot; address: NormalisedAddress }): AddressFailure {
  const { legalDistrictCode: code, jibunAddress } = address
  return {
    ok: false,
    reason: 'LOT_UNSURE',
    candidates: [{ code, fullName: jibunAddress, jibunAddress }],
    asked: { lot, address },
  }
}

/** A lot belongs to a district of the lowest level: a 동, or a 리 where there are any. */
function settle(
  named: readonly NamedDistrict[],
  lotNumber: LotNumber,
  extras: AddressExtras,
  catalogue: DistrictCatalogue,
): AddressOutcome {
  const lowest = named.filter(({ district }) => catalogue.childrenOf(district.code).length === 0)
  const [only, ...others] = lowest
  if (only === undefined) {
    const districts = named.map(({ district }) => district)
    return districts.length > 1
      ? failure('NOT_LEAF_DISTRICT', districts)
      : failure('NOT_LEAF_DISTRICT', catalogue.childrenOf(districts[0]?.code ?? ''), lotNumber)
  }
  const candidates = lowest.map(({ district }) => district)
  // 논산시 두마면 is now 금암동 and three 면: a lot under the old name may be in any of them
  const isDivided = only.formerCode !== null && lowest.length < named.length
  if (isDivided || lowest.some(({ isGuess }) => isGuess)) {
    return failure('FORMER_DISTRICT', isDivided ? named.map(({ district }) => district) : candidates, lotNumber)
  }
  if (others.length > 0) return failure('AMBIGUOUS_DISTRICT', candidates, lotNumber)
  return { ok: true, ...describeLot(only, lotNumber, extras) }
}

function unitBesideSelection(
  { address, jusoAddress }: AddressInput,
  parsed: ParsedAddress,
  lotNumber: LotNumber,
  catalogue: DistrictCatalogue,
): string | null {
  const isSameLot = parsed.kind === 'LOT' && formatLotNumber(parsed.lotNumber) === formatLotNumber(lotNumber)
  const unitText = isSameLot ? parsed.unitText : (UNIT.exec(addressInKorean(address, catalogue))?.[0] ?? null)
  if (namesPart(unitText)) return unitText
  // behind the name of a building: 어떤빌라 #301, 어떤빌라 1
  return readUnitAlone(behindSelection(address, jusoAddress) ?? '').unitText ?? unitText
}

function namesPart(unitText: string | null): boolean {
  const { dong, ho } = parseUnitText(unitText)
  return dong !== null || ho !== null || floorInText(unitText) !== null || namesRooftop(unitText)
}
