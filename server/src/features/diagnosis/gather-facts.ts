import type { LeaseFacts } from '../../domain/assessment/lease-facts.ts'
import { completedMonths, seoulDate } from '../../domain/calendar.ts'
import { compareLeases, compareSales, compareSalesAround } from '../../domain/comparison/compare.ts'
import { descriptionContradictions } from '../../domain/description/description-contradictions.ts'
import { conversionRateOn } from '../../domain/law/conversion-rate.ts'
import { paperHomeOf } from '../../domain/papers/paper-home.ts'
import { unseenSeniorDeposits } from '../../domain/papers/unseen-senior-deposits.ts'
import { saleSimilarTo } from '../../domain/property/sale-similarity.ts'
import { type StoredSamples, storedSample } from '../diagnosis-record/index.ts'
import { checkRegisterChoice } from './check-register-choice.ts'
import {
  addressFacts,
  describedFacts,
  iso,
  marketSignal,
  publicPriceFacts,
  transactionFacts,
  typedFacts,
} from './facts-of.ts'
import {
  COMPARED_MONTHS,
  determine,
  readLeaseDeposits,
  readMarket,
  readPublicPrice,
  readRegister,
  readTransactions,
  type Subject,
  type Walk,
} from './read-evidence.ts'

/** What the judge sees, and the deals behind the representative amounts. */
export type GatheredFacts = { facts: LeaseFacts; samples: StoredSamples }

/**
 * Everything that can be known of one lot and its terms, in the order of spec.md rule 6: the building register, from it
 * the property type, and only then, together, leases, sales and the public price. What is computed from stored deals is read
 * after they are collected, so that the first answer is the same as the second.
 */
export async function gatherFacts(walk: Walk, subject: Subject): Promise<GatheredFacts> {
  const { terms, request, address } = subject
  const asOf = seoulDate(walk.now)
  const register = await readRegister(walk, subject)
  checkRegisterChoice(register.buildings, request.selectedRegisterKey)
  const property = await determine(walk, subject, register)
  const { propertyType } = property
  const months = completedMonths(walk.now, COMPARED_MONTHS)
  const [transactions, publicPrice] = await Promise.all([
    readTransactions(walk, subject, propertyType, months),
    readPublicPrice(walk, subject, propertyType),
  ])
  const home = paperHomeOf(address.legalDistrictCode, property)
  const [market, leaseDeposits] = await Promise.all([
    readMarket(walk, subject, propertyType),
    readLeaseDeposits(walk, subject, home),
  ])
  const [leases, sales] = [transactions?.RENT.deals ?? [], transactions?.SALE.deals ?? []]
  const soldLike = saleSimilarTo(terms, property)
  const leaseComparison = compareLeases(leases, terms, months, conversionRateOn(null, asOf))
  const saleComparison = compareSales(sales, terms.depositManwon, soldLike, months)
  return {
    facts: {
      asOf,
      terms,
      typed: typedFacts(request),
      address: addressFacts(address),
      register: { ...register, collectedAt: iso(register.collectedAt) },
      property,
      leases: transactionFacts('RENT', propertyType, transactions?.RENT, leaseComparison, months),
      sales: transactionFacts('SALE', propertyType, transactions?.SALE, saleComparison, months),
      salesAround: compareSalesAround(sales, terms.depositManwon, soldLike, months),
      publicPrice: publicPriceFacts(publicPrice, terms, address),
      marketSignal: marketSignal(market.statistics),
      reverseJeonse: market.reverseJeonse,
      descriptionContradictions: descriptionContradictions(
        request.listingDescription ?? null,
        describedFacts(asOf, terms, property, publicPrice.prices),
      ),
      unseenSeniorDeposits: unseenSeniorDeposits(home, leaseDeposits),
    },
    samples: {
      leases: storedSample(leaseComparison, leases, terms),
      sales: storedSample(saleComparison, sales, soldLike),
    },
  }
}
