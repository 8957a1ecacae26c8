import type { Message, Text } from '../../../words/message.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { ClaimsAhead } from '../claims/claims-ahead.ts'
import type { PaperConstant } from '../constants/paper-constants.ts'
import type { HomeValue, PaperHome, PaperTerms, TypedPapers } from '../papers-input.ts'

export type Guarantor = 'HUG' | 'HF' | 'SGI'

/** Never an approval: whether a guarantee is given, only the guarantor says. */
export type GuarantorAnswer = 'NO_CONFLICT_IN_INPUT' | 'CONFLICT_IN_INPUT' | 'MISSING_INFORMATION' | 'ASK_GUARANTOR'

type GuarantorConditionCode =
  | 'HF_LOAN'
  | 'LICENSED_BROKER'
  | 'DEPOSIT_CAP'
  | 'PRICE_CAP'
  | 'PUBLIC_PRICE_LIMIT'
  | 'PRICE_LIMIT'
  | 'SENIOR_SHARE'
  | 'SHARED_HOUSE_SHARE'
  | 'BLOCKING_ENTRIES'
  | 'OWNER_IS_LANDLORD'
  | 'BUILDING_USE'
  | 'APPLICATION_WINDOW'

export type GuarantorCondition = {
  guarantor: Guarantor
  code: GuarantorConditionCode
  title: Message
  /** Our own value beside it; `null`: none. */
  ownValue: Message | null
  /** What our value rests on. */
  basis: Message
  answer: GuarantorAnswer
  constants: PaperConstant[]
  sentence: Text
}

/** Official price of the home itself, or that of its lot's units. `isTyped`: as the tenant looked it up. */
export type OfficialPrice = { basis: PublicPriceChoice['basis']; priceManwon: number; isTyped?: boolean }

export type GuarantorContext = {
  terms: PaperTerms
  home: PaperHome
  typed: TypedPapers
  claims: ClaimsAhead
  value: HomeValue | null
  /** `null`: not known here. */
  publicPrice: OfficialPrice | null
  /** As typed; left out or `null`: none was. A quotation (시세) is of homes that are quoted. */
  quotationManwon?: number | null
  appraisalManwon?: number | null
  asOf: string
}

/** A condition before its sentence is made of condition, sureness and answer. */
export type DraftedCondition = Omit<GuarantorCondition, 'guarantor' | 'title' | 'sentence' | 'constants'> & {
  /** What the guarantor is said to want. */
  condition: Message
  constants?: PaperConstant[]
}
