import type {
  PaperReading,
  RegistryReading as WireRegistry,
  PaperTerms as WireTerms,
} from '@lease-risk/contract/papers-input'
import { seoulDate } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { endOfTerm } from '../../domain/papers/dates/days.ts'
import type { LandlordLookups } from '../../domain/papers/landlord/lookups.ts'
import {
  type ForeignRegistration,
  type LeaseDates,
  NO_DATES,
  type OtherTenant,
  type PaperTerms,
  type RegistryHome,
  type TenantOfHouse,
  type TypedPapers,
} from '../../domain/papers/papers-input.ts'
import { residentNumberProblem } from '../../domain/papers/resident-number.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { type Message, message } from '../../words/message.ts'
import { amountProblems } from '../diagnosis/index.ts'
import { statementProblems, typedStatement } from './typed-statements.ts'

/** What a document names, in full; `null`: nothing. */
export function registryHome(home: WireRegistry['home'] | null): RegistryHome | null {
  return home ? { ...NOT_NAMED, ...home } : null
}

const NOT_NAMED: RegistryHome = { legalDistrictCode: null, legalDistrict: null, lot: null, dong: null, ho: null }

/** Converts typed papers to the form of the calculation: omitted values are unknown, and notes are left out. */
export function typedPapers(reading: PaperReading): TypedPapers {
  const { registry, seniorTenants, taxArrearsManwon, statements, dates, ...more } = reading
  return {
    ...otherFields(more),
    foreignRegistration: foreignRegistration(more),
    tenantsOfHouse: typedTable(more),
    registry: registry
      ? {
          ...registry,
          home: registryHome(registry.home),
          entries: registry.entries.map(({ kind, registeredOn, amountManwon, cancelled, jointCollateral, ...tax }) => ({
            kind,
            registeredOn: registeredOn ?? null,
            amountManwon: amountManwon ?? null,
            cancelled,
            jointCollateral,
            taxKind: tax.taxKind ?? null,
            legalDate: tax.legalDate ?? null,
          })),
        }
      : null,
    seniorTenants: seniorTenants
      ? {
          state: seniorTenants.state,
          depositsManwon: seniorTenants.depositsManwon ?? [],
          sumManwon: seniorTenants.sumManwon ?? null,
          countKnown: seniorTenants.countKnown ?? null,
          countAtLeast: seniorTenants.countAtLeast ?? null,
          tenants: (seniorTenants.tenants ?? []).map(otherTenant),
        }
      : null,
    taxArrearsManwon: taxArrearsManwon ?? null,
    ...(statements && { statements: statements.flatMap(typedStatement) }),
    dates: leaseDates(dates),
  }
}

/** `null`: not registered as a foreigner, or not answered. */
function foreignRegistration({
  foreignRegistration: answer,
}: Pick<PaperReading, 'foreignRegistration'>): ForeignRegistration | null {
  return answer === undefined || answer === 'NO' ? null : answer
}

/** A typed last day takes precedence over a term. */
function leaseDates({ termMonths, ...days }: NonNullable<PaperReading['dates']> = {}): LeaseDates {
  const endOn = days.endOn ?? (termMonths === undefined ? null : endOfTerm(days, termMonths))
  return { ...NO_DATES, ...days, endOn }
}

type OtherFields = Pick<PaperReading, 'taxes' | 'wages' | 'jointCollateral' | 'deposits' | 'landlord' | 'violationMark'>

function otherFields({ taxes, wages, jointCollateral, deposits = [], landlord, violationMark }: OtherFields) {
  return {
    landlord: landlord ? typedLandlord(landlord) : null,
    violationMark: violationMark ? { issuedOn: violationMark.issuedOn ?? null } : null,
    taxes: taxes?.map((tax) => ({ ...tax, legalDate: tax.legalDate ?? null })) ?? null,
    wagesManwon: wages?.amountManwon ?? null,
    jointCollateral: jointCollateral
      ? { units: jointCollateral.units ?? null, ownShareOfValue: jointCollateral.ownShareOfValue ?? null }
      : null,
    deposits: deposits.map(({ amountManwon, fixedDateOn }) => ({ amountManwon, fixedDateOn: fixedDateOn ?? null })),
  }
}

function typedLandlord({ record, defaulterList, agent }: NonNullable<PaperReading['landlord']>): LandlordLookups {
  return {
    record: record ? { repaidByHug: null, barred: null, ...record } : null,
    defaulterList: defaulterList ?? null,
    agent: agent ?? null,
  }
}

type WireTenant = NonNullable<NonNullable<PaperReading['seniorTenants']>['tenants']>[number]

function otherTenant({ depositManwon, moveInReportedOn, fixedDateOn, claimed }: WireTenant): OtherTenant {
  return { depositManwon, moveInReportedOn: moveInReportedOn ?? null, fixedDateOn: fixedDateOn ?? null, claimed }
}

const UNKNOWN_TENANT = { room: null, depositManwon: null, monthlyRentManwon: null, fixedDateOn: null, movedInOn: null }

/** A table without rows says nothing, so there is none. */
function typedTable({ tenantsOfHouse }: Pick<PaperReading, 'tenantsOfHouse'>): TenantOfHouse[] | null {
  const rows = (tenantsOfHouse?.rows ?? []).map((row) => ({ ...UNKNOWN_TENANT, ...row }))
  return rows.length === 0 ? null : rows
}

/** A jeonse lease has no rent, even if one was sent. */
export function leaseTerms({
  contractPurpose,
  depositAmountManwon,
  monthlyRentAmountManwon = 0,
}: WireTerms): PaperTerms {
  const monthlyRentManwon = contractPurpose === 'JEONSE' ? 0 : monthlyRentAmountManwon
  return { purpose: contractPurpose, depositManwon: depositAmountManwon, monthlyRentManwon }
}

/** Rejects what no schema can express, reporting all of it. @throws AppError 400 */
export function checkReading(services: Pick<Services, 'clock' | 'catalogue'>, reading: PaperReading): void {
  const errors = readingProblems(services, reading)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

/** The same in papers of which the schema has refused some members; a list with a refused item is left out. */
export function problemsOfAccepted(
  services: Pick<Services, 'clock' | 'catalogue'>,
  given: Record<string, unknown>,
): FieldProblem[] {
  const whole = Object.entries(given).filter(([, value]) => !(Array.isArray(value) && value.includes(undefined)))
  return readingProblems(services, Object.fromEntries(whole) as PaperReading)
}

/** Everything in typed papers that no schema can express. */
export function readingProblems(
  { clock, catalogue }: Pick<Services, 'clock' | 'catalogue'>,
  reading: PaperReading,
): FieldProblem[] {
  const today = seoulDate(clock.now())
  return [
    ...termsProblems(reading),
    ...homeProblems(reading, catalogue),
    ...valueProblems(reading),
    ...registryProblems(reading, today),
    ...distributionProblems(reading),
    ...landlordProblems(reading, today),
    ...violationProblems(reading, today),
    ...statementProblems(reading, today),
    ...tableProblems(reading, today),
    ...textProblems(reading),
  ]
}

function termsProblems({ terms }: PaperReading): FieldProblem[] {
  return terms ? amountProblems(terms).map((problem) => ({ ...problem, field: `terms.${problem.field}` })) : []
}

function homeProblems({ home }: PaperReading, catalogue: DistrictCatalogue): FieldProblem[] {
  if (!home || catalogue.find(home.legalDistrictCode) !== null) return []
  return [{ field: 'home.legalDistrictCode', code: 'NOT_FOUND', message: message('DISTRICT_CODE_UNKNOWN') }]
}

function valueProblems({ value }: PaperReading): FieldProblem[] {
  if (!value || (value.lowManwon <= value.midManwon && value.midManwon <= value.highManwon)) return []
  return [{ field: 'value', code: 'RANGE', message: message('VALUES_NOT_IN_ORDER') }]
}

/** The problem of a day that is impossible because it lies after another one. */
function later(field: string, why: Message): FieldProblem {
  return { field, code: 'RANGE', message: why }
}

function registryProblems({ registry }: PaperReading, today: string): FieldProblem[] {
  if (!registry) return []
  const entries = registry.entries.flatMap(({ registeredOn }, index) =>
    registeredOn !== undefined && registeredOn > registry.readOn
      ? [later(`registry.entries[${index}].registeredOn`, message('ENTRY_AFTER_READING'))]
      : [],
  )
  const readOn = registry.readOn > today ? [later('registry.readOn', message('DAY_AFTER_TODAY'))] : []
  return [...readOn, ...entries]
}

/** Checks of distribution fields that no schema can express. */
function distributionProblems(reading: PaperReading): FieldProblem[] {
  return [...taxEntryProblems(reading), ...jointProblems(reading), ...depositProblems(reading)]
}

/** Only a seizure can be for a tax, and only a tax has a legal date. */
function taxEntryProblems({ registry }: PaperReading): FieldProblem[] {
  return (registry?.entries ?? []).flatMap(({ kind, taxKind, legalDate }, index): FieldProblem[] => {
    const at = `registry.entries[${index}]`
    if (taxKind !== undefined && kind !== 'SEIZURE')
      return [{ field: `${at}.taxKind`, code: 'NOT_ALLOWED', message: message('TAX_OF_SEIZURE_ONLY') }]
    if (legalDate !== undefined && taxKind === undefined)
      return [{ field: `${at}.legalDate`, code: 'NOT_ALLOWED', message: message('LEGAL_DATE_OF_TAX_ONLY') }]
    return registry && legalDate !== undefined && legalDate > registry.readOn
      ? [{ field: `${at}.legalDate`, code: 'RANGE', message: message('ENTRY_AFTER_READING') }]
      : []
  })
}

function jointProblems({ jointCollateral }: PaperReading): FieldProblem[] {
  const share = jointCollateral?.ownShareOfValue
  if (!share || share.low <= share.high) return []
  return [{ field: 'jointCollateral.ownShareOfValue', code: 'RANGE', message: message('SHARE_NOT_IN_ORDER') }]
}

/** Checked against the deposit typed with them; against that of a diagnosis, they are capped. */
function depositProblems({ deposits = [], terms }: PaperReading): FieldProblem[] {
  const listed = deposits.reduce((sum, { amountManwon }) => sum + amountManwon, 0)
  if (!terms || listed <= terms.depositAmountManwon) return []
  return [{ field: 'deposits', code: 'RANGE', message: message('DEPOSITS_ABOVE_WHOLE') }]
}

function landlordProblems({ landlord }: PaperReading, today: string): FieldProblem[] {
  return (['record', 'defaulterList'] as const).flatMap((name) =>
    (landlord?.[name]?.lookedUpOn ?? '') > today
      ? [later(`landlord.${name}.lookedUpOn`, message('DAY_AFTER_TODAY'))]
      : [],
  )
}

function violationProblems({ violationMark }: PaperReading, today: string): FieldProblem[] {
  return (violationMark?.issuedOn ?? '') > today ? [later('violationMark.issuedOn', message('DAY_AFTER_TODAY'))] : []
}

/** A paper shows only what has happened. */
function tableProblems({ tenantsOfHouse }: PaperReading, today: string): FieldProblem[] {
  return (tenantsOfHouse?.rows ?? []).flatMap((row, index) =>
    (['fixedDateOn', 'movedInOn'] as const).flatMap((name) =>
      (row[name] ?? '') > today ? [later(`tenantsOfHouse.rows[${index}].${name}`, message('DAY_AFTER_TODAY'))] : [],
    ),
  )
}

function textProblems({ value, registry, homeLabel, jointCollateral }: PaperReading): FieldProblem[] {
  const texts: [field: string, text: string | undefined][] = [
    ['value.basis', value?.basis],
    ['homeLabel', homeLabel],
    ['jointCollateral.listNumber', jointCollateral?.listNumber],
    ['registry.home.dong', registry?.home?.dong],
    ['registry.home.ho', registry?.home?.ho],
    ...(registry?.entries ?? []).map(({ note }, index): [string, string | undefined] => [
      `registry.entries[${index}].note`,
      note,
    ]),
  ]
  return texts.flatMap(([field, text]) => residentNumberProblem(field, text))
}
