import type { PAPERS_RECOVERY as KO, Sold } from '../../ko/papers/recovery.ts'
import { formatDate, formatManwon, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

const NO_FORECAST = 'This is arithmetic, with the costs of the auction taken off, and no forecast.'
const CHECK_LAW = 'Check this against the law.'

export const PAPERS_RECOVERY = {
  PAYMENT_TO: ({ party }) =>
    ({
      COSTS: 'Costs of the auction (집행비용)',
      OTHER_SMALL_TENANTS: 'Other small-deposit tenants (소액임차인)',
      TENANT_SMALL_LEASE: 'Your share before everybody else (최우선변제금)',
      TENANT: 'Your deposit',
      REST: 'What is left',
    })[party],
  RECOVERY: ({ missingManwon, openWages, ...sold }) => {
    const outcome =
      missingManwon === 0
        ? 'by this arithmetic ₩0 of your deposit is missing.'
        : `${formatManwon(missingManwon)} of your deposit is missing.`
    return `${ifSoldFor(sold)}, ${outcome}${notCounted(openWages)} ${NO_FORECAST}`
  },
  RECOVERY_SPAN: ({ lowManwon, highManwon, hasUnknowns, openWages, ...sold }) => {
    const unknown = hasUnknowns
      ? ' Claims of unknown amounts take nothing at one end, and all that reaches them at the other.'
      : ''
    const [low, high] = [formatManwon(lowManwon), formatManwon(highManwon)]
    const back = low === high ? low : `between ${low} and ${high}`
    return `${ifSoldFor(sold)}, ${back} of your deposit comes back.${unknown}${notCounted(openWages)} ${NO_FORECAST}`
  },
  DEPOSIT_PARTS: `Each part of the deposit that you typed ranks by its own fixed date (확정일자). ${CHECK_LAW}`,
  NOT_EVERY_CASE:
    'What is not known leaves more cases than were calculated, so it may be less or more than this range.',
  FIXED_DATE_ROWS: `By one reading only the day of a security right (담보권) decides which terms apply to a small deposit; a court's table (서울중앙지방법원 2023타경5053) lets the fixed date (확정일자) of another tenant decide too. Both are worked out, and the amounts span them. ${CHECK_LAW}`,
  SMALL_LEASE_BASIS: ({ basis }) =>
    ({
      OLDEST_SECURITY_RIGHT:
        'The oldest of the security rights (담보권) ahead of you decides which terms apply: those of the day on which it was registered, not of the day of your contract.',
      NO_SECURITY_RIGHT:
        'You typed no security right (담보권) ahead of you, so the present terms are used. If one turns up later, the terms of its day apply instead.',
      DATE_UNKNOWN:
        'You typed a security right (담보권) without its date, so which terms apply is not known. All of them are shown, period by period.',
      REGISTRY_NOT_READ: `You have not typed the ${PAPERS.REGISTRY_DOCUMENT} yet, so which terms apply is not known. All of them are shown, period by period.`,
      TABLE_MISSING: `There is no table of terms for this area, so nothing is worked out. ${CHECK_LAW}`,
    })[basis],
  SMALL_LEASE_SEVERAL_REGIONS: `The code of this area leaves open which region's terms apply, so all that may apply are shown. ${CHECK_LAW}`,
  SMALL_LEASE_STEPS:
    'Against a later security right (담보권) the terms of its own day count, so you may get more behind the oldest one (Supreme Court, 대법원 2001다84824).',
  SMALL_LEASE_BEFORE_TABLE: `The entry is older than the table that we have. ${CHECK_LAW}`,
  SMALL_LEASE_CONDITIONS:
    'You get it only if you have moved in and filed the move-in report (전입신고) before a court auction (경매개시결정) is registered, and if you claim your share from the court. All small-deposit tenants (소액임차인) together get no more than half of the price after costs, and share it.',
  SMALL_LEASE_ROW: ({ fromOn, beforeOn, limitManwon, protectedManwon, depositManwon, shareManwon }) => {
    const period = `on ${formatDate(fromOn)} or later${beforeOn === null ? '' : `, and before ${formatDate(beforeOn)}`}`
    const outcome =
      shareManwon === null
        ? 'Your deposit is above the limit, so you get nothing before everybody else. Even ₩10,000 above the limit has this effect.'
        : `Of your deposit of ${formatManwon(depositManwon)}, up to ${formatManwon(shareManwon)} is paid before everybody else.`
    return `If the oldest security right (담보권) in the registry was registered ${period}, a deposit of ${formatManwon(limitManwon)} or less gets at most ${formatManwon(protectedManwon)}. ${outcome}`
  },
  SMALL_LEASE_AUCTION:
    'Once a court auction (경매개시결정) is registered, a tenant who comes after it gets nothing before everybody else (최우선변제).',
  SMALL_LEASE_REGISTERED: ({ shared }) =>
    `Whoever leases a home after the claim of an earlier tenant was registered on it (임차권등기) gets nothing before everybody else, by Article 3-3(6) of the Housing Lease Protection Act (주택임대차보호법).${shared ? ' Find out whether the entry is on the unit that you want to lease.' : ''} ${CHECK_LAW}`,
  SMALL_LEASE_MAY_FAIL:
    'Something you typed may take away the effect of the lease itself, so at worst you are taken to get nothing.',
} satisfies typeof KO

function notCounted(openWages: boolean): string {
  return openWages ? ' You have not typed whether the landlord owes wages, so none are counted.' : ''
}

function ifSoldFor({ share, priceManwon }: Omit<Sold, 'openWages'>): string {
  return `If the home is sold for ${formatManwon(priceManwon)}, ${formatPercent(share)} of its value`
}
