/**
 * What the register of brokers' offices says of a number on the day of a contract. `NOT_ASKED`: the provider gave no usable
 * reply, so nothing is known.
 */
export const BROKER_OUTCOMES = [
  'INSURED',
  'NOT_INSURED_THEN',
  'INSURANCE_UNKNOWN',
  'NOT_OPEN',
  'SEVERAL',
  'NOT_FOUND',
  'NOT_ASKED',
] as const
export type BrokerOutcome = (typeof BROKER_OUTCOMES)[number]
