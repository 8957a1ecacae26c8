import type { DecisionCode, FindingCode } from '@lease-risk/contract/codes/assessment'
import { isMessage, message, type Text } from '../../words/message.ts'
import { LEADS, type LeadGroup } from '../rule-book/answer-thresholds.ts'
import type { Answer, AnswerAction, Stake } from './answer.ts'
import { figureOf } from './figure.ts'
import { type PaperReason, paperReasons } from './paper-reasons.ts'
import { type PapersSay, papersStake, settledChecks, shareWithPapers, stillOpen } from './papers-say.ts'

/** What public data say of a home: the part of a diagnosis from which its answer is made. */
export type DataSays = {
  headline: Text
  because: FindingCode | null
  stake: Stake | null
  /** In the order of R-DIAG-43; the first is that of the leading finding. */
  actions: readonly AnswerAction[]
  decision: DecisionCode
  /** They were compared with other terms, or another value: nobody has held this deposit against the value yet. */
  isOfOtherTerms?: true
}

/** All that is known of a home. `null`: there is none of it, which never means that it is good. */
export type Known = { data: DataSays | null; papers: PapersSay | null }

/** Public data on the value: they lead before the cautions of papers, and behind what stops (R-ANSWER-10). */
const VALUE_GROUPS = ['ABOVE_VALUE', 'PROBABLY_ABOVE_VALUE']

/** Calmest first: what becomes known never moves a decision towards the start. */
export const BY_CALMNESS: readonly DecisionCode[] = [
  'DOCUMENT_CHECK_REQUIRED',
  'CONDITIONAL_CAUTION',
  'JUDGMENT_HOLD',
  'STOP_BEFORE_CONTRACT',
]

const ACTIONS_AFTER_THE_FIRST = 2

/**
 * The one judge of a home (R-ANSWER-09): whatever speaks of a home calls it, or prints what it stored. Public data and
 * papers are weighed together; a paper settles only what it shows, and nothing that is known makes the answer calmer.
 * @throws RangeError if nothing at all is known.
 */
export function answerOf({ data, papers }: Known): Answer {
  const isCompared = data !== null && data.isOfOtherTerms !== true
  const reasons = papers === null ? [] : paperReasons(papers, isCompared)
  const { because, headline } = leading(data, papers, reasons)
  const [firstAction, ...others] = actionsOf(because, { data, papers }, reasons)
  if (firstAction === undefined) throw new RangeError('every lease has something to check')
  const stake = stakeOf(data, papers)
  return {
    headline,
    because,
    stake,
    figure: figureOf(stake),
    firstAction,
    thenActions: others.slice(0, ACTIONS_AFTER_THE_FIRST),
    decision: leastCalm([data?.decision, ...reasons.map(({ decision }) => decision)]),
  }
}

/**
 * What public data said, for terms or a value that they did not speak of: the decision stays, and so does a reason that lies
 * in the home (R-ANSWER-14).
 */
export function ofOtherTerms(data: DataSays): DataSays {
  const stays = groupOf(data)?.ofTheHome === true
  return {
    ...data,
    stake: null,
    isOfOtherTerms: true,
    ...(!stays && { because: null, headline: message('HEADLINE_OF_OTHER_TERMS') }),
  }
}

function groupOf({ because }: DataSays): LeadGroup | undefined {
  return LEADS.groups.find(({ codes }) => codes.some((code) => code === because))
}

type Leading = Pick<Answer, 'because' | 'headline'>

/** R-ANSWER-02 and R-ANSWER-10: who leads. */
function leading(data: DataSays | null, papers: PapersSay | null, reasons: readonly PaperReason[]): Leading {
  const group = data === null ? undefined : groupOf(data)
  if (data !== null && group?.beforePapers) return data
  const heaviest = reasons.find(({ place }) => place === 'FIRST')
  if (heaviest !== undefined) return leadBy(heaviest)
  if (data !== null && group !== undefined && VALUE_GROUPS.includes(group.id)) return data
  const caution = reasons.find(({ place }) => place === 'AFTER_VALUE' || data === null || data.because === null)
  if (caution !== undefined) return leadBy(caution)
  if (papers === null) {
    if (data === null) throw new RangeError('nothing is known of the home')
    return data
  }
  return withoutReason(data, papers, group?.id)
}

function leadBy({ code, headline }: PaperReason): Leading {
  return { because: code, headline }
}

/** Papers without a reason of their own change the sums, and what is still said to be unknown. */
function withoutReason(data: DataSays | null, papers: PapersSay, group: string | undefined): Leading {
  const share = shareWithPapers(papers, data !== null)
  const plain = message('HEADLINE_OF_SHARE', {
    share: share ?? message('HEADLINE_WITHOUT_VALUE'),
    open: stillOpen(papers),
  })
  if (data === null) return { because: null, headline: plain }
  const settled = group === 'OTHER_DEPOSITS' && papers.typed.seniorTenants?.state === 'KNOWN'
  if (settled && share !== null) return { because: null, headline: plain }
  return { because: data.because, headline: reworded(data.headline, share, papers) }
}

/** The headline of public data, with the sum of the papers in the place of the deposit alone. */
function reworded(headline: Text, share: Text | null, papers: PapersSay): Text {
  if (!isMessage(headline)) return headline
  const { messageCode, params } = headline
  const said = share ?? (params?.['share'] as Text | undefined)
  if (said === undefined) return headline
  if (messageCode === 'HEADLINE_OF_SHARE') return message('HEADLINE_OF_SHARE', { share: said, open: stillOpen(papers) })
  if (messageCode === 'HEADLINE_OF_SHARE_AND')
    return message('HEADLINE_OF_SHARE_AND', { share: said, title: params?.['title'] as Text })
  return headline
}

/** An amount that is doubted is not distributed. */
function stakeOf(data: DataSays | null, papers: PapersSay | null): Stake | null {
  if (data?.because === 'AMOUNT_UNREALISTIC') return null
  const own = data?.stake ?? null
  return papers === null ? own : (papersStake(papers) ?? own)
}

/** The action of what leads, then those of the other reasons of papers, then what public data leave to do. */
function actionsOf(
  because: Answer['because'],
  { data, papers }: Known,
  reasons: readonly PaperReason[],
): AnswerAction[] {
  const settled = papers === null ? [] : settledChecks(papers)
  const open = (data?.actions ?? []).filter(({ checkId }) => checkId === null || !settled.includes(checkId))
  const ofData = open.length > 0 ? open : (data?.actions ?? [])
  const ofPapers = reasons.map(({ action }) => action)
  const [first, ...rest] = ofData
  const isData = first !== undefined && !reasons.some(({ code }) => code === because)
  const all = isData && because !== null ? [first, ...ofPapers, ...rest] : [...ofPapers, ...ofData]
  return distinct(
    all.length > 0 ? all : [{ checkId: 'REGISTRY_DOCUMENT', field: null, sentence: message('GET_REGISTRY_TWICE') }],
  )
}

function distinct(actions: readonly AnswerAction[]): AnswerAction[] {
  return [...new Map(actions.map((each) => [JSON.stringify(each.sentence), each])).values()]
}

function leastCalm(decisions: readonly (DecisionCode | undefined)[]): DecisionCode {
  return BY_CALMNESS.findLast((each) => decisions.includes(each)) ?? 'JUDGMENT_HOLD'
}
