import type { FavoriteWay, WayStep as StepView } from '@lease-risk/contract/favorite-way'
import type { DistrictCatalogue } from '../../../domain/district/district-catalogue.ts'
import type { Way, WayStep } from '../../../domain/way/way-of.ts'
import { isOwn, WAY_PHASES, WAY_STEPS } from '../../../domain/way/way-steps.ts'
import { message, type Text, type Unworded } from '../../../words/message.ts'
import type { PapersOnTheWay } from '../../papers/index.ts'
import { presentFavorite } from '../present-favorite.ts'
import type { StoredFavorite } from '../stored-favorites.ts'

type Beside = {
  favorite: StoredFavorite
  catalogue: DistrictCatalogue
  today: string
  diagnosisId: number | null
  papers: PapersOnTheWay
  changes: Text[]
} & Unworded<Pick<FavoriteWay, 'answer' | 'decision'>>

export function presentWay(
  way: Way,
  { favorite, catalogue, today, diagnosisId, papers, changes, answer, decision }: Beside,
): Unworded<FavoriteWay> {
  const { state, next, suggested } = way
  return {
    answer,
    decision,
    favorite: presentFavorite(favorite, catalogue),
    asOf: today,
    stateName: message('WAY_STATE', { state }),
    stateSince: favorite.stateSince,
    headline: state === 'LOOKING' && answer ? answer.headline : headlineOf(way),
    suggestion: suggested && { state: suggested, sentence: message('WAY_SUGGESTION', { state: suggested }) },
    next: next && presentStep(next),
    done: way.steps.filter(({ status }) => status === 'DONE').length,
    parts: WAY_PHASES.flatMap((phase) => {
      const steps = way.steps.filter((step) => step.phase === phase)
      return steps.length === 0
        ? []
        : [{ phase, title: message('WAY_PHASE', { phase }), steps: steps.map(presentStep) }]
    }),
    diagnosisId,
    papers: papers.papers.map((each) => ({ ...each, name: message('PAPER_NAME', { paper: each.paper }) })),
    changes,
    readings: state === 'DROPPED' ? null : papers.comparison,
    notice: message('WAY_NOTICE'),
  }
}

function headlineOf({ state, next }: Way): Text {
  if (state === 'DROPPED') return message('WAY_DROPPED')
  return next === null ? message('WAY_NOTHING_LEFT') : message('WAY_NEXT', { title: next.title })
}

function whyOf({ code, plan }: WayStep): Text {
  return isOwn(code) ? message(`WAY_${code}`) : (plan?.why ?? message('WAY_WHY_UNDATED'))
}

function presentStep(step: WayStep): Unworded<StepView> {
  const { code, title, status, fromOn, untilOn, doneOn, doneBy, progress, plan } = step
  return {
    step: code,
    title,
    why: whyOf(step),
    law: plan?.law ?? null,
    sureness: surenessOf(plan?.constants ?? []),
    status,
    when: whenOf(step),
    fromOn,
    untilOn,
    notes: (plan?.marks ?? []).map(({ date, label }) => message('WAY_DAY_NOTE', { date, label })),
    doneOn,
    doneBy,
    canTick: canTick(step),
    progress,
  }
}

/** Steps that stored data show as done cannot be unmarked, and later steps cannot be done yet. */
function canTick({ code, status, doneBy }: WayStep): boolean {
  return WAY_STEPS[code].isRecorded !== true && (status === 'DONE' ? doneBy === 'TICK' : status !== 'LATER')
}

/** As certain as the least certain number behind it. */
function surenessOf(constants: readonly { sureness: 'V' | '2' | 'K' }[]): 'V' | '2' | 'K' | null {
  return (['K', '2', 'V'] as const).find((each) => constants.some(({ sureness }) => sureness === each)) ?? null
}

function whenOf({ status, fromOn, untilOn, daysLeft, doneOn, doneBy }: WayStep): Text {
  if (status === 'DONE') return message('WAY_DONE', { doneOn, by: doneBy ?? 'RECORD' })
  if (status === 'OVER') return message('WAY_OVER', { untilOn })
  if (daysLeft === null) return message(status === 'UNDATED' ? 'WAY_UNDATED' : 'WAY_ANY_TIME')
  if (status === 'LATER' && fromOn !== null)
    return message('WAY_FROM', { fromOn, untilOn: untilOn ?? fromOn, days: daysLeft })
  return message('WAY_UNTIL', { untilOn: untilOn ?? '', days: daysLeft })
}
