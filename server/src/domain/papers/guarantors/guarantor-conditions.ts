import { message, sentences } from '../../../words/message.ts'
import { caveats } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import { foreignTenantCondition } from '../foreign-tenant.ts'
import { isRegistryRead } from '../registry-home.ts'
import { againstDepositCap, depositCap } from './deposit-caps.ts'
import { gateShare, gatesOf } from './gates.ts'
import { blockingConditions } from './guarantor-blocks.ts'
import type {
  DraftedCondition as Drafted,
  Guarantor,
  GuarantorCondition,
  GuarantorContext,
} from './guarantor-condition.ts'
import { againstPriceCap, priceInUse } from './price-in-use.ts'
import { priceLimits } from './price-limit.ts'

const GUARANTORS: Record<Guarantor, (context: GuarantorContext) => Drafted[]> = {
  HUG: (context) => [
    ...depositCaps('HUG', context),
    priceCap(context),
    ...priceLimits(context),
    ...shares('HUG', context),
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
    ...depositCaps('HF', context),
    ...shares('HF', context),
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
    ...depositCaps('SGI', context),
    ...blockingConditions(context),
  ],
}

/**
 * All commonly published conditions of the three guarantors, each with our own value for comparison (R-LAW-08 to
 * R-LAW-13).
 */
export function guarantorConditions(context: GuarantorContext): GuarantorCondition[] {
  return (['HUG', 'HF', 'SGI'] as const).flatMap((guarantor) =>
    [
      ...foreignTenantCondition(guarantor, context.typed.foreignRegistration ?? null),
      ...GUARANTORS[guarantor](context),
    ].map(({ constants = [], condition, ...drafted }) => ({
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

function depositCaps(guarantor: Guarantor, { terms, home }: GuarantorContext): Drafted[] {
  const known = depositCap(guarantor, home)
  if (known === null) return []
  const { scope, cap } = known
  return [
    {
      code: 'DEPOSIT_CAP',
      condition: message('GUARANTOR_DEPOSIT_CAP', { scope, capManwon: cap.value }),
      ownValue: message('AMOUNT', { manwon: terms.depositManwon }),
      basis: message('TYPED_DEPOSIT'),
      answer: againstDepositCap(terms.depositManwon, cap),
      constants: [cap],
    },
  ]
}

function priceCap(context: GuarantorContext): Drafted {
  const cap = PAPER_CONSTANTS.HUG_PRICE_CAP
  const price = priceInUse(context)
  return {
    code: 'PRICE_CAP',
    condition: message('GUARANTOR_PRICE_CAP', { capManwon: cap.value }),
    ownValue:
      price &&
      message('AMOUNT_SPAN', {
        lowManwon: price.span.low,
        highManwon: price.span.high,
      }),
    basis: price?.label ?? message('VALUE_OF_CALCULATION'),
    answer: againstPriceCap(price, cap),
    constants: [cap],
  }
}

const SHARES = { SENIOR_DEBT: 'SENIOR_SHARE', SENIOR_WITH_TENANTS: 'SHARED_HOUSE_SHARE' } as const

/** The lines of the workbench that the own deposit is not part of, over the price in use. */
function shares(guarantor: Guarantor, context: GuarantorContext): Drafted[] {
  const isRead = isRegistryRead(context.typed, context.home)
  const price = priceInUse(context)
  return gatesOf(guarantor, context).flatMap(({ code, line, askAbove, share, answer, constants }) => {
    if (code === 'WITH_OWN_DEPOSIT') return []
    const basis = isRead
      ? message('GATE_BASIS', { code, price: price?.label ?? null })
      : message('REGISTRY_NOT_TYPED_YET')
    return [
      {
        code: SHARES[code],
        condition: message(`GUARANTOR_${SHARES[code]}`, { line, askAbove }),
        ownValue: share === null || !isRead ? null : gateShare(share),
        basis,
        answer,
        constants,
      },
    ]
  })
}
