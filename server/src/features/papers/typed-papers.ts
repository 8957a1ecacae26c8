import type { FieldError } from '@lease-risk/contract/common'
import type { PaperReading, PaperTerms as WireTerms } from '@lease-risk/contract/papers-input'
import { seoulDate } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { NO_DATES, type PaperTerms, type TypedPapers } from '../../domain/papers/papers-input.ts'
import { hasResidentNumber } from '../../domain/papers/resident-number.ts'
import { AppError } from '../../platform/http/errors.ts'
import { amountProblems } from '../diagnosis-record/face.ts'
import type { PaperServices } from './services.ts'

/** What was typed in the shape of the calculation: what is left out is unknown, and notes stay behind. */
export function typedPapers({ registry, seniorTenants, taxArrearsManwon, dates }: PaperReading): TypedPapers {
  return {
    registry: registry
      ? {
          ...registry,
          entries: registry.entries.map(({ kind, registeredOn, amountManwon, cancelled, jointCollateral }) => ({
            kind,
            registeredOn: registeredOn ?? null,
            amountManwon: amountManwon ?? null,
            cancelled,
            jointCollateral,
          })),
        }
      : null,
    seniorTenants: seniorTenants
      ? {
          state: seniorTenants.state,
          depositsManwon: seniorTenants.depositsManwon ?? [],
          sumManwon: seniorTenants.sumManwon ?? null,
          countKnown: seniorTenants.countKnown ?? null,
        }
      : null,
    taxArrearsManwon: taxArrearsManwon ?? null,
    dates: { ...NO_DATES, ...dates },
  }
}

/** A jeonse has no rent, whatever was sent beside it. */
export function leaseTerms({
  contractPurpose,
  depositAmountManwon,
  monthlyRentAmountManwon = 0,
}: WireTerms): PaperTerms {
  const monthlyRentManwon = contractPurpose === 'JEONSE' ? 0 : monthlyRentAmountManwon
  return { purpose: contractPurpose, depositManwon: depositAmountManwon, monthlyRentManwon }
}

/** Refuses what no schema can express, naming all of it. @throws AppError 400 */
export function checkReading({ clock, catalogue }: PaperServices, reading: PaperReading): void {
  const today = seoulDate(clock.now())
  const errors = [
    ...termsProblems(reading),
    ...homeProblems(reading, catalogue),
    ...valueProblems(reading),
    ...registryProblems(reading, today),
    ...textProblems(reading),
  ]
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

function termsProblems({ terms }: PaperReading): FieldError[] {
  return terms ? amountProblems(terms).map((problem) => ({ ...problem, field: `terms.${problem.field}` })) : []
}

function homeProblems({ home }: PaperReading, catalogue: DistrictCatalogue): FieldError[] {
  if (!home || catalogue.find(home.legalDistrictCode) !== null) return []
  return [{ field: 'home.legalDistrictCode', code: 'NOT_FOUND', message: '법정동 목록에 없는 코드입니다.' }]
}

function valueProblems({ value }: PaperReading): FieldError[] {
  if (!value || (value.lowManwon <= value.midManwon && value.midManwon <= value.highManwon)) return []
  return [{ field: 'value', code: 'RANGE', message: '낮은 쪽, 가운데, 높은 쪽의 순서로 커져야 합니다.' }]
}

function registryProblems({ registry }: PaperReading, today: string): FieldError[] {
  if (!registry) return []
  const later = (field: string, message: string): FieldError => ({ field, code: 'RANGE', message })
  const entries = registry.entries.flatMap(({ registeredOn }, index) =>
    registeredOn !== undefined && registeredOn > registry.readOn
      ? [later(`registry.entries[${index}].registeredOn`, '등기부를 읽은 날보다 뒤일 수 없습니다.')]
      : [],
  )
  const readOn = registry.readOn > today ? [later('registry.readOn', '오늘보다 뒤일 수 없습니다.')] : []
  return [...readOn, ...entries]
}

function textProblems({ value, registry, homeLabel }: PaperReading): FieldError[] {
  const texts: [field: string, text: string | undefined][] = [
    ['value.basis', value?.basis],
    ['homeLabel', homeLabel],
    ...(registry?.entries ?? []).map(({ note }, index): [string, string | undefined] => [
      `registry.entries[${index}].note`,
      note,
    ]),
  ]
  return texts.flatMap(([field, text]) => residentNumberProblem(field, text))
}

/** A resident number is neither asked for nor kept. */
export function residentNumberProblem(field: string, text: string | undefined): FieldError[] {
  if (text === undefined || !hasResidentNumber(text)) return []
  return [
    {
      field,
      code: 'RESIDENT_NUMBER',
      message: '주민등록번호처럼 보이는 숫자가 있습니다. 주민등록번호는 적지 마십시오.',
    },
  ]
}
