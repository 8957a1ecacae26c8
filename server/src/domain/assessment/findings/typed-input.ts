import { message, sentences, type Text } from '../../../words/message.ts'
import {
  CONTRADICTION_TOPICS,
  type ContradictionTopic,
  type DescriptionContradiction,
} from '../../description/description-contradictions.ts'
import type { ListingStatement } from '../../description/listing-statements.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** Findings based only on the user's input. None is verified, and no criterion scores them. */
export function typedInput({ typed, terms }: LeaseFacts): Finding[] {
  const { rentForJeonseManwon: rent, candidateSelected } = typed
  const findings: Finding[] = []
  if (rent > 0) {
    findings.push(
      finding('RENT_IGNORED_FOR_JEONSE', 'CAUTION', {
        sentence: message('RENT_IGNORED_FOR_JEONSE', { manwon: rent }),
      }),
    )
  }
  if (terms.depositManwon === 0) {
    // typed, not measured: by itself it is no statement about the money
    findings.push({ ...finding('NO_DEPOSIT', 'NOTE', { sentence: message('NO_DEPOSIT') }), topic: 'INPUT' })
  }
  if (candidateSelected) {
    findings.push(finding('SELECTED_CANDIDATE', 'NOTE', { sentence: message('SELECTED_CANDIDATE') }))
  }
  return findings
}

/**
 * Statements of the listing that contradict register, input or published data, one caution per topic; and statements that
 * only a paper can settle, which need proof and are never facts (R-DIAG-46, R-DIAG-63).
 */
export function listingFindings(facts: LeaseFacts): Finding[] {
  const doubtful = facts.descriptionContradictions.filter(({ mayFit }) => mayFit !== true)
  const differing = CONTRADICTION_TOPICS.flatMap((topic) => {
    const [first, ...others] = doubtful.filter((each) => each.topic === topic)
    return first === undefined ? [] : [differs(topic, [first, ...others])]
  })
  return [...differing, ...stated(facts)]
}

type Contradictions = [DescriptionContradiction, ...DescriptionContradiction[]]

function differs(topic: ContradictionTopic, found: Contradictions): Finding {
  const [first] = found
  return finding(`DESCRIPTION_${topic}_DIFFERS`, 'CAUTION', {
    headline: headlineOf(first),
    sentence: sentences(found.map(({ sentence }) => sentence)),
    evidence: found.map(({ claimed, known, source }) => ({
      source:
        source === 'BUILDING_REGISTER'
          ? 'building-register'
          : source === 'PUBLIC_PRICE'
            ? 'public-price'
            : 'user-input',
      field: 'listingDescription',
      value: known,
      description: message('DESCRIPTION_SAYS', { claimed }),
    })),
  })
}

function headlineOf({ claimed, source, about, known }: DescriptionContradiction): Text {
  return message('HEADLINE_DESCRIPTION', { claimed, source, about, known })
}

/** What a listing says against its own home. */
const WARNINGS: readonly ListingStatement[] = ['SHOP_USE', 'GUARANTEE_REFUSED', 'LOAN_REFUSED']

/** A shop is a separate caution only if no register states its use. */
function stated({ listingStatements = [], descriptionContradictions, property: { use } }: LeaseFacts): Finding[] {
  const isJudged =
    use === 'NEIGHBORHOOD_FACILITY' ||
    use === 'NON_RESIDENTIAL' ||
    descriptionContradictions.some(({ topic }) => topic === 'TYPE')
  return listingStatements
    .filter((kind) => kind !== 'SHOP_USE' || !isJudged)
    .map((kind) =>
      finding(`LISTING_${kind}`, WARNINGS.includes(kind) ? 'CAUTION' : 'ASK', { sentence: message(`LISTING_${kind}`) }),
    )
}
