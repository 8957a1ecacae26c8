import { type BrokerOffice, type BrokerStanding, standingOn } from '../../domain/brokers/broker-standing.ts'
import { readRegistrationNumber } from '../../domain/brokers/registration-number.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { Services } from '../../services.ts'
import { message, type Text } from '../../words/message.ts'

type Question = { registrationNumber: string; contractDate?: string; districtCode?: string }

/**
 * What the register of brokers' offices says of a number on the day of the contract (R-BROKER-01). A provider failure is an
 * outcome, never an error. Nothing is ticked, and nothing is kept about who asked.
 */
export async function checkBroker(
  { evidence, clock }: Pick<Services, 'evidence' | 'clock'>,
  { registrationNumber, contractDate = seoulDate(clock.now()), districtCode }: Question,
) {
  const number = readRegistrationNumber(registrationNumber)
  const { status, reason, offices } = await evidence.readBrokerOffices(number)
  const answer = { status, reason, registrationNumber: number.text, contractDate, notice: message('BROKER_NOTICE') }
  if (status === 'UNAVAILABLE' || status === 'ERROR') {
    return {
      ...answer,
      outcome: 'NOT_ASKED' as const,
      office: null,
      choices: [],
      sentence: message('BROKER_NOT_ASKED', { status }),
      actions: [message('BROKER_ASK_OFFICE'), message('BROKER_SEE_CERTIFICATES')],
    }
  }
  const standing = standingOn(contractDate, offices, districtCode ?? null)
  return {
    ...answer,
    outcome: standing.outcome,
    office: standing.office && shown(standing.office),
    choices: standing.outcome === 'SEVERAL' ? standing.others.flatMap(choice) : [],
    sentence: sentenceOf(standing, contractDate),
    actions: actionsOf(standing),
  }
}

function shown({ districtCode: _code, state: _state, ...office }: BrokerOffice) {
  return office
}

function choice({ districtCode, districtName }: BrokerOffice) {
  return districtCode === null ? [] : [{ districtCode, districtName: districtName ?? districtCode }]
}

function sentenceOf({ outcome, office, others }: BrokerStanding, contractOn: string): Text {
  if (outcome === 'NOT_FOUND') return message('BROKER_NOT_FOUND', { elsewhere: others.length > 0 })
  if (outcome === 'SEVERAL') return message('BROKER_SEVERAL', { count: others.length })
  const { stateName, insuredFrom, insuredTo, asOf } = office
  const dated = { asOf }
  if (outcome === 'NOT_OPEN') return message('BROKER_NOT_OPEN', { stateName, ...dated })
  if (insuredFrom === null || insuredTo === null) return message('BROKER_INSURANCE_UNKNOWN', dated)
  const insured = { contractOn, fromOn: insuredFrom, untilOn: insuredTo, ...dated }
  return outcome === 'INSURED' ? message('BROKER_INSURED', insured) : message('BROKER_NOT_INSURED_THEN', insured)
}

function actionsOf({ outcome }: BrokerStanding): Text[] {
  if (outcome === 'SEVERAL') return [message('BROKER_CHOOSE_DISTRICT')]
  if (outcome === 'NOT_FOUND') return [message('BROKER_TYPE_AGAIN'), message('BROKER_ASK_OFFICE')]
  if (outcome === 'NOT_OPEN') return [message('BROKER_ASK_OFFICE'), message('BROKER_WAIT_FOR_OFFICE')]
  const compare = [message('BROKER_COMPARE_PERSON')]
  if (outcome === 'INSURED') return [...compare, message('BROKER_SEE_CERTIFICATES')]
  return [message('BROKER_ASK_FOR_INSURANCE'), ...compare]
}
