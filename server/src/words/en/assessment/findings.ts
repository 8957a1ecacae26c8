import type { AmountName, FINDINGS as KO, Scope } from '../../ko/assessment/findings.ts'
import { counted, formatArea, formatManwon, formatMonths, formatPercent } from '../format.ts'

/** Sentences of findings that several criteria share or that no criterion scores. */
export const FINDINGS = {
  AMOUNT_IS_DOUBTED: 'It is not clear whether the amount that you typed is right.',
  ADDRESS_NOT_CONFIRMED:
    'The address could not be confirmed down to the lot number, so no public records were looked up.',
  LOT_NOT_CONFIRMED: 'The address could not be confirmed down to the lot number.',
  CONFIRM_LOT_ADDRESS: 'Check the lot address (지번주소) and ask for the diagnosis again.',
  OTHER_DEPOSITS_UNKNOWN:
    "A building with several households is one property: its value has to cover every tenant's deposit. Until you know the other deposits, the share of yours alone decides nothing.",
  SENIOR_DEPOSITS_NOT_PUBLISHED: 'No public data shows the total of the deposits that are paid back before yours.',
  RENT_IGNORED_FOR_JEONSE: ({ manwon }) =>
    `You asked about a jeonse lease, so the monthly rent of ${formatManwon(manwon)} that you entered is left out of the calculation.`,
  SELECTED_CANDIDATE:
    'The past deal you selected is noted for reference only; it is not used as a confirmed fact about this home.',

  AREA_UNLIKE_LOT: ({ areaSquareMeter, count, ...known }) =>
    `You entered an exclusive area of ${formatArea(areaSquareMeter)}, but no home of about that size is among the ${counted(count, 'deal or public price', 'deals and public prices')} found on this lot (${areas(known)}). You may have entered the supply area (공급면적), or the lot may be another one. With a wrong area every comparison of amounts is wrong too, so check it first.`,
  EXCLUSIVE_AREA_TYPED: 'Exclusive area you entered (㎡)',
  AREAS: (known) => areas(known),
  AREAS_OF_LOT: ({ count }) => `Exclusive areas found on this lot (${counted(count, 'record')})`,

  EXCLUSIVE_AREA_PUBLISHED: 'Exclusive area under which this unit is published (㎡)',
  AREA_OF_UNIT: ({ publishedSquareMeter }) =>
    `You entered no exclusive area, so the published one of this unit is used: ${formatArea(publishedSquareMeter)}.`,
  AREA_DIFFERS_FROM_UNIT: ({ typedSquareMeter, publishedSquareMeter }) =>
    `You entered an exclusive area of ${formatArea(typedSquareMeter)}, but this unit is published with ${formatArea(publishedSquareMeter)}, which is used for every comparison. The building or unit number may be another one, or you may have entered the supply area (공급면적), so check it.`,
  AREA_NOT_GIVEN: ({ areas }) => {
    const known = areas.map(formatArea).join(', ')
    if (areas.length === 0)
      return 'You entered no exclusive area, so the home could not be compared with homes of its size.'
    return areas.length === 1
      ? `You entered no exclusive area, so the home could not be compared with homes of its size. The exclusive area found on this lot is ${known}.`
      : `You entered no exclusive area, so the home is compared with homes of several sizes. The exclusive areas found on this lot are ${known}, and the value differs with the size, so check the area first.`
  },

  NAMED_AMOUNT: ({ what, manwon }) => `${AMOUNT_NAMES[what]}${formatManwon(manwon)}`,
  DEPOSIT_AND_RENT: ({ depositManwon, monthlyRentManwon }) =>
    `a deposit of ${formatManwon(depositManwon)} with a monthly rent of ${formatManwon(monthlyRentManwon)}`,
  AMOUNT_UNLIKE_DEALS: ({ typed, nearest, low }) =>
    `You entered ${typed}. That is far too ${low ? 'low' : 'high'} compared with the closest published deal: ${nearest}.`,
  AMOUNT_UNLIKE_ANY: ({ typed, low }) =>
    `You entered ${typed}. That is far too ${low ? 'low' : 'high'} for the lease of a home.`,
  CHECK_AMOUNT_UNIT:
    'Check the unit of the amounts (10,000 won, 만원), and that the deposit and the rent are in the right fields.',

  REVERSE_JEONSE: ({ scope, recent, earlier, change }) =>
    `In ${PLACES[scope]}, the middle (median) jeonse deposit for the same type of home is now ${level(recent)}. That is ${formatPercent(-change)} below two years ago: ${level(earlier)}. A landlord may not be able to pay back the old deposit out of a new one (역전세). These are not deals of this address, so take them as a guide to the area only.`,
  JEONSE_CHANGE: ({ scope, recent, earlier }) =>
    `Change of the middle (median) jeonse deposit in ${PLACES[scope]}, from ${level(earlier)} two years ago to ${level(recent)} lately. Not part of the score`,
  CHANGE: ({ change }) => `${change > 0 ? '+' : change < 0 ? '-' : ''}${formatPercent(Math.abs(change))}`,
} satisfies typeof KO

type Areas = { fromSquareMeter: number; toSquareMeter: number }

function areas({ fromSquareMeter, toSquareMeter }: Areas): string {
  return [...new Set([fromSquareMeter, toSquareMeter].map(formatArea))].join(' to ')
}

const AMOUNT_NAMES: Record<AmountName, string> = {
  JEONSE_DEPOSIT: 'a jeonse deposit of ',
  DEPOSIT: 'a deposit of ',
  MONTHLY_RENT: 'a monthly rent of ',
  DEAL: '',
}

const PLACES: Record<Scope, string> = {
  LEGAL_DISTRICT: 'the same legal district (법정동)',
  LAWD_CD: 'the same city or district (시·군·구)',
}

type Level = { medianManwon: number; months: readonly string[]; sampleCount: number }

function level({ medianManwon, months, sampleCount }: Level): string {
  return `${formatManwon(medianManwon)} (${formatMonths(months)}, ${counted(sampleCount, 'deal')})`
}
