import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import { PUBLIC_PRICE_WORDS } from '../../wording/public-price-words.ts'
import { caveat, lawConstants } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import { blockingConditions } from './guarantor-blocks.ts'
import type {
  DraftedCondition as Drafted,
  Guarantor,
  GuarantorAnswer,
  GuarantorCondition,
  GuarantorContext,
} from './guarantor-condition.ts'

const GUARANTORS: Record<Guarantor, (context: GuarantorContext) => Drafted[]> = {
  HUG: (context) => [
    depositCap(context),
    priceCap(context),
    publicPriceLimit(context),
    seniorShare(context, [PAPER_CONSTANTS.HUG_SENIOR_SHARE, PAPER_CONSTANTS.HUG_SENIOR_SHARE_OF_90]),
    ...sharedHouseShare(context, PAPER_CONSTANTS.HUG_SHARED_HOUSE_SHARE),
    ...blockingConditions(context),
  ],
  HF: (context) => [
    {
      code: 'HF_LOAN',
      title: '전세자금보증 이용',
      condition: 'HF가 보증한 전세자금대출을 받은 사람만 신청한다고 알려져 있습니다.',
      ownValue: null,
      basis: '대출은 입력하지 않는 항목입니다.',
      answer: 'MISSING_INFORMATION',
    },
    seniorShare(context, [PAPER_CONSTANTS.HF_SENIOR_SHARE]),
    ...sharedHouseShare(context, PAPER_CONSTANTS.HF_SHARED_HOUSE_SHARE),
    ...blockingConditions(context),
  ],
  SGI: (context) => [
    {
      code: 'LICENSED_BROKER',
      title: '공인중개사를 통한 계약',
      condition: '공인중개사가 중개한 계약이어야 한다고 알려져 있습니다.',
      ownValue: null,
      basis: '중개 여부는 입력하지 않는 항목입니다.',
      answer: 'MISSING_INFORMATION',
    },
    ...blockingConditions(context),
  ],
}

const ANSWER_WORDS: Record<GuarantorAnswer, string> = {
  NO_CONFLICT_IN_INPUT: '적으신 내용에서는 이 조건과 어긋나는 점이 보이지 않지만, 보증 여부는 보증기관만 정합니다.',
  CONFLICT_IN_INPUT: '적으신 내용이 이 조건과 어긋납니다. 보증기관에 먼저 문의하십시오.',
  MISSING_INFORMATION: '이 조건을 견줄 내용이 아직 없습니다. 확인한 뒤 보증기관에 문의하십시오.',
  ASK_GUARANTOR: '자료마다 기준이 다르거나 계산만으로 정할 수 없으니 보증기관에 문의하십시오.',
}

/**
 * Every condition that is commonly published of the three guarantors, with our own value beside it (R-LAW-08 to
 * R-LAW-13).
 */
export function guarantorConditions(context: GuarantorContext): GuarantorCondition[] {
  return (['HUG', 'HF', 'SGI'] as const).flatMap((guarantor) =>
    GUARANTORS[guarantor](context).map(({ constants = [], condition, ...drafted }) => ({
      guarantor,
      ...drafted,
      constants,
      sentence: `${condition}${caveat(constants, context.asOf)} ${ANSWER_WORDS[drafted.answer]}`,
    })),
  )
}

const CAPITAL_AREA = ['11', '28', '41']

function depositCap({ terms, home }: GuarantorContext): Drafted {
  const inCapital = CAPITAL_AREA.includes(home.legalDistrictCode.slice(0, 2))
  const cap = inCapital ? PAPER_CONSTANTS.HUG_DEPOSIT_CAP_CAPITAL : PAPER_CONSTANTS.HUG_DEPOSIT_CAP_OTHER
  return {
    code: 'DEPOSIT_CAP',
    title: '보증금 한도',
    condition: `${inCapital ? '수도권은' : '수도권 밖은'} 보증금 ${formatManwon(cap.value)} 이하라고 알려져 있습니다.`,
    ownValue: formatManwon(terms.depositManwon),
    basis: '입력한 보증금',
    answer: terms.depositManwon > cap.value ? 'CONFLICT_IN_INPUT' : 'NO_CONFLICT_IN_INPUT',
    constants: [cap],
  }
}

function priceCap({ value }: GuarantorContext): Drafted {
  const cap = PAPER_CONSTANTS.HUG_PRICE_CAP
  return {
    code: 'PRICE_CAP',
    title: '주택 가격 한도',
    condition: `주택 가격 ${formatManwon(cap.value)} 이하라고 알려져 있습니다.`,
    ownValue: value && `${formatManwon(value.lowManwon)}~${formatManwon(value.highManwon)}`,
    basis: '계산에 쓴 집값. 보증기관은 집값을 다른 방법으로 정합니다.',
    answer:
      value === null ? 'MISSING_INFORMATION' : answerOf(value.lowManwon > cap.value, value.highManwon > cap.value),
    constants: [cap],
  }
}

/** Surely against the condition, perhaps against it, or not by what was typed. */
function answerOf(surely: boolean, perhaps: boolean): GuarantorAnswer {
  return surely ? 'CONFLICT_IN_INPUT' : perhaps ? 'ASK_GUARANTOR' : 'NO_CONFLICT_IN_INPUT'
}

/** The median of a lot's units is the price of none of them. */
function publicPriceLimit({ terms, claims, publicPrice, home, asOf }: GuarantorContext): Drafted {
  const [multiple] = lawConstants('HUG_PUBLIC_PRICE_SHARE', asOf)
  const condition =
    '아파트가 아닌 집은 공시가격에 정해진 배수를 곱한 금액에서 선순위 채권을 뺀 금액까지라고 알려져 있습니다.'
  const drafted = { code: 'PUBLIC_PRICE_LIMIT', title: '공시가격 기준 한도', condition }
  if (multiple === undefined || publicPrice === null) {
    const basis = '이 집의 공시가격을 알지 못합니다.'
    return { ...drafted, ownValue: null, basis, answer: 'MISSING_INFORMATION', constants: multiple ? [multiple] : [] }
  }
  const limit = Math.floor(publicPrice.priceManwon * multiple.value)
  const { low, high } = claims.totalAhead
  const isOver = (ahead: number) => terms.depositManwon + ahead > limit
  const answer =
    home.propertyType === 'APARTMENT' || publicPrice.basis === 'LOT_MEDIAN'
      ? 'ASK_GUARANTOR'
      : isOver(low)
        ? 'CONFLICT_IN_INPUT'
        : high === null
          ? 'MISSING_INFORMATION'
          : answerOf(false, isOver(high))
  return {
    ...drafted,
    ownValue: `한도 ${formatManwon(limit)}, 보증금과 선순위 ${formatManwon(terms.depositManwon + low)}${high === null ? ' 이상' : ''}`,
    basis: `${PUBLIC_PRICE_WORDS[publicPrice.basis]} ${formatManwon(publicPrice.priceManwon)}의 ${formatPercent(multiple.value)}`,
    answer,
    constants: [multiple],
  }
}

/** Of mortgages and other claims before the deposit. Published descriptions differ, so it is always a question. */
function seniorShare({ claims, value, typed }: GuarantorContext, lines: PaperConstant[]): Drafted {
  const shares = lines.map(({ value: share }) => formatPercent(share)).join(' 또는 ')
  const { low } = claims.totalAhead
  return {
    code: 'SENIOR_SHARE',
    title: '선순위 채권의 비율',
    condition: `선순위 채권이 주택 가격의 ${shares} 이하라고 알려져 있으나 자료마다 다릅니다.`,
    ownValue: value === null || typed.registry === null ? null : `적어도 ${formatPercent(low / value.midManwon)}`,
    basis: typed.registry === null ? '등기부를 아직 적지 않았습니다.' : '적은 선순위 금액을 집값의 가운데 값으로 나눔',
    answer: 'ASK_GUARANTOR',
    constants: lines,
  }
}

function sharedHouseShare({ claims, value, home, terms }: GuarantorContext, line: PaperConstant): Drafted[] {
  if (!home.isShared) return []
  const sure = terms.depositManwon + claims.totalAhead.low
  return [
    {
      code: 'SHARED_HOUSE_SHARE',
      title: '다른 임차인의 보증금을 더한 비율',
      condition: `단독·다가구는 다른 임차인의 보증금까지 더해 주택 가격의 ${formatPercent(line.value)} 이하를 본다고 알려져 있으나 자료마다 다릅니다.`,
      ownValue: value && `적어도 ${formatPercent(sure / value.midManwon)}`,
      basis: '보증금과 적은 선순위 금액을 집값의 가운데 값으로 나눔',
      answer: 'ASK_GUARANTOR',
      constants: [line],
    },
  ]
}
