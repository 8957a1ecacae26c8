import type { LeasePapers, PapersBasis } from '@lease-risk/contract/papers-answer'
import type {
  LeasePapersRequest,
  PaperReading,
  PaperTerms,
  PaperValue,
  PaperHome as WireHome,
} from '@lease-risk/contract/papers-input'
import type { Answer } from '../../domain/answer/answer.ts'
import { answerOf, type DataSays, ofOtherTerms } from '../../domain/answer/answer-of.ts'
import { hasStatementReason } from '../../domain/answer/paper-reasons.ts'
import { type PapersSay, saysAnything } from '../../domain/answer/papers-say.ts'
import { seoulDate, yearMonth } from '../../domain/calendar.ts'
import { codesUpward } from '../../domain/district/codes-upward.ts'
import { calculatePapers, type Papers, type PapersInput, withIds } from '../../domain/papers/calculate-papers.ts'
import type { Caution } from '../../domain/papers/claims/cautions.ts'
import { HOLIDAY_NOTE } from '../../domain/papers/dates/public-holidays.ts'
import type { OfficialPrice } from '../../domain/papers/guarantors/guarantor-condition.ts'
import { withTenantsOfHouse } from '../../domain/papers/house/joined-tenants.ts'
import { typedHome } from '../../domain/papers/paper-home.ts'
import type { PaperHome, TypedPapers } from '../../domain/papers/papers-input.ts'
import { smallLeaseTable } from '../../domain/papers/recovery/small-lease-table.ts'
import { type HomePlace, homeOfRegistry, type RegistryHomeMatch } from '../../domain/papers/registry-home.ts'
import type { RegionalRate } from '../../domain/papers/rent-conversion.ts'
import { nearestDeposits } from '../../domain/papers/unseen-senior-deposits.ts'
import { indicatorName, type LeaseReference } from '../../evidence/market/index.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { message, type Unworded } from '../../words/message.ts'
import { heldToken } from '../diagnosis/index.ts'
import { type DiagnosisBasis, readDiagnosisBasis } from './diagnosis-basis.ts'
import { checkReading, leaseTerms, typedPapers } from './typed-papers.ts'
import { presentStatement } from './typed-statements.ts'

/**
 * The calculation from typed papers, combined with a diagnosis if one is named. Two statements at most; nothing is
 * stored.
 * @throws AppError 400 for values that cannot be calculated with, 404 for a diagnosis that the caller may not see.
 */
export async function calculateLeasePapers(
  services: Services,
  request: LeasePapersRequest,
  userId: number | null,
): Promise<Unworded<LeasePapers>> {
  const { diagnosisId, statusToken, ...reading } = request
  checkReading(services, reading)
  const diagnosed = await basisOfNamed(services, { diagnosisId, statusToken }, userId)
  if (diagnosed === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const papers = await papersOf(services, reading, diagnosed)
  if (papers === null) throw new AppError('COMMON_400_VALIDATION', { errors: missingParts(reading, diagnosed) })
  return papers
}

/** `null`: no diagnosis is named. Without a login, a diagnosis has no owner; a token needs no number beside it. */
async function basisOfNamed(
  { pool, clock }: Services,
  { diagnosisId, statusToken }: Pick<LeasePapersRequest, 'diagnosisId' | 'statusToken'>,
  userId: number | null,
): Promise<DiagnosisBasis | null | undefined> {
  const token = heldToken(statusToken, clock.now())
  if (token !== null) return readDiagnosisBasis(pool, null, { userId: null, token })
  if (diagnosisId === undefined) return null
  if (userId === null) throw new AppError('AUTH_401_TOKEN_MISSING')
  return readDiagnosisBasis(pool, diagnosisId, { userId })
}

function missingParts({ terms, home }: PaperReading, diagnosed: DiagnosisBasis | null) {
  const missing = (field: string) => ({ field, code: 'REQUIRED', message: message('FIELD_REQUIRED') })
  return [
    ...((terms ?? diagnosed?.terms) ? [] : [missing('terms')]),
    ...((home ?? diagnosed?.home) ? [] : [missing('home')]),
  ]
}

/** Typed values take precedence over the diagnosis. `null`: neither says what is leased, or where. */
export async function papersOf(
  services: Services,
  reading: PaperReading,
  diagnosed: DiagnosisBasis | null,
  refusals: readonly Caution[] = [],
): Promise<Unworded<LeasePapers> | null> {
  const terms = reading.terms ?? diagnosed?.terms ?? null
  const home = reading.home ? typedHome(reading.home) : (diagnosed?.home ?? null)
  if (terms === null || home === null) return null
  // a diagnosis of a home other than the typed one is ignored
  const known = isSameHome(home, diagnosed?.home ?? null) ? diagnosed : null
  const value = reading.value ?? known?.value ?? null
  const { clock, catalogue, evidence } = services
  const regionCodes = codesUpward(catalogue, home.legalDistrictCode)
  const now = clock.now()
  const reference = await evidence.readLeaseReference({
    legalDistrictCode: home.legalDistrictCode,
    propertyType: home.propertyType,
    lot: known?.lot ?? null,
    withDeposits: home.isShared && home.householdCount !== null,
    regionCodes,
    now,
  })
  const read = typedPapers(reading)
  const { match, otherHome } = homeOfRegistry(read.registry?.home ?? null, placeOf(known), catalogue)
  const registryHome = read.registry && match
  const input: PapersInput = {
    asOf: seoulDate(now),
    terms: leaseTerms(terms),
    home,
    value,
    // nothing of a document of another home is counted
    typed: registryHome === 'OTHER' ? { ...read, registry: null } : read,
    smallLeaseTable: smallLeaseTable(home.legalDistrictCode),
    regionalRate: regionalRate(reference),
    leaseDeposits: nearestDeposits(reference),
    publicPrice: typedPublicPrice(reading, home) ?? known?.publicPrice ?? null,
    quotationManwon: reading.quotationManwon ?? null,
    appraisalManwon: reading.appraisalManwon ?? null,
    salePriceManwon: reading.salePriceManwon ?? null,
    districtFigures: reference.districtFigures,
  }
  const calculated = calculatePapers(input)
  const answer = answerWith({ reading, read, known, terms, otherHome, input, calculated })
  return presentPapers(
    calculated,
    { basis: basisOf(reading, { terms, home, value }, input), answer, registryHome },
    refusals,
  )
}

type Decided = { terms: PaperTerms; home: PaperHome; value: Unworded<PaperValue> | null }

/** What was calculated with, and whether it was typed. */
function basisOf(
  reading: PaperReading,
  { terms, home, value }: Decided,
  { asOf, typed }: PapersInput,
): Unworded<PapersBasis> {
  const source = (typed: unknown) => (typed === undefined ? 'DIAGNOSIS' : 'TYPED')
  return {
    asOf,
    registryReadOn: typed.registry?.readOn ?? null,
    terms,
    termsSource: source(reading.terms),
    home: wireHome(home),
    homeSource: source(reading.home),
    value,
    valueSource: value && source(reading.value),
  }
}

type Weighed = {
  reading: PaperReading
  read: TypedPapers
  known: DiagnosisBasis | null
  terms: PaperTerms
  otherHome: PapersSay['otherHome']
  input: PapersInput
  calculated: Papers
}

/** R-ANSWER-09: public data and papers together; papers that say nothing leave the answer of the diagnosis. */
function answerWith({ reading, read, known, terms, otherHome, input, calculated }: Weighed): Answer {
  const { typed, home, value } = input
  const basis = reading.value ? 'TYPED' : (known?.valueBasis ?? 'TYPED')
  const papers = {
    typed: withTenantsOfHouse(typed, home),
    terms: input.terms,
    home,
    value: value && { ...value, basis },
    calculated,
    otherHome,
  }
  const data = known && dataFor(known, terms, reading.value === undefined)
  const addsNothing = !saysAnything(read) && !hasStatementReason(calculated)
  const isSaid = data !== null && data.isOfOtherTerms !== true && addsNothing
  return answerOf({ data, papers: isSaid ? null : papers })
}

export function placeOf(known: DiagnosisBasis | null): HomePlace | null {
  return known?.lot ? { lot: known.lot, unitText: known.unitText } : null
}

/** Public data may have spoken of other terms, or compared with another value. */
function dataFor({ data, terms: diagnosed }: DiagnosisBasis, terms: PaperTerms, ownValue: boolean): DataSays {
  const isSame =
    ownValue &&
    diagnosed !== null &&
    diagnosed.contractPurpose === terms.contractPurpose &&
    diagnosed.depositAmountManwon === terms.depositAmountManwon
  return isSame ? data : ofOtherTerms(data)
}

/** A price that the tenant looked up takes precedence over that of the diagnosis. */
function typedPublicPrice({ publicPriceManwon }: PaperReading, { propertyType }: PaperHome): OfficialPrice | null {
  if (publicPriceManwon === undefined) return null
  const basis = propertyType === 'DETACHED_MULTI_FAMILY' ? 'HOUSE' : 'UNIT'
  return { basis, priceManwon: publicPriceManwon, isTyped: true }
}

function isSameHome(home: PaperHome, other: PaperHome | null): boolean {
  return home.legalDistrictCode === other?.legalDistrictCode && home.propertyType === other.propertyType
}

function wireHome({ legalDistrictCode, propertyType, householdCount }: PaperHome): WireHome {
  return { legalDistrictCode, propertyType, ...(householdCount !== null && { householdCount }) }
}

const PERCENT = 100

function regionalRate({ conversionRate }: LeaseReference): RegionalRate | null {
  if (conversionRate === null) return null
  const { tableId, percent, regionName, period } = conversionRate
  return {
    rate: percent / PERCENT,
    indicatorName: indicatorName(tableId),
    regionName: regionName.replaceAll('>', ' '),
    period: yearMonth(period),
  }
}

type Around = { basis: Unworded<PapersBasis>; answer: Answer; registryHome: RegistryHomeMatch | null }

/** The calculation as returned, with its basis. Refused papers come first among the cautions. */
function presentPapers(
  papers: Papers,
  { basis, answer: { decision, ...answer }, registryHome }: Around,
  refusals: readonly Caution[],
): Unworded<LeasePapers> {
  const { claims, cautions, statements, ...rest } = papers
  return {
    title: message('PAPERS_TITLE'),
    disclaimer: message('PAPERS_DISCLAIMER'),
    answer,
    decision,
    registryHome,
    basis,
    claimsAhead: claims.ahead,
    claimsBehind: claims.behind,
    totalAhead: claims.totalAhead,
    ...rest,
    holidayNote: HOLIDAY_NOTE,
    statements: statements.map(presentStatement),
    cautions: [...refusals.map(withIds), ...cautions],
  }
}
