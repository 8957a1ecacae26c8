import type { PAPERS_RENT as KO } from '../../ko/papers/rent.ts'
import { counted, formatManwon, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'

const PAPERS_TELL = `Only the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST} show the real amount.`

export const PAPERS_RENT = {
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
