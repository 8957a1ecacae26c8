import type { MISSING as KO, Reason, Sought, Why } from '../../ko/sources/missing.ts'

const BECAUSE: Record<Reason, string> = {
  TIMEOUT: 'the provider did not answer in time',
  NETWORK: 'the provider could not be reached',
  HTTP_STATUS: 'the provider answered with an error',
  MALFORMED: "the provider's answer could not be read",
  TOO_LARGE: "the provider's answer was far too large",
  PROVIDER_ERROR: 'the provider reported an error',
  KEY_REJECTED: 'the provider did not accept the access key',
  QUOTA_EXCEEDED: "the provider's limit of look-ups was reached",
  CIRCUIT_OPEN: 'the provider keeps failing and is not asked for a while',
  DEADLINE: 'no answer came within the time allowed',
  NO_KEY: 'no access key is set for the provider',
  ADDRESS_NOT_CONFIRMED: 'the address could not be confirmed down to the lot number',
  TYPE_UNKNOWN: 'the type of the home is not confirmed',
  TYPE_NOT_TRADED: 'no deals are published for buildings of this use',
  NOT_PUBLISHED_FOR_TYPE: 'no housing price is published for buildings of this use',
}

const SOUGHT: Record<Sought, string> = {
  REGISTER: 'The building register (건축물대장)',
  LEASES: 'Reported leases',
  SALES: 'Reported sales',
  PUBLIC_PRICE: 'The public price (공시가격)',
}

export function becauseMissing(sought: Sought, { reason, called }: Why): string {
  const missing = `${SOUGHT[sought]} could not be ${called ? 'confirmed' : 'looked up'}`
  if (reason !== null) return `${missing}: ${BECAUSE[reason]}.`
  return called ? `${missing}: the provider gave no answer.` : `${missing}.`
}

export const MISSING = {
  MISSING_IS_NOT_GOOD: 'Missing data do not mean that the risk is low, only that it is not known.',
  MISSING_BECAUSE: ({ sought, ...why }) => becauseMissing(sought, why),
} satisfies typeof KO
