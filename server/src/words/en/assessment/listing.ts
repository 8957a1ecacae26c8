import type { LISTING as KO } from '../../ko/assessment/listing.ts'
import { PAPERS } from '../paper-names.ts'

export const LISTING = {
  LISTING_SHOP_USE: `The listing calls the home a neighborhood facility (근린생활시설, 근생), which is no housing. A jeonse loan and a return guarantee (반환보증) may be refused, and the office may order the use to end. Check the use of the unit in the section for the unit (전유부) of the ${PAPERS.BUILDING_REGISTER}.`,
  LISTING_NO_DEBT: `The listing says that there is no debt on the home, but that is not confirmed. Check mortgages and seizures yourself in the ${PAPERS.REGISTRY_DOCUMENT}, right before the contract and right before the balance.`,
  LISTING_GUARANTEE:
    'The listing speaks of a return guarantee (반환보증, 보증보험), but that is not confirmed. Only the guarantor decides, so ask the guarantor yourself before the contract, and put in a special term that ends the contract if the guarantee is refused.',
  LISTING_LOAN:
    'The listing speaks of a loan, but that is not confirmed. Ask the bank yourself with the address, and put in a special term that you get the down payment back if the loan is refused.',
  LISTING_LOAN_REFUSED: `The listing says that no jeonse loan can be had, or should be taken, for this home. The home itself may be the reason: a neighborhood facility, a building violation, a trust, or much debt that comes first. Ask the agent why, and check the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER}. The return guarantee (반환보증) may be refused for the same reason.`,
  LISTING_MOVE_IN:
    'The listing speaks of the move-in report (전입신고), but that is not confirmed. Have the contract say that nothing prevents it, and ask the community center (주민센터) whether it takes a report for this address.',
  LISTING_NO_BASEMENT: `The listing says that the home is not in a basement, but that is not confirmed. Check the registered floor in the list of floors (층별개요) and in the section for the unit (전유부) of the ${PAPERS.BUILDING_REGISTER}.`,
  LISTING_NO_VIOLATION: `The listing says that the building violates nothing, but that is not confirmed. Check yourself whether the first page of the ${PAPERS.BUILDING_REGISTER} has the mark of a building violation (위반건축물).`,
} satisfies typeof KO
