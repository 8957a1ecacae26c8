import type { PAPERS_STATEMENTS as KO } from '../../ko/papers/statements.ts'
import { MAY_CANCEL } from '../diagnosis/clauses.ts'
import { formatDate, formatManwon } from '../format.ts'

type Statement = Parameters<typeof KO.STATEMENT_SAID>[0]
type Topic = Statement['topic']

const TOPICS: Record<Topic, string> = {
  SENIOR_DEPOSITS: 'Sum of the earlier deposits (선순위 보증금)',
  REGISTRY_DEBT: 'Debt in the registry (채권최고액)',
  UNPAID_TAX: 'Unpaid taxes of the landlord',
  GUARANTEE: 'Return guarantee (반환보증)',
  LOAN_REPAID: 'Loan paid back and cancelled (말소)',
}

const SPEAKERS: Record<Statement['by'], string> = {
  BROKER: 'The broker',
  LANDLORD: 'The landlord',
  OTHER: 'Somebody else',
}

function saidOf({ topic, amountManwon, holds, byOn }: Statement): string {
  if (topic === 'GUARANTEE')
    return holds ? 'the return guarantee (반환보증) is given' : 'the return guarantee (반환보증) is not given'
  if (topic === 'LOAN_REPAID')
    return `the loan is paid back and cancelled (말소)${byOn === null ? '' : ` by ${formatDate(byOn)}`}`
  const name = {
    SENIOR_DEPOSITS: 'earlier deposits',
    REGISTRY_DEBT: 'debt in the registry',
    UNPAID_TAX: 'unpaid taxes',
  }
  return amountManwon ? `${name[topic]} of ${formatManwon(amountManwon)}` : `no ${name[topic]}`
}

export const PAPERS_STATEMENTS = {
  STATEMENT_TOPIC: ({ topic }) => TOPICS[topic],
  STATEMENT_SAID: (statement) =>
    `${SPEAKERS[statement.by]} said on ${formatDate(statement.saidOn)}: ${saidOf(statement)}`,
  STATEMENT_OUTCOME: ({ topic, outcome, papers, differenceManwon, paperTitle }) => {
    const difference = differenceManwon === null ? null : formatManwon(differenceManwon)
    if (outcome === 'NOT_SEEN_YET')
      return topic === 'GUARANTEE'
        ? 'Only a guarantor decides this: ask the guarantor.'
        : `What you typed of the papers does not show it yet. Paper to see: ${paperTitle}.`
    if (outcome === 'AGREES')
      return topic === 'LOAN_REPAID'
        ? 'The registry read on that day or later has no mortgage (근저당권) left.'
        : 'The amount in the papers you typed is the same.'
    if (topic === 'GUARANTEE') return 'What you typed conflicts with conditions of all three guarantors.'
    if (topic === 'LOAN_REPAID')
      return `The registry read on that day or later still has a mortgage (근저당권)${difference === null ? '' : ` of ${difference}`}.`
    if (papers === 'BETTER')
      return `The papers you typed come to ${difference === null ? 'less' : `${difference} less`}. Ask whether something is missing in them.`
    return difference === null
      ? 'There was said to be none, but the papers you typed have one of an unknown amount.'
      : `The papers you typed come to at least ${difference} more.`
  },
  STATEMENT_CLAUSE: (statement) =>
    `${SPEAKERS[statement.by]} told the tenant on ${formatDate(statement.saidOn)}: ${saidOf(statement)}. If this is not so, ${MAY_CANCEL}`,
  CAUTION_STATEMENT: ({ said, sentence }) => `${said}. ${sentence}`,
  CAUTION_AS_STATED: ({ moreManwon, sumManwon, midManwon }) =>
    `By what you were told there is ${formatManwon(moreManwon)} more than in the papers you typed, and your deposit and what is paid before it come to ${formatManwon(sumManwon)}, ${Math.round((sumManwon / midManwon) * 100)}% of the value of ${formatManwon(midManwon)}.`,
  CAUTION_STATEMENT_DIFFERS_TITLE: 'Papers unlike what was said',
  CAUTION_STATEMENT_DIFFERS_QUESTION: 'Why do the papers differ from what you told me?',
  CAUTION_STATED_WORSE_TITLE: 'Said to be worse than the papers',
  CAUTION_STATED_WORSE_QUESTION: 'Is what you told me right? Which paper shows it?',
  STATEMENT_OTHER_FIELD: 'This field does not belong to what was said.',
  STATEMENT_DAY_BEFORE: 'This cannot be before the day on which it was said.',
  STATEMENTS_TOLD: ({ said }) => `${said.join('. ')}. I would like to see this in the paper.`,
  SHEET_STATED: 'What was said, and the papers',
} satisfies typeof KO
