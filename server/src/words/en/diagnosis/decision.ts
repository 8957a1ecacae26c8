import type { DECISION as KO } from '../../ko/diagnosis/decision.ts'

export const DECISION = {
  DECISION_LABEL: ({ decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: 'Public data reviewed',
      CONDITIONAL_CAUTION: 'Caution',
      STOP_BEFORE_CONTRACT: 'Stop before you sign',
      JUDGMENT_HOLD: 'On hold',
      HELD_BY_INPUT: 'On hold',
    })[decision],
  DECISION_TITLE: ({ decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: 'The public data are checked; the papers are still open',
      CONDITIONAL_CAUTION: 'Check the warnings first',
      STOP_BEFORE_CONTRACT: 'Stop and look into this before you sign',
      JUDGMENT_HOLD: 'There is too little data for a verdict',
      HELD_BY_INPUT: 'Check the amount that you entered first',
    })[decision],
  DECISION_SUMMARY: ({ decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED:
        'The public data that were found show no special warning, but the registry and the deposits of earlier tenants are not checked.',
      CONDITIONAL_CAUTION: 'There are warnings, or parts with too little evidence. Check those before you decide.',
      STOP_BEFORE_CONTRACT:
        'There is a strong warning. Until it is resolved, do not send a down payment, and talk to an expert.',
      JUDGMENT_HOLD: 'Data that a verdict needs are not confirmed. Missing data do not mean that the risk is low.',
      HELD_BY_INPUT:
        'The amount that you entered is far from the published deals, so there is no verdict yet. Check the unit and diagnose again.',
    })[decision],
  DECISION_CAUTION:
    'This result shows what to check first. It does not decide about the contract, and it does not replace advice from a lawyer, an appraiser or a broker.',
  DATA_CONFIDENCE: ({ confidence }) =>
    ({
      MOSTLY: 'Most public data confirmed (without the registry and the deposits of earlier tenants)',
      PARTLY: 'Only part of the public data confirmed',
      THIN: 'Too little public data',
    })[confidence],
} satisfies typeof KO
