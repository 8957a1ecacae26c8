import { message, sentences } from '../../../words/message.ts'
import { caveats } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import { blockingConditions } from './guarantor-blocks.ts'
import type {
  DraftedCondition as Drafted,
  Guarantor,
  GuarantorAnswer,
  GuarantorCondition,
  GuarantorContext,
} from './guarantor-condition.ts'
import { hugDepositCap } from './hug-deposit-cap.ts'
import { priceLimits } from './price-limit.ts'

const GUARANTORS: Record<Guarantor, (context: GuarantorContext) => Drafted[]> = {
  HUG: (context) => [
    depositCap(context),
    priceCap(context),
    ...priceLimits(context),
    seniorShare(context, [PAPER_CONSTANTS.HUG_SENIOR_SHARE, PAPER_CONSTANTS.HUG_SENIOR_SHARE_OF_90]),
    ...sharedHouseShare(context, PAPER_CONSTANTS.HUG_SHARED_HOUSE_SHARE),
    ...blockingConditions(context),
  ],
  HF: (context) => [
    {
      code: 'HF_LOAN',
      condition: message('GUARANTOR_HF_LOAN'),
      ownValue: null,
      basis: message('LOAN_NOT_TYPED'),
      answer: 'MISSING_INFORMATION',
    },
    seniorShare(context, [PAPER_CONSTANTS.HF_SENIOR_SHARE]),
    ...sharedHouseShare(context, PAPER_CONSTANTS.HF_SHARED_HOUSE_SHARE),
    ...blockingConditions(context),
  ],
  SGI: (context) => [
    {
      code: 'LICENSED_BROKER',
      condition: message('GUARANTOR_LICENSED_BROKER'),
      ownValue: null,
      basis: message('BROKER_NOT_TYPED'),
      answer: 'MISSING_INFORMATION',
    },
    ...blockingConditions(context),
  ],
}

/**
 * All commonly published conditions of the three guarantors, each with our own value for comparison (R-LAW-08 to
 * R-LAW-13).
 */
export function guarantorConditions(context: GuarantorContext): GuarantorCondition[] {
  return (['HUG', 'HF', 'SGI'] as const).flatMap((guarantor) =>
    GUARANTORS[guarantor](context).map(({ constants = [], condition, ...drafted }) => ({
      guarantor,
      ...drafted,
      title: message(`GUARANTOR_${drafted.code}_TITLE`),
      constants,
      sentence: sentences([
        condition,
        ...caveats(constants, context.asOf),
        message('GUARANTOR_ANSWER', { answer: drafted.answer }),
      ]),
    })),
  )
}

function depositCap({ terms, home }: GuarantorContext): Drafted {
  const { inCapital, cap } = hugDepositCap(home.legalDistrictCode)
  return {
    code: 'DEPOSIT_CAP',
    condition: message('GUARANTOR_DEPOSIT_CAP', { inCapital, capManwon: cap.value }),
    ownValue: message('AMOUNT', { manwon: terms.depositManwon }),
    basis: message('TYPED_DEPOSIT'),
    answer: terms.depositManwon > cap.value ? 'CONFLICT_IN_INPUT' : 'NO_CONFLICT_IN_INPUT',
    constants: [cap],
  }
}

function priceCap({ value }: GuarantorContext): Drafted {
  const cap = PAPER_CONSTANTS.HUG_PRICE_CAP
  return {
    code: 'PRICE_CAP',
    condition: message('GUARANTOR_PRICE_CAP', { capManwon: cap.value }),
    ownValue: value && message('AMOUNT_SPAN', { lowManwon: value.lowManwon, highManwon: value.highManwon }),
    basis: message('VALUE_OF_CALCULATION'),
    answer:
      value === null ? 'MISSING_INFORMATION' : answerOf(value.lowManwon > cap.value, value.highManwon > cap.value),
    constants: [cap],
  }
}

/** The input certainly conflicts with the condition, may conflict with it, or does not. */
function answerOf(surely: boolean, perhaps: boolean): GuarantorAnswer {
  return surely ? 'CONFLICT_IN_INPUT' : perhaps ? 'ASK_GUARANTOR' : 'NO_CONFLICT_IN_INPUT'
}

/** Share of mortgages and other claims before the deposit. Published descriptions differ, so the answer is to ask. */
function seniorShare({ claims, value, typed }: GuarantorContext, lines: PaperConstant[]): Drafted {
  return {
    code: 'SENIOR_SHARE',
    condition: message('GUARANTOR_SENIOR_SHARE', { shares: lines.map(({ value: share }) => share) }),
    ownValue:
      value === null || typed.registry === null
        ? null
        : message('AT_LEAST_SHARE', { share: claims.totalAhead.low / value.midManwon }),
    basis: typed.registry === null ? message('REGISTRY_NOT_TYPED_YET') : message('CLAIMS_BY_VALUE'),
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
      condition: message('GUARANTOR_SHARED_HOUSE_SHARE', { share: line.value }),
      ownValue: value && message('AT_LEAST_SHARE', { share: sure / value.midManwon }),
      basis: message('DEPOSIT_AND_CLAIMS_BY_VALUE'),
      answer: 'ASK_GUARANTOR',
      constants: [line],
    },
  ]
}
