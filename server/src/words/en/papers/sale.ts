import type { PAPERS_SALE as KO } from '../../ko/papers/sale.ts'
import { type ConstantName, type DistributionGround, type Sold, type SourceName } from '../../ko/papers/sale.ts'
import { counted, formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { asTitle, MOVE_IN_REPORT, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { entryNamed } from './registry-entries.ts'

const NO_FORECAST = 'This is arithmetic, with the costs of the auction taken off, and no forecast.'
const NOT_THIS_HOME =
  'This ratio is based on the appraisal, not on the value above, and does not say that this home would sell for it.'
const CHECK_LAW = 'Check this against the law.'

const GROUNDS: Record<DistributionGround, { basis: string; law: string }> = {
  WAGES: {
    basis: 'Wages of the last three months and severance pay of the last three years',
    law: 'Labor Standards Act (근로기준법) art. 38 (2), Retirement Benefits Act (근로자퇴직급여 보장법) art. 12 (2)',
  },
  SMALL_LEASE: {
    basis: 'Small-lease share (최우선변제), by the terms of the day on which the security right was registered',
    law: 'Housing Lease Protection Act (주택임대차보호법) art. 8',
  },
  SMALL_LEASE_TODAY: {
    basis: 'Small-lease share (최우선변제) behind the last security right, by the present terms',
    law: 'Housing Lease Protection Act (주택임대차보호법) art. 8, Supreme Court (대법원 2001다84824)',
  },
  OWN_TAX: {
    basis: 'Tax on this home (당해세)',
    law: `National Tax Act (국세기본법) art. 35 (3), Local Tax Act (지방세기본법) art. 71 (5). ${CHECK_LAW}`,
  },
  INSTEAD_OF_OWN_TAX: {
    basis: 'Share of a tax on this home (당해세) whose legal date (법정기일) is later than the fixed date',
    law: `National Tax Act (국세기본법) art. 35 (7), Local Tax Act (지방세기본법) art. 71 (6). ${CHECK_LAW}`,
  },
  RANK_SECURITY: {
    basis: 'Rank by the day of registration',
    law: `Civil Execution Act (민사집행법) art. 145. ${CHECK_LAW}`,
  },
  RANK_TENANT: {
    basis: 'Rank by the later of standing (대항력) and fixed date (확정일자)',
    law: 'Housing Lease Protection Act (주택임대차보호법) art. 3-2 (2)',
  },
  RANK_TAX: {
    basis: 'Rank by the legal date (법정기일)',
    law: 'National Tax Act (국세기본법) art. 35, Local Tax Act (지방세기본법) art. 71',
  },
  RANK_WAGES: { basis: 'Rank of wages', law: 'Labor Standards Act (근로기준법) art. 38' },
  RANK_CREDITOR: {
    basis: 'Rank of what you typed',
    law: `Civil Execution Act (민사집행법) art. 145. ${CHECK_LAW}`,
  },
  EQUAL_SHARE: {
    basis:
      'Shared by amount with an earlier provisional seizure (가압류), then what is lacking taken from those behind',
    law: `Supreme Court (대법원 86다카2570, 94마417, 92다30597). ${CHECK_LAW}`,
  },
  SHARE_ONLY: {
    basis: 'Shared by amount with the other creditors; what is lacking is not taken from those behind',
    law: 'Supreme Court (대법원 86다카2570, 94마417)',
  },
  REST: { basis: 'What is left after everybody is paid', law: 'It goes to the owner.' },
}

const CONSTANT_NAMES: Record<ConstantName, string> = {
  BASE_RATE: 'Base rate of the Bank of Korea (기준금리)',
  CONVERSION_SPREAD: 'What the law adds to the base rate when a deposit is turned into rent',
  CONVERSION_CEILING: 'Highest legal rate for turning a deposit into rent (전월세 전환율)',
  MARKET_CONVERSION_RATE: 'Rate at which the market turns deposits into rent (전월세 전환율)',
  CAUTION_DEPOSIT_SHARE: 'Share of the value from which a deposit calls for caution',
  DANGER_DEPOSIT_SHARE: 'Share of the value from which a deposit is dangerous',
  SEVERE_DEPOSIT_SHARE: 'Share of the value from which a deposit is severe',
  HUG_PUBLIC_PRICE_SHARE: 'Multiple of the public price (공시가격) that HUG accepts',
  SMALL_LEASE_LIMIT: 'Highest deposit of a small-deposit tenant (소액임차인)',
  SMALL_LEASE_PROTECTED: 'Amount paid before everybody else (최우선변제)',
  AUCTION_COSTS: 'Share of the price that the costs of an auction take',
  RECENT_MORTGAGE_DAYS: 'Days for which a mortgage counts as new',
  GAP_STARTS_AT: 'Hour at which banks and registry offices open on the day of the balance',
  SMALL_LEASE_CAP: 'Limit on what all small-deposit tenants get first, as a share of the home (최우선변제)',
  STANDING_NEXT_DAY: 'Hour of the next day at which your right to stay begins (대항력)',
  TAX_VIEWING_DEPOSIT:
    "Deposit above which you may view unpaid national and local taxes without the landlord's consent",
  LEASE_REPORT_DEPOSIT: 'Deposit above which a lease has to be reported (임대차 신고)',
  LEASE_REPORT_RENT: 'Monthly rent above which a lease has to be reported (임대차 신고)',
  LEASE_REPORT_DAYS: 'Days within which a lease has to be reported (임대차 신고)',
  RENEWAL_FROM_MONTHS: 'Months before the end from which you may ask for renewal (계약갱신 요구)',
  RENEWAL_UNTIL_MONTHS: 'Months before the end until which you may ask for renewal (계약갱신 요구)',
  GUARANTEE_TERM_SHARE: 'Share of the lease within which you may apply for the return guarantee (반환보증)',
  HUG_DEPOSIT_CAP_CAPITAL: 'Highest deposit that HUG accepts in the capital area (수도권)',
  HUG_DEPOSIT_CAP_OTHER: 'Highest deposit that HUG accepts elsewhere',
  HUG_PRICE_SHARE: 'Share of the price of the home that HUG accepts',
  HUG_SENIOR_SHARE: 'Share of the price of the home that claims ahead may take, HUG',
  HUG_SENIOR_SHARE_OF_90: 'Share of the price of the home that claims ahead may take, counted on 90% of it, HUG',
  HUG_PRICE_CAP: 'Highest price of a home that HUG accepts',
  HUG_SHARED_HOUSE_SHARE:
    "Share that claims ahead and the other tenants' deposits may take in a detached or multi-family house, HUG",
  HF_DEPOSIT_CAP_CAPITAL: 'Highest deposit that HF accepts in the capital area (수도권)',
  HF_DEPOSIT_CAP_OTHER: 'Highest deposit that HF accepts elsewhere',
  HF_SENIOR_SHARE_OF_PRICE: 'Share that mortgages ahead may take (60% of the whole price of the home), HF',
  HF_SENIOR_SHARE: 'Share that mortgages ahead may take (60% of 90% of the price of the home), HF',
  HF_SHARED_HOUSE_SHARE: 'Share that all claims ahead may take in a detached or multi-family house, HF',
  SGI_DEPOSIT_CAP_NOT_APARTMENT: 'Highest deposit that SGI accepts for a home that is not an apartment',
  OWNER_LOAN_LIMIT: 'Most an owner may borrow to pay a deposit back (capital and regulated areas)',
  JEONSE_LOAN_SHARE_CAPITAL: 'Share of a jeonse loan that a guarantee covers (capital and regulated areas)',
  JEONSE_LOAN_SHARE_OTHER: 'Share of a jeonse loan that a guarantee covers (elsewhere)',
  PERMIT_ZONE_DISTRICTS: 'Districts of the permit zones (토지거래허가구역) for apartments',
}

const LEASE_ACT = 'the Housing Lease Protection Act (주택임대차보호법)'

const SOURCE_NAMES: Record<SourceName, string> = {
  LEASE_ACT_3: `Article 3(1) of ${LEASE_ACT}`,
  LEASE_ACT_6_3: `Article 6-3 of ${LEASE_ACT}`,
  LEASE_ACT_8: `Article 8(3) of ${LEASE_ACT}`,
  TAX_COLLECTION_ACT: 'Article 109 of the National Tax Collection Act (국세징수법)',
  LEASE_REPORT_ACT: 'Article 6-2 of the Act on Report on Real Estate Transactions (부동산 거래신고 등에 관한 법률)',
  HUG_GUIDES: 'Guides that restate the conditions of the Korea Housing and Urban Guarantee Corporation (HUG)',
  HF_GUIDES: 'Guides that restate the conditions of the Korea Housing Finance Corporation (HF)',
  SGI_GUIDES: 'Guides that restate the conditions of Seoul Guarantee Insurance (SGI)',
  CHECKING_TOOLS: 'The figure that published checking tools use',
  LOAN_GUIDES: 'Guides that repeat the measures on household loans',
  PERMIT_ZONE_GUIDES: 'Guides that repeat the permit zones (토지거래허가구역)',
  OWN_ASSUMPTION: 'An assumption of this service',
}

/** Sources by their names in the tables of law. */
const LAW_SOURCES: Readonly<Record<string, string>> = {
  '한국은행 기준금리': 'Base rate of the Bank of Korea (한국은행 기준금리)',
  '주택임대차보호법 제7조의2, 시행령 제9조': `Article 7-2 of ${LEASE_ACT} and Article 9 of its decree`,
  '전세가율 관련 시장 안내 자료': 'Market guides on the share of jeonse deposits in prices (전세가율)',
  '한국주택금융공사 공고(2026년 6월 22일)':
    'Notice of the Korea Housing Finance Corporation (한국주택금융공사), 22 June 2026',
  '주택도시보증공사(HUG) 전세보증금반환보증 상품 안내':
    'Guide to the return guarantee (전세보증금반환보증) of the Korea Housing and Urban Guarantee Corporation (HUG)',
  '주택임대차보호법 시행령 제10조·제11조': `Articles 10 and 11 of the decree of ${LEASE_ACT}`,
}

/** Holidays by their names in the official gazette, without the suffix for a break or substitute day. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  '1월 1일': "New Year's Day (1월 1일)",
  설날: 'Lunar New Year (설날)',
  삼일절: 'Independence Movement Day (삼일절)',
  노동절: 'Labour Day (노동절)',
  어린이날: "Children's Day (어린이날)",
  '부처님 오신 날': "Buddha's Birthday (부처님 오신 날)",
  전국동시지방선거: 'Local elections (전국동시지방선거)',
  현충일: 'Memorial Day (현충일)',
  제헌절: 'Constitution Day (제헌절)',
  광복절: 'Liberation Day (광복절)',
  추석: 'Chuseok (추석)',
  개천절: 'National Foundation Day (개천절)',
  한글날: 'Hangul Day (한글날)',
  성탄절: 'Christmas Day (성탄절)',
}

/** Names `설날 연휴` and `삼일절 대체공휴일` after the holiday they belong to. */
function holidayNamed(name: string): string {
  const [, day = name, added] = /^(.+?)(?: (연휴|대체공휴일))?$/.exec(name) ?? []
  const named = HOLIDAYS[day] ?? `public holiday (${day})`
  if (added === undefined) return named
  return added === '연휴' ? `Holiday around ${named}` : `Substitute holiday for ${named}`
}

const PAPERS_TELL = `Only the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST} show the real amount.`

export const PAPERS_SALE = {
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
  AUCTION_RATIO_OF_DISTRICT: ({ place, months, sold, ratio, earlier }) => {
    const before =
      earlier === null
        ? ''
        : earlier.low === earlier.high
          ? ` Earlier figures: ${formatPercent(earlier.low)}.`
          : ` Earlier figures: between ${formatPercent(earlier.low)} and ${formatPercent(earlier.high)}.`
    return `In auctions in ${placeOf(place)} in ${formatMonths(months)}, ${counted(sold, 'lot')} sold for ${formatPercent(ratio)} of the appraisal (감정가) on average.${before} ${NOT_THIS_HOME}`
  },
  AUCTION_RATIO_PUBLISHED: ({ scope, months, sold, ratio }) =>
    `There is no auction ratio of this district, or fewer than ten lots were sold, so this is that of ${scope === 'SEOUL' ? 'Seoul' : 'the whole country'} in ${formatMonths(months)}: ${counted(sold, 'lot')} sold for ${formatPercent(ratio)} of the appraisal (감정가) on average. In some areas it is far lower. ${NOT_THIS_HOME}`,
  DEPOSIT_PARTS: `Each part of the deposit that you typed ranks by its own fixed date (확정일자). ${CHECK_LAW}`,
  NOT_EVERY_CASE:
    'What is not known leaves more cases than were calculated, so it may be less or more than this range.',
  FIXED_DATE_ROWS: `By one reading only the day of a security right (담보권) decides which terms apply to a small deposit; a court's table (서울중앙지방법원 2023타경5053) lets the fixed date (확정일자) of another tenant decide too. Both are worked out, and the amounts span them. ${CHECK_LAW}`,
  HALF_SHARED: `The decree (주택임대차보호법 시행령 제10조 제3항) does not say whether a tenant who was already paid by the rank of the fixed date (확정일자) still counts when those with small deposits share their half. Both are worked out, and the amounts span them. ${CHECK_LAW}`,
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
  SMALL_LEASE_CONDITIONS: `You get it only if you have moved in and filed the move-in report (${MOVE_IN_REPORT}) before a court auction (경매개시결정) is registered, and if you claim your share from the court. All small-deposit tenants (소액임차인) together get no more than half of the price after costs, and share it.`,
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
  DISTRIBUTED_ENTRY: (entry) => asTitle(entryNamed(entry)),
  DISTRIBUTION_BASIS: ({ basis }) => GROUNDS[basis].basis,
  DISTRIBUTION_LAW: ({ basis }) => GROUNDS[basis].law,
  DISTRIBUTION_NAMED:
    'This order of payment is arithmetic on what you typed, neither a confirmed fact nor a forecast. The amounts are rounded so that all of them add up to the sale price.',
  DISTRIBUTION_OPEN: ({ wages }) =>
    `Where an amount depends on what is not known, the least and the most are shown.${wages ? ' You have not typed whether the landlord owes wages, so they count as unknown.' : ''}`,
  DISTRIBUTION_TRUST:
    'In a trust (신탁) nothing is paid out through the former owner and the lease may bind nobody, so no plan is drawn.',
  DISTRIBUTION_JOINT: ({ known }) =>
    ({
      VALUE:
        'The joint mortgage (공동담보) takes at least the share of the value that you typed for this home, and at most all of it where this home is sold first (Civil Act (민법) art. 368).',
      UNITS:
        'The joint mortgage (공동담보) takes at least its part by the number of homes, and at most all of it where this home is sold first (Civil Act (민법) art. 368).',
      NOTHING:
        'The joint mortgage (공동담보) takes nothing where the other homes pay it, and all of it where this home is sold first (Civil Act (민법) art. 368).',
    })[known],
  DISTRIBUTION_TAKEN_OVER:
    'A home whose buyer has to pay the balance of a deposit sells late and low. It is no assurance that you are paid, and where HUG (주택도시보증공사) is the creditor it may waive the right.',
  CONSTANT_NAME: ({ constant }) => CONSTANT_NAMES[constant],
  CONSTANT_SOURCE: ({ source }) => SOURCE_NAMES[source],
  LAW_SOURCE: ({ name }) => LAW_SOURCES[name] ?? `Korean source (${name})`,
  CONSTANT_SURENESS: ({ sureness }) =>
    ({
      V: 'seen in published material',
      '2': 'taken from second-hand material',
      K: 'general knowledge, to be checked',
    })[sureness],
  LAW_TO_CHECK: 'Check this against the law.',
  COMMON_BUT_NOT_OFFICIAL: 'This figure is in common use: check it against an official source.',
  CHECK_OVERDUE: ({ checkedOn }) => `This number is overdue for a check (last checked on ${formatDate(checkedOn)}).`,
  DECISION_MISSED: ({ name, checkedOn, decidedOn }) =>
    `${name}: as of ${formatDate(checkedOn)}. A decision was due on ${formatDate(decidedOn)}; its result is not in our data. Check the current rate.`,
  PLAN_TAX_VIEWING_TITLE: "View the landlord's unpaid national and local taxes",
  PLAN_TAX_VIEWING: ({ depositManwon }) =>
    `If your deposit is more than ${formatManwon(depositManwon)}, you may view them at a tax office (세무서) and, for local taxes, at a city, county or district office (시·군·구청) without the landlord's consent, from the day of the contract to the day on which the lease starts. The landlord is informed of it.`,
  PLAN_REGISTRY_ON_CONTRACT_TITLE: 'Read the registry (day of the contract)',
  PLAN_REGISTRY_ON_CONTRACT: 'You see the owner and the rights on the home right before you sign.',
  PLAN_REGISTRY_BEFORE_BALANCE_TITLE: 'Read the registry (day before the balance)',
  PLAN_REGISTRY_BEFORE_BALANCE: 'You see whether a new right was registered after the contract.',
  PLAN_REGISTRY_ON_BALANCE_TITLE: 'Read the registry (day of the balance)',
  PLAN_REGISTRY_ON_BALANCE:
    'Look right before you send the balance. Look also for entries that were filed and are not written down yet.',
  PLAN_REGISTRY_AFTER_BALANCE_TITLE: 'Read the registry (day after the balance)',
  PLAN_REGISTRY_AFTER_BALANCE:
    'A mortgage that is registered on the day of the balance comes before a tenant of that day. If there is a new entry, get legal advice at once.',
  PLAN_REGISTRY_LAW: `Article 3 of ${LEASE_ACT}, Article 19 of the Registration of Real Estate Act (부동산등기법)`,
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE_TITLE: 'Move in, file the move-in report (전입신고), get a fixed date (확정일자)',
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE:
    'From 0:00 on the day after you have both moved in and filed the move-in report (전입신고), you have the right to stay and to claim against a new owner (대항력). Only with a fixed date (확정일자) as well do you have the right to be repaid first (우선변제권). Do all of it on the same day.',
  PLAN_MOVE_IN_LAW: `Articles 3 and 3-2 of ${LEASE_ACT}`,
  PLAN_LEASE_REPORT_TITLE: 'Report the lease (주택 임대차 계약 신고)',
  PLAN_LEASE_REPORT: ({ depositManwon, rentManwon, days }) =>
    `A lease with a deposit above ${formatManwon(depositManwon)} or a monthly rent above ${formatManwon(rentManwon)} has to be reported within ${counted(days, 'day')}. If you hand in the contract, it gets its fixed date (확정일자) with the report. If offices are closed on the last day, report earlier.`,
  PLAN_GUARANTEE_APPLICATION_TITLE: 'Apply for the return guarantee (반환보증)',
  PLAN_GUARANTEE_APPLICATION:
    'Guides say that guarantors take applications once the balance is paid and the move-in report (전입신고) is filed, until half of the lease has passed. Ask the guarantor about conditions and time limits.',
  PLAN_RENEWAL_REQUEST_TITLE: 'Ask for renewal (계약갱신 요구)',
  PLAN_RENEWAL_REQUEST: ({ fromMonths, untilMonths }) =>
    `You may ask the landlord to renew the lease from ${fromMonths} to ${counted(untilMonths, 'month')} before its end, and the request has to reach the landlord in that time. If you want to leave, say so in the same time.`,
  PLAN_LEASE_END_TITLE: 'The lease ends',
  PLAN_LEASE_END:
    'If you have not got your deposit back, apply for an order to register your lease (임차권등기명령) before you report that you move out, and move only once you have seen the entry in the registry.',
  PLAN_LEASE_END_LAW: `Article 3-3 of ${LEASE_ACT}`,
  HOLIDAY: ({ name }) => holidayNamed(name),
  WEEKEND_DAY: ({ day }) => (day === 'SUNDAY' ? 'Sunday' : 'Saturday'),
  HOLIDAYS_NOT_COVERED: ({ year }) => `Public holidays of ${year} not known`,
  HOLIDAY_NOTE: ({ years, checkedOn }) =>
    `Public holidays are marked for ${years.join(' and ')} only, by the official gazette (관보) and the almanac (월력요항) of the Korea AeroSpace Administration, as checked on ${formatDate(checkedOn)}. For other years only Saturdays and Sundays are marked.`,
  UNPROTECTED_TIME: 'Hours without protection',
  GAP: ({ balanceOn, hour, standingOn, hours }) =>
    `For ${counted(hours, 'hour')}, from ${hour}:00 on ${formatDate(balanceOn)}, the day of the balance, to 0:00 on ${formatDate(standingOn)}, you do not have the right to stay and to claim against a new owner (대항력) yet. A mortgage that is registered in that time comes before you.`,
  GAP_NONE:
    'By these dates your right to stay and to claim against a new owner (대항력) begins before you pay the balance. Check the days on which you really move in and file the move-in report (전입신고).',
  GAP_LATER_FIXED_DATE: ({ fixedDateOn }) =>
    `Your fixed date (확정일자) is ${formatDate(fixedDateOn)}, so your right to be repaid first (우선변제권) begins on that day. A mortgage registered before that day comes before you, and one of that day ranks equal.`,
  HOME_TO_LEASE: 'Home to lease',
  CONVERSION_CAP_UNKNOWN:
    'The base rate behind the legal limit on turning a deposit into rent is not known for this day.',
  CONVERSION_CAP: ({ rate }) =>
    `When a deposit is turned into rent, the law allows at most ${formatPercent(rate)} a year.`,
  NO_MARKET_CONVERSION:
    'There is no data on the rate at which the market turns deposits into rent, so no deposits and rents of equal cost are worked out.',
  MARKET_CONVERSION: ({ label, rate, equalManwon }) =>
    `At ${formatPercent(rate)} a year, your lease costs as much a year as a deposit of ${formatManwon(equalManwon)} without rent. Source of the rate: ${label}.`,
  REGION_CONVERSION_RATE: ({ regionName, indicatorName, period }) =>
    `Conversion rate published for ${placeOf(regionName)}, ${period} (${indicatorName})`,
  CONVERSION_SCOPE:
    'The legal limit is for turning a deposit into rent within a contract that is already signed, or when it is renewed. It does not bind the rent of a new contract, nor turning rent into a deposit.',
  UNSEEN_DEPOSITS_UNKNOWN: ({ others }) =>
    `The deposits of ${counted(others, 'other household')} may come before yours, but no past leases are stored from which to suppose how much they are. ${PAPERS_TELL}`,
  UNSEEN_DEPOSITS: ({ others, scope, sampleCount, lowManwon, midManwon, highManwon }) => {
    const place = {
      LOT: 'on the same lot',
      LEGAL_DISTRICT: 'of homes of this type in the same legal district (법정동)',
      LAWD_CD: 'of homes of this type in the same city district (시군구)',
    }[scope]
    const [low, mid, high] = [lowManwon, midManwon, highManwon].map(formatManwon)
    const span =
      low === high
        ? `deposits of ${mid} come before yours`
        : `between ${low} and ${high} of deposits come before yours (${mid} in the middle)`
    return `Suppose ${counted(others, 'other household')} paid deposits like those of ${counted(sampleCount, 'past lease')} ${place}: then ${span}. This is a supposition, not a confirmed amount. ${PAPERS_TELL}`
  },
} satisfies typeof KO

function notCounted(openWages: boolean): string {
  return openWages ? ' You have not typed whether the landlord owes wages, so none are counted.' : ''
}

function ifSoldFor({ share, priceManwon }: Omit<Sold, 'openWages'>): string {
  return `If the home is sold for ${formatManwon(priceManwon)}, ${formatPercent(share)} of its value`
}
