import type { RegionalInputChip, RegionalTermShare } from '@lease-risk/contract/regional'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { KeywordTerm } from '../../domain/region-keyword/read-terms.ts'
import { type Message, message, sentences, type Text, type Unworded } from '../../words/message.ts'
import type { InterpretedInput } from './interpret-input.ts'
import { usedTerms } from './term-shares.ts'

/**
 * One chip for each amount, size, room count, floor and excluded type found in the input: used, or marked as unused
 * with the reason.
 */
export function termChips(
  { terms, problems, target, excludedTypes }: Pick<InterpretedInput, 'terms' | 'problems' | 'target' | 'excludedTypes'>,
  shares: readonly RegionalTermShare[],
  propertyTypes: readonly PropertyType[],
): Unworded<RegionalInputChip>[] {
  const used = usedTerms(shares)
  const isOfApartments = propertyTypes.every((type) => type === 'APARTMENT')
  const ofTerms = terms.map((term, at): Unworded<RegionalInputChip> => {
    const why = problems[at] ?? whyNotUsed(term, used, { hasRegion: 'lawdCd' in target, isOfApartments })
    const note = why === null ? usedNote(term, isOfApartments) : message('TERM_NOT_USED', { why })
    return { kind: kindOf(term), text: term.text, label: labelOf(term), used: why === null, note }
  })
  const ofTypes = excludedTypes.map(({ text, type }): Unworded<RegionalInputChip> => {
    const used = !propertyTypes.includes(type)
    const note = used ? message('TERM_TYPE_LEFT_OUT') : message('TERM_NOT_USED', { why: 'NOTHING_LEFT' })
    return { kind: 'TYPE', text, label: message('TERM_TYPE_EXCLUDED', { propertyType: type }), used, note }
  })
  return [...ofTerms, ...ofTypes]
}

function usedNote(term: KeywordTerm, isOfApartments: boolean): Text {
  const used = message('TERM_USED')
  if (term.kind === 'AREA')
    return isUnclear(term, isOfApartments) ? sentences([used, message('TERM_USED_FOR_APARTMENTS')]) : used
  const isRange = 'fromManwon' in term && term.fromManwon !== null && term.toManwon !== null
  return isRange ? sentences([used, message('TERM_USED_UPPER_END')]) : used
}

function whyNotUsed(
  term: KeywordTerm,
  used: ReturnType<typeof usedTerms>,
  { hasRegion, isOfApartments }: { hasRegion: boolean; isOfApartments: boolean },
): 'NO_REGION' | 'PYEONG_UNCLEAR' | 'TOO_FEW' | null {
  if (!hasRegion) return 'NO_REGION'
  if (term.kind === 'AREA') {
    if (used.area) return null
    return isUnclear(term, isOfApartments) ? 'PYEONG_UNCLEAR' : 'TOO_FEW'
  }
  const isUsed = term.kind === 'FLOOR' ? used.basement : used.amounts
  return isUsed ? null : 'TOO_FEW'
}

/** Of homes other than apartments 평 may count the area of their own, or more. */
function isUnclear({ unit, isExclusive }: Extract<KeywordTerm, { kind: 'AREA' }>, isOfApartments: boolean): boolean {
  return unit === 'PYEONG' && !isExclusive && !isOfApartments
}

function kindOf(term: KeywordTerm): RegionalInputChip['kind'] {
  return term.kind === 'FLOOR' && term.floor !== 'OTHER' ? term.floor : term.kind
}

function labelOf(term: KeywordTerm): Message {
  switch (term.kind) {
    case 'ROOMS':
      return message('TERM_ROOMS', { rooms: term.rooms, excluded: term.isExcluded === true })
    case 'FLOOR':
      return message('TERM_FLOOR', { floor: term.floor, text: term.text, excluded: term.isExcluded === true })
    case 'AREA': {
      const { isExclusive: exclusive, unit, from, to } = term
      return message('TERM_AREA', { exclusive, unit, from, to })
    }
    case 'DEPOSIT':
    case 'MONTHLY_RENT':
    case 'SALE_PRICE':
    case 'MAINTENANCE_FEE':
    case 'AMOUNT': {
      const { kind, text, fromManwon, toManwon } = term
      return term.unclearUnit
        ? message('TERM_AMOUNT_UNCLEAR', { kind, text })
        : message('TERM_AMOUNT', { kind, fromManwon, toManwon })
    }
  }
}
