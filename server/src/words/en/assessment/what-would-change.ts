import type { WHAT_WOULD_CHANGE as KO } from '../../ko/assessment/what-would-change.ts'

const CLAIMS = {
  SENIOR_DEBT: 'the debts that are paid before your deposit',
  SENIOR_DEPOSITS: 'the deposits of earlier tenants',
}

export const WHAT_WOULD_CHANGE = {
  OPEN_CRITERION_TITLE: ({ criterion }) => `${criterion}: not confirmed yet`,
  COMPARED_WITHOUT_AREA: 'With the area, the home can be compared with homes of its size.',
  OPEN_CRITERIA_TITLE: ({ criteria }) => `${criteria.join(', ')}: data not confirmed`,
  PAPER_OF_SAME_DATUM: ({ title }) =>
    `This paper shows the same amount that “${title}” is computed from, so no range of its own is given.`,
  CONFIRM_IT_YOURSELF: 'Confirm this yourself.',
  TOTAL_COULD_BE: ({ low, high }) =>
    low === high
      ? `Once this is confirmed, the total can come to ${low}.`
      : `Once this is confirmed, the total can come to between ${low} and ${high}.`,
  TOTAL_STAYS: ({ total }) =>
    `Another item with a high risk decides the total, so it stays at ${total} even once this is confirmed.`,
  TOTAL_COULD_CHANGE: ({ total, low, high }) =>
    `Once this is confirmed, the total, now ${total}, can come to between ${low} and ${high}.`,
  PAPER_WITHOUT_SCORE: 'This enters no score, but you have to check it before you sign.',
  PAPER_WITHOUT_DEPOSIT:
    'Without a deposit, this paper does not move the total. Check it for money that you pay in advance, and for whether you can stay.',
  PAPER_NOT_COMPUTED: ({ claims }) =>
    `Add ${CLAIMS[claims]} to your deposit; how far that moves the total cannot be worked out from the data so far.`,
  PAPER_COULD_CHANGE: ({ claims, low, high }) =>
    `With ${CLAIMS[claims]} added to your deposit, the total can come to between ${low} and ${high}.`,
} satisfies typeof KO
