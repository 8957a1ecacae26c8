import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'

/**
 * The ratio of row-house sales to their public prices (공시가격). Source of every number: R-FILE-09 and R-FILE-10,
 * measured in Seoul 강서·관악·강남 on the prices of 2026; not measured elsewhere.
 */
export const PUBLIC_PRICE = {
  /** Beside a recent sale of the lot whose area is this close to the home's, in ln, the price adds nothing (R-VALUE-11). */
  soldLnArea: 0.1,
  /** Sales of the last three years count. */
  windowDays: 1096,
  /** For a province with fewer joined sales, the ratio and the slopes below are used. */
  salesToLeavePriors: 300,
  /** ln of sale ÷ public price, by province, city district or legal district. */
  priorRatio: { '11': Math.log(1.73), '11620': Math.log(1.8), '11680': Math.log(1.88), '1150010300': Math.log(1.68) },
  priorRatioElsewhere: Math.log(1.6),
  /** Standard deviation of a prior ratio, where it was measured and elsewhere. */
  priorRatioSd: { measured: 0.05, elsewhere: 0.2 },
  /** Weight of a parent's ratio, as a number of sales. */
  parentWeight: { gu: 15, dong: 8 },
  /** Weight of a direct deal (직거래) relative to a brokered one. */
  weakWeight: 0.3,
  /**
   * Change of the ln ratio: per ten years of age up to 10, from 10 to 30 and over 30; in a basement; for a direct deal.
   */
  priorSlopes: [-0.09, 0.06, 0.05, 0.1, -0.09],
  slopeRidge: 2,
  slopeHuber: 0.15,
  slopePasses: 5,
  /** Standard deviation of ln price around public price × ratio, and that in a province without any sale. */
  priorSd: 0.16,
  unseenSd: 0.25,
  /** Factor of the spread for homes older than 30 years, in basements and in 강남. */
  wideFactor: 1.5,
  wideGu: '11680',
  /** Weight of the prior spread, as a number of sales. */
  spreadWeight: 60,
  /** The scatter of a deal itself, which is no error of the public price. */
  dealNoise: ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE.noise,
  leastSd: 0.05,
  /** Share of the spread that the homes of a lot have in common: .13² of .13² + .09² (R-FILE-09). */
  lotShare: 0.13 ** 2 / (0.13 ** 2 + 0.09 ** 2),
} as const
