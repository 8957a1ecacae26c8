import type { BROKER_OFFICES as KO } from '../ko/broker-offices.ts'
import { formatDate } from './format.ts'

export const BROKER_OFFICES: typeof KO = {
  BROKER_INSURED: ({ contractOn, fromOn, untilOn, asOf }) =>
    `The office is registered and in business. The contract day, ${formatDate(contractOn)}, lies within its indemnity insurance (${formatDate(fromOn)} to ${formatDate(untilOn)})${dated(asOf)}.`,
  BROKER_NOT_INSURED_THEN: ({ contractOn, fromOn, untilOn, asOf }) =>
    `The office is registered and in business, but the contract day, ${formatDate(contractOn)}, lies outside its indemnity insurance (${formatDate(fromOn)} to ${formatDate(untilOn)})${dated(asOf)}.`,
  BROKER_INSURANCE_UNKNOWN: ({ asOf }) =>
    `The office is registered and in business, but the data do not say when its indemnity insurance begins and ends${dated(asOf)}.`,
  BROKER_NOT_OPEN: ({ stateName, asOf }) =>
    `The office with this number is not in business now. State in the data: ${stateName ?? 'none given'}${dated(asOf)}.`,
  BROKER_SEVERAL: ({ count }) =>
    `${count} offices have this number. Older numbers are unique within a city, county or district only.`,
  BROKER_NOT_FOUND: ({ elsewhere }) =>
    elsewhere
      ? 'No office in the chosen district has this number; offices elsewhere do.'
      : 'No office with this number was found. The data leave out offices that closed, moved or lost their registration. Not being found is no proof that an office is not registered.',
  BROKER_NOT_ASKED: ({ status }) =>
    status === 'UNAVAILABLE'
      ? 'The register of brokers cannot be asked here at the moment, so nothing was checked.'
      : 'The register of brokers did not answer, so nothing was checked. Please try again a little later.',
  BROKER_CHOOSE_DISTRICT: 'Choose the city, county or district that registered the office.',
  BROKER_TYPE_AGAIN:
    'Type the number again as it stands on the registration certificate (중개사무소 등록증) on the wall of the office. It is neither the business number nor the number of a licence.',
  BROKER_ASK_OFFICE:
    'Check the registration with the real estate department of the gu, city or county office that registered it, or on the national spatial data portal (국가공간정보포털).',
  BROKER_WAIT_FOR_OFFICE: 'Until the office has answered, sign nothing with this office and send it no money.',
  BROKER_COMPARE_PERSON:
    "Compare the representative's name with the registration certificate and with the ID of the person who signs. If an employed broker signs, ask for that person's licence and reported employment too.",
  BROKER_SEE_CERTIFICATES:
    'On the day of the contract, look at the days and the amount on the indemnity certificate (공제증서) yourself and take a copy.',
  BROKER_ASK_FOR_INSURANCE:
    'Ask to see an indemnity certificate (공제증서) that covers the contract day. Do not sign before you have seen it.',
  BROKER_NOTICE:
    "This comes from the ministry's data on brokers, which may be behind. It does not say whether the person who signs works there, whether what they explain is right, or whether the home or the contract is all right.",
}

function dated(asOf: string | null): string {
  return asOf === null ? '' : ` (data of ${formatDate(asOf)})`
}
