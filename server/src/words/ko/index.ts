import { ACCOUNT } from './account.ts'
import { ADDRESS_SEARCH } from './address-search.ts'
import { ADDRESSES } from './addresses.ts'
import { ANSWER } from './answer.ts'
import { ASSISTANT } from './assistant.ts'
import { BUILDING } from './building.ts'
import { BUILDING_USE } from './building-use.ts'
import { CANDIDATES } from './candidates.ts'
import { CONTRACT_CHECKS } from './checks-contract.ts'
import { PRICE_CHECKS } from './checks-price.ts'
import { REGISTER_CHECKS } from './checks-register.ts'
import { RIGHTS_CHECKS } from './checks-rights.ts'
import { CLAUSES } from './clauses.ts'
import { COLLECTED } from './collected.ts'
import { COMMON } from './common.ts'
import { COMMUNITY } from './community.ts'
import { CRITERIA } from './criteria.ts'
import { DATA_KINDS } from './data-kinds.ts'
import { DEAL_SOURCE } from './deal-source.ts'
import { DECISION } from './decision.ts'
import { DEPOSIT_LINES } from './deposit-lines.ts'
import { DEPOSIT_TO_VALUE } from './deposit-to-value.ts'
import { DESCRIPTION } from './description.ts'
import { DIAGNOSES } from './diagnoses.ts'
import { ERRORS } from './errors.ts'
import { ESTIMATE_EVIDENCE } from './estimate-evidence.ts'
import { ESTIMATES } from './estimates.ts'
import { FIELD_CHECKS } from './field-checks.ts'
import { FIGURES } from './figures.ts'
import { FINDING_TITLES } from './finding-titles.ts'
import { FINDINGS } from './findings.ts'
import { FOUND } from './found.ts'
import { HEADLINES } from './headlines.ts'
import { HOME_COMPARISON } from './home-comparison.ts'
import { HOME_FIGURES } from './home-figures.ts'
import { HOME_REPORT } from './home-report.ts'
import { HOME_SOURCES } from './home-sources.ts'
import { IDENTITY } from './identity.ts'
import { KNOWN_VALUE } from './known-value.ts'
import { LABELS } from './labels.ts'
import { LEASE_AMOUNT } from './lease-amount.ts'
import { LISTING } from './listing.ts'
import { MAILS } from './mails.ts'
import { MAP } from './map.ts'
import { MISSING } from './missing.ts'
import { MISSING_DEALS } from './missing-deals.ts'
import { MONTHLY_COST } from './monthly-cost.ts'
import { NOTIFICATIONS } from './notifications.ts'
import { OPERATIONS } from './operations.ts'
import { PAPER_READING } from './paper-reading.ts'
import { PAPERS_AHEAD } from './papers-ahead.ts'
import { PAPERS_ANSWER } from './papers-answer.ts'
import { PAPERS_CAUTIONS } from './papers-cautions.ts'
import { PAPERS_CONSTANTS } from './papers-constants.ts'
import { PAPERS_DATES } from './papers-dates.ts'
import { PAPERS_DISTRIBUTION } from './papers-distribution.ts'
import { PAPERS_GUARANTORS } from './papers-guarantors.ts'
import { PAPERS_READINGS } from './papers-readings.ts'
import { PAPERS_RECOVERY } from './papers-recovery.ts'
import { PAPERS_RENT } from './papers-rent.ts'
import { PAPERS_REQUESTS } from './papers-requests.ts'
import { PLACES } from './places.ts'
import { POST_DRAFT } from './post-draft.ts'
import { PROPERTY_IDENTITY } from './property-identity.ts'
import { PUBLIC_PRICE } from './public-price.ts'
import { PUBLIC_PRICE_SOURCE } from './public-price-source.ts'
import { PURPOSES } from './purposes.ts'
import { REGION_GUIDANCE } from './region-guidance.ts'
import { REGION_INPUT } from './region-input.ts'
import { REGION_MARKET } from './region-market.ts'
import { REGION_SHARES } from './region-shares.ts'
import { REGION_TERMS } from './region-terms.ts'
import { REGISTER_SOURCE } from './register-source.ts'
import { REGISTRY_READING } from './registry-reading.ts'
import { REGISTRY_SOURCE } from './registry-source.ts'
import { REQUESTS } from './requests.ts'
import { REVIEW } from './review.ts'
import { RISK_CARDS } from './risk-cards.ts'
import { SAME_TIME } from './same-time-deals.ts'
import { SAMPLES } from './samples.ts'
import { SHARING } from './sharing.ts'
import { SINCE_LAST } from './since-last.ts'
import { SOURCES } from './sources.ts'
import { TERMINAL } from './terminal.ts'
import { TOTALS } from './totals.ts'
import { UNIT } from './unit.ts'
import { UNRETURNED_DEPOSIT } from './unreturned-deposit.ts'
import { USER_CONFIRMED } from './user-confirmed.ts'
import { WAY } from './way.ts'
import { WHAT_WOULD_CHANGE } from './what-would-change.ts'

/** Every message in Korean. Every other language has the same codes and params. */
export const KO = {
  ...COMMON,
  ...NOTIFICATIONS,
  ...ADDRESS_SEARCH,
  ...OPERATIONS,
  ...SHARING,
  ...POST_DRAFT,
  ...COMMUNITY,
  ...ACCOUNT,
  ...ERRORS,
  ...REQUESTS,
  ...PAPER_READING,
  ...REGISTRY_READING,
  ...REGISTRY_SOURCE,
  ...ADDRESSES,
  ...DEAL_SOURCE,
  ...IDENTITY,
  ...PUBLIC_PRICE_SOURCE,
  ...REGISTER_SOURCE,
  ...SOURCES,
  ...SINCE_LAST,
  ...DESCRIPTION,
  ...DIAGNOSES,
  ...FIGURES,
  ...UNRETURNED_DEPOSIT,
  ...WAY,
  ...WHAT_WOULD_CHANGE,
  ...TOTALS,
  ...RISK_CARDS,
  ...REVIEW,
  ...DATA_KINDS,
  ...DECISION,
  ...CRITERIA,
  ...ANSWER,
  ...BUILDING,
  ...HEADLINES,
  ...FINDING_TITLES,
  ...BUILDING_USE,
  ...MISSING,
  ...KNOWN_VALUE,
  ...MISSING_DEALS,
  ...MONTHLY_COST,
  ...PROPERTY_IDENTITY,
  ...REGISTER_CHECKS,
  ...RIGHTS_CHECKS,
  ...PRICE_CHECKS,
  ...CONTRACT_CHECKS,
  ...CLAUSES,
  ...ESTIMATES,
  ...ESTIMATE_EVIDENCE,
  ...FINDINGS,
  ...UNIT,
  ...USER_CONFIRMED,
  ...PUBLIC_PRICE,
  ...PURPOSES,
  ...LABELS,
  ...SAME_TIME,
  ...SAMPLES,
  ...COLLECTED,
  ...LEASE_AMOUNT,
  ...DEPOSIT_TO_VALUE,
  ...CANDIDATES,
  ...FIELD_CHECKS,
  ...LISTING,
  ...MAILS,
  ...ASSISTANT,
  ...FOUND,
  ...MAP,
  ...PLACES,
  ...HOME_COMPARISON,
  ...HOME_FIGURES,
  ...HOME_REPORT,
  ...HOME_SOURCES,
  ...REGION_GUIDANCE,
  ...REGION_INPUT,
  ...REGION_MARKET,
  ...REGION_SHARES,
  ...REGION_TERMS,
  ...DEPOSIT_LINES,
  ...PAPERS_ANSWER,
  ...PAPERS_CAUTIONS,
  ...PAPERS_AHEAD,
  ...PAPERS_CONSTANTS,
  ...PAPERS_DATES,
  ...PAPERS_DISTRIBUTION,
  ...PAPERS_GUARANTORS,
  ...PAPERS_READINGS,
  ...PAPERS_RECOVERY,
  ...PAPERS_RENT,
  ...PAPERS_REQUESTS,
  ...TERMINAL,
}
