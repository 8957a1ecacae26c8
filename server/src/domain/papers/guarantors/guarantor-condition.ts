import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { ClaimsAhead } from '../claims/claims-ahead.ts'
import type { PaperConstant } from '../constants/paper-constants.ts'
import type { HomeValue, PaperHome, PaperTerms, TypedPapers } from '../papers-input.ts'

export type Guarantor = 'HUG' | 'HF' | 'SGI'

/** Never an approval: whether a guarantee is given, only the guarantor says. */
export type GuarantorAnswer = 'NO_CONFLICT_IN_INPUT' | 'CONFLICT_IN_INPUT' | 'MISSING_INFORMATION' | 'ASK_GUARANTOR'

export type GuarantorCondition = {
  guarantor: Guarantor
  code: string
  title: string
  /** Our own value beside it; `null`: none. */
  ownValue: string | null
  /** What our value rests on. */
  basis: string
  answer: GuarantorAnswer
  constants: PaperConstant[]
  sentence: string
}

/** Official price of the home itself, or that of its lot's units. */
export type OfficialPrice = { basis: PublicPriceChoice['basis']; priceManwon: number }

export type GuarantorContext = {
  terms: PaperTerms
  home: PaperHome
  typed: TypedPapers
  claims: ClaimsAhead
  value: HomeValue | null
  /** `null`: not known here. */
  publicPrice: OfficialPrice | null
  asOf: string
}

/** A condition before its sentence is made of condition, sureness and answer. */
export type DraftedCondition = Omit<GuarantorCondition, 'guarantor' | 'sentence' | 'constants'> & {
  /** What the guarantor is said to want. */
  condition: string
  constants?: PaperConstant[]
}
