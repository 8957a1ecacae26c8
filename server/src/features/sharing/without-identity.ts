import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { word } from '../../words/in-words.ts'
import { LANGUAGES } from '../../words/language.ts'
import { isMessage, type Text } from '../../words/message.ts'

/** Whether a text, in any of its languages, names the home or its building, or quotes what its owner wrote. */
export type NamesTheHome = (text: Text) => boolean

/**
 * Detects what no shared text may contain: the lot in any spelling, addresses, the names of building and unit, its
 * approval day and number of households, and the owner's own words. A text that contains any of these is left out
 * entirely.
 */
export function namesTheHome({
  address,
  inputSummary,
  propertyIdentity,
}: Pick<RentRiskDiagnosisResponse, 'address' | 'inputSummary' | 'propertyIdentity'>): NamesTheHome {
  const candidates = propertyIdentity.registerCandidates ?? []
  const phrases = [
    address.inputAddress,
    inputSummary.address,
    address.jibunAddress,
    address.roadAddress,
    streetOf(address.roadAddress),
    address.pnu,
    address.unitText,
    ...(address.unitText?.split(/\s+/) ?? []),
    inputSummary.listingDescription,
    inputSummary.selectedRegisterKey,
    propertyIdentity.buildingName,
    ...candidates.flatMap(({ buildingName, dongName, registerKey }) => [buildingName, dongName, registerKey]),
  ].flatMap((phrase) => (phrase && plain(phrase).length > 1 ? [plain(phrase)] : []))
  const lot = lotPattern(address)
  const figures = figurePatterns([propertyIdentity, ...candidates])
  const description = plain(inputSummary.listingDescription ?? '')
  const isNamed = (text: string) => {
    const searched = plain(text)
    return (
      phrases.some((phrase) => searched.includes(phrase)) ||
      [lot, ...figures].some((pattern) => pattern?.test(text)) ||
      quotes(text, description)
    )
  }
  return (text) => (isMessage(text) ? LANGUAGES.some((language) => isNamed(word(text, language))) : isNamed(text))
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase()
}

/** `서울특별시 관악구 신림로59길 23 (신림동)` → `신림로59길 23`. */
function streetOf(roadAddress: string | null): string | null {
  return /(\S+(?:로|길)\s+\d+(?:-\d+)?)/.exec(roadAddress ?? '')?.[1] ?? null
}

/** A lot without a sub number is a bare number, so it matches only where an address would contain it. */
function lotPattern({ mainLotNumber, subLotNumber, mountain }: RentRiskDiagnosisResponse['address']): RegExp | null {
  if (mainLotNumber === null) return null
  const main = Number(mainLotNumber)
  const sub = Number(subLotNumber ?? 0)
  if (sub > 0) return new RegExp(String.raw`(?<!\d)${main}\s*(?:-|의|번지\s*의?)\s*${sub}(?!\d)`)
  const place = mountain ? String.raw`산\s*` : String.raw`(?:동|리|가|로|읍|면)\d?\s*`
  return new RegExp(
    String.raw`${place}${main}(?![\d,.-]|\s*(?:억|만|원|건|㎡|%|층|년|곳|세대|가구))|(?<!\d)${main}번지`,
  )
}

/** The approval day and the number of households together identify one building of a district. */
function figurePatterns(
  buildings: readonly {
    useApprovalDate?: string | null
    householdCount?: number | null
    familyCount?: number | null
  }[],
): RegExp[] {
  return buildings.flatMap(({ useApprovalDate, householdCount, familyCount }) => {
    const [year, month, day] =
      /^(\d{4})-?(\d\d)-?(\d\d)$/
        .exec(useApprovalDate ?? '')
        ?.slice(1)
        .map(Number) ?? []
    return [
      ...(day ? [new RegExp(String.raw`(?<!\d)${year}\D{1,3}0?${month}\D{1,3}0?${day}(?!\d)`)] : []),
      ...[householdCount, familyCount].flatMap((count) =>
        count ? [new RegExp(String.raw`(?<![\d,])${count}\s*(?:세대|가구)`)] : [],
      ),
    ]
  })
}

/** Whether a text quotes the description. */
function quotes(text: string, description: string): boolean {
  return [...text.matchAll(/[“"']([^”"']+)[”"']/g)].some(([, quoted = '']) => description.includes(plain(quoted)))
}
