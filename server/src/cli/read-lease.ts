import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { word } from '../words/in-words.ts'
import { isLanguage, LANGUAGES, type Language } from '../words/language.ts'
import { message, type Text } from '../words/message.ts'
import { readParameters } from './read-parameters.ts'
import { terminalLanguage } from './terminal-language.ts'

const OPTION = { type: 'string' } as const
const OPTIONS = {
  jeonse: OPTION,
  deposit: OPTION,
  rent: OPTION,
  fee: OPTION,
  area: OPTION,
  floor: OPTION,
  type: OPTION,
  registry: OPTION,
  lang: OPTION,
  brief: { type: 'boolean' },
} as const

/** `brief`: only the headline, the stake and three actions. `registry`: a file with a registry document of the home. */
export type GivenLease = {
  request: RentRiskDiagnosisRequest
  language: Language
  brief: boolean
  registry: string | null
}

/** Reads the lease given to `npm run diagnose` and the output language. @throws Error in that language. */
export function readLease(): GivenLease {
  const language = terminalLanguage(process.argv.slice(2), process.env)
  const usage = word(message('DIAGNOSE_USAGE'), language)
  const refuse = (problem: Text) => new Error(`${word(problem, language)}\n${usage}`)
  const { values, positionals } = readParameters(usage, OPTIONS, true, language)
  if (values.lang !== undefined && !isLanguage(values.lang))
    throw refuse(`--lang: ${word(message('FIELD_NOT_A_CHOICE', { choices: LANGUAGES }), language)}`)
  // an address without quotation marks arrives as several words
  const address = positionals.join(' ')
  if (address === '' || (values.jeonse === undefined) === (values.rent === undefined)) throw new Error(usage)
  if (values.rent !== undefined && values.deposit === undefined) throw refuse(message('RENT_NEEDS_DEPOSIT'))
  const numberOf = (text: string | undefined) => {
    const number = Number(text)
    if (text === undefined) return undefined
    if (text.trim() !== '' && !Number.isNaN(number)) return number
    throw refuse(message('PARAMETER_WRONG', { problem: 'NOT_A_NUMBER', what: text }))
  }
  const request = withoutUndefined({
    address,
    contractPurpose: values.jeonse === undefined ? 'MONTHLY_RENT' : 'JEONSE',
    depositAmountManwon: numberOf(values.jeonse ?? values.deposit),
    monthlyRentAmountManwon: numberOf(values.rent),
    maintenanceFeeAmountManwon: numberOf(values.fee),
    exclusiveAreaSquareMeter: numberOf(values.area),
    floorNumber: numberOf(values.floor),
    knownPropertyType: values.type,
  }) as RentRiskDiagnosisRequest
  return { request, language, brief: values.brief === true, registry: values.registry ?? null }
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
