import type { BUILDING_USE as KO } from '../../ko/assessment/building-use.ts'

const NOT_A_HOME =
  'Living there may bring an order to restore the building or fines for not doing so (이행강제금), and jeonse loans and the return guarantee (반환보증) may be refused.'

export const BUILDING_USE = {
  NEIGHBORHOOD_FACILITY: `The main use in the building register is a shop or service facility (근린생활시설), not a home. ${NOT_A_HOME}`,
  NON_RESIDENTIAL: `The main use in the building register is not housing. ${NOT_A_HOME}`,
  MIXED_USE:
    'The building register shows both housing and shops or services (근린생활시설), so the unit that you rent may not be registered as a home.',
  USE_UNCLEAR: 'The use in the building register does not make clear whether the building is for living in.',
  OFFICETEL_USE:
    'By law an officetel (오피스텔) is a business facility (업무시설): before you sign, check that you may live there and report your move-in (전입신고).',
  REGISTERED_USE: ({ mainUse, detailUse, several }) =>
    `The building register states these uses${several === null ? '' : ` for the ${several} possible buildings`}. Main use: ${mainUse}. Other uses: ${detailUse}.`,
  USE_KIND: 'Kind of use',
  MAIN_USE: 'Main use',
  DETAIL_USE: 'Other uses',
} satisfies typeof KO
