import type { FindingCode } from '@lease-risk/contract/codes/assessment'

/**
 * What an answer says first (R-ANSWER-02): the first group with a finding that stands out leads. `field`: what the tenant
 * corrects in the form. `registryFirst`: while money and rights are open, the registry is looked at before it.
 */
export type LeadGroup = {
  id: string
  codes: readonly FindingCode[]
  field?: 'address' | 'depositAmountManwon' | 'exclusiveAreaSquareMeter' | 'floorNumber'
  registryFirst?: true
  /** Leads even where papers were read (R-ANSWER-10). */
  beforePapers?: true
  /** Lies in the home and stands whatever the terms (R-ANSWER-14). */
  ofTheHome?: true
}

export const LEADS = {
  source: 'R-ANSWER-02',
  since: '2026-11-25',
  groups: [
    {
      id: 'ADDRESS_OPEN',
      codes: ['ADDRESS_NOT_CONFIRMED', 'LOT_NOT_IN_REGISTER'],
      field: 'address',
      beforePapers: true,
      ofTheHome: true,
    },
    { id: 'AMOUNT_DOUBTED', codes: ['AMOUNT_UNREALISTIC'], field: 'depositAmountManwon', beforePapers: true },
    { id: 'NO_HOME_BY_USE', codes: ['NEIGHBORHOOD_FACILITY', 'NON_RESIDENTIAL'], beforePapers: true, ofTheHome: true },
    { id: 'ABOVE_VALUE', codes: ['DEPOSIT_ABOVE_VALUE'] },
    { id: 'PROBABLY_ABOVE_VALUE', codes: ['DEPOSIT_PROBABLY_ABOVE_VALUE'] },
    { id: 'OTHER_DEPOSITS', codes: ['SHARED_HOUSE_FRAME', 'SHARED_HOUSE', 'OTHER_DEPOSITS_UNKNOWN'] },
    {
      id: 'UNIT_NOT_IN_REGISTER',
      codes: [
        'FLOOR_ABOVE_BUILDING',
        'FLOOR_BELOW_BUILDING',
        'DONG_NOT_IN_REGISTER',
        'HO_NOT_PLAUSIBLE',
        'ROOFTOP',
        'UNIT_NOT_PUBLISHED',
        'FLOOR_DIFFERS',
      ],
      ofTheHome: true,
    },
    {
      id: 'AREA_NOT_OF_UNIT',
      codes: ['AREA_DIFFERS_FROM_UNIT', 'AREA_UNLIKE_LOT', 'AREA_NOT_GIVEN'],
      field: 'exclusiveAreaSquareMeter',
    },
    {
      id: 'NEAR_VALUE',
      codes: ['DEPOSIT_NEAR_VALUE', 'DEPOSIT_MAY_EXCEED_ESTIMATE', 'OWN_YARDSTICK', 'DEPOSIT_ABOVE_PUBLIC_PRICE_LINE'],
    },
    { id: 'SAME_TIME_DEAL', codes: ['SAME_TIME_DEAL'] },
    { id: 'NO_VALUE', codes: ['NO_VALUE_EVIDENCE', 'NEVER_SOLD_LOT'] },
    {
      id: 'NOTEWORTHY_SHARE',
      codes: ['DEPOSIT_SHARE_NOTEWORTHY', 'DEPOSIT_TO_DATED_SALES', 'DEPOSIT_TO_PRICED_VALUE', 'REGIONAL_SALES_HIGH'],
    },
    {
      id: 'LEASE_LEVEL',
      codes: ['LEASE_ABOVE_ESTIMATE', 'LEASE_AMOUNT_HIGH', 'REGIONAL_LEASES_HIGH', 'MONTHLY_COST_HIGH'],
    },
    {
      id: 'DESCRIPTION_CONTRADICTS',
      codes: [
        'DESCRIPTION_TYPE_DIFFERS',
        'LISTING_SHOP_USE',
        'DESCRIPTION_BUILDING_FLOORS_DIFFERS',
        'DESCRIPTION_FLOOR_DIFFERS',
        'DESCRIPTION_AREA_DIFFERS',
        'DESCRIPTION_BUILT_YEAR_DIFFERS',
        'DESCRIPTION_HOUSEHOLDS_DIFFERS',
        'DESCRIPTION_DEPOSIT_DIFFERS',
        'DESCRIPTION_RENT_DIFFERS',
      ],
    },
    { id: 'FLOOR_UNLIKE_UNIT', codes: ['FLOOR_UNLIKE_UNIT'], field: 'floorNumber' },
    {
      id: 'OTHERS',
      codes: ['BASEMENT', 'MIXED_USE', 'USE_UNCLEAR', 'OLD_BUILDING', 'SAME_TIME_DEALS_OF_LOT', 'REVERSE_JEONSE'],
      registryFirst: true,
    },
  ] as readonly LeadGroup[],
}

/** Shares of the value at which the answer states the shortfall of the deposit, with nothing ranking before it. */
export const STAKE_SHARES = { source: 'R-ANSWER-03', since: '2026-11-25', shares: [1, 0.9, 0.8, 0.7] }

/**
 * Minimum score of a deposit above the middle of the value when its basis raises a floor: enough for a stop. `probable`:
 * from this probability of exceeding the value on, the deposit is said to be probably above it.
 */
export const ABOVE_MIDDLE = {
  source: 'R-SCORE-37; R-ANSWER-05',
  since: '2026-11-28',
  severityScore: 72,
  probable: 0.5,
}
