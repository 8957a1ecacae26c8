import type { WAY as KO } from '../../ko/homes/way.ts'
import { counted, formatDate } from '../format.ts'

const STATES = { LOOKING: 'Looking', CONTRACTED: 'Signed', MOVED_IN: 'Moved in', DROPPED: 'Not signing' }
const PHASES = {
  BEFORE_CONTRACT: 'Before you sign',
  UNTIL_BALANCE: 'From the contract to the balance',
  MOVING_IN: 'Moving in',
  LIVING: 'While you live there, and at the end',
}

export const WAY = {
  WAY_STATE: ({ state }) => STATES[state],
  WAY_SUGGESTION: ({ state }) =>
    state === 'CONTRACTED'
      ? 'The day of the contract that you entered has come. Did you sign?'
      : 'The day of moving in that you entered has come. Did you move in?',
  WAY_PHASE: ({ phase }) => PHASES[phase],
  WAY_NEXT: ({ title }) => `Next: ${title}`,
  WAY_DROPPED: 'You are not signing for this home. There is nothing to do, and no reminder is sent.',
  WAY_NOTHING_LEFT: 'By the days that you entered, nothing that is left to do was found.',
  WAY_NOTICE:
    'Steps that are done say nothing about the home or the contract. This is not legal advice. Check time limits again with the offices and the guarantor.',
  WAY_DIAGNOSIS_TITLE: 'Check these terms',
  WAY_DIAGNOSIS: 'Public data on the address and terms show what to ask and which papers to get.',
  WAY_QUESTIONS_TITLE: 'Ask the landlord and the broker',
  WAY_QUESTIONS: 'Mark this once you have the answers to the questions of the check. Papers then confirm the answers.',
  WAY_PAPERS_TITLE: 'Get the papers',
  WAY_PAPERS: 'Papers show what public data cannot. Note those that were refused as well.',
  WAY_FIELD_CHECKS_TITLE: 'Look at the home',
  WAY_FIELD_CHECKS: 'See the home and its surroundings yourself, and note what you saw.',
  WAY_SPECIAL_CLAUSES_TITLE: 'Agree on special terms (특약)',
  WAY_SPECIAL_CLAUSES:
    'Agree on the wording with the landlord before you sign. Read as well what each term cannot prevent.',
  WAY_DATES_TITLE: 'Enter the days of the contract',
  WAY_DATES:
    'With the days of the contract, the balance, moving in and the end, each step gets its time limit, and you are reminded of it.',
  WAY_WHY_UNDATED: 'Enter the days of the contract to see when this is due.',
  WAY_UNDATED: 'No day was entered.',
  WAY_ANY_TIME: 'There is no fixed day.',
  WAY_UNTIL: ({ untilOn, days }) => {
    if (days < 0)
      return `It was due by ${formatDate(untilOn)}, ${counted(-days, 'day')} ago. If it is not done yet, do it now.`
    return days === 0 ? `By today, ${formatDate(untilOn)}.` : `By ${formatDate(untilOn)}, ${counted(days, 'day')} left.`
  },
  WAY_FROM: ({ fromOn, untilOn, days }) =>
    fromOn === untilOn
      ? `On ${formatDate(fromOn)}, in ${counted(days, 'day')}.`
      : `From ${formatDate(fromOn)} to ${formatDate(untilOn)}, starting in ${counted(days, 'day')}.`,
  WAY_DONE: ({ doneOn, by }) => {
    const how = by === 'RECORD' ? 'A stored record shows it.' : 'You marked it as done.'
    return doneOn === null ? how : `${formatDate(doneOn)}. ${how}`
  },
  WAY_OVER: ({ untilOn }) =>
    untilOn === null
      ? 'It passed without being done.'
      : `It was due by ${formatDate(untilOn)} and passed without being done.`,
  WAY_DAY_NOTE: ({ date, label }) => `${formatDate(date)}: ${label}`,
  WAY_DONE_IN_FUTURE: 'The day on which it was done cannot be later than today.',
  WAY_STATE_CHANGED: 'The state is changed.',
  WAY_STEPS_KEPT: 'The steps are noted.',
} satisfies typeof KO
