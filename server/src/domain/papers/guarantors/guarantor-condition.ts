import type { Message, Text } from '../../../words/message.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { ClaimsAhead } from '../claims/claims-ahead.ts'
import type { PaperConstant } from '../constants/paper-constants.ts'
import type { HomeValue, PaperHome, PaperTerms, TypedPapers } from '../papers-input.ts'

export type Guarantor = 'HUG' | 'HF' | 'SGI'

/** Never an approval: only the guarantor decides whether to give a guarantee. */
export type GuarantorAnswer = 'NO_CONFLICT_IN_INPUT' | 'CONFLICT_IN_INPUT' | 'MISSING_INFORMATION' | 'ASK_GUARANTOR'

type GuarantorConditionCode =
  | 'FOREIGN_TENANT'
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
  /** Our own value for comparison; `null`: none. */
  ownValue: Message | null
  /** The basis of our value. */
  basis: Message
  answer: GuarantorAnswer
  constants: PaperConstant[]
  sentence: Text
}

/** Official price of the home itself, or that of its lot's units. `isTyped`: entered by the tenant. */
export type OfficialPrice = { basis: PublicPriceChoice['basis']; priceManwon: number; isTyped?: boolean }

export type GuarantorContext = {
  terms: PaperTerms
  home: PaperHome
  typed: TypedPapers
  claims: ClaimsAhead
  value: HomeValue | null
  /** `null`: not known here. */
  publicPrice: OfficialPrice | null
  /** As typed; omitted or `null`: none was. A quotation (시세) applies to quoted homes. */
  quotationManwon?: number | null
  appraisalManwon?: number | null
  asOf: string
}

/** A condition before its sentence is composed of condition, sureness and answer. */
export type DraftedCondition = Omit<GuarantorCondition, 'guarantor' | 'title' | 'sentence' | 'constants'> & {
  /** The guarantor's requirement, as commonly published. */
  condition: Message
  constants?: PaperConstant[]
}
