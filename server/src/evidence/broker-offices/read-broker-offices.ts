import type { Pool } from 'pg'
import type { BrokerOffice } from '../../domain/brokers/broker-standing.ts'
import type { RegistrationNumber } from '../../domain/brokers/registration-number.ts'
import type { FailureReason } from '../../domain/lookup.ts'
import { keptSince } from '../../domain/privacy/retention.ts'
import { BROKER_COPY } from '../../domain/rule-book/evidence-thresholds.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { BrokerOfficePort } from '../ports.ts'
import type { Flights } from '../single-flight.ts'
import { type Collected, isFresh, keepCollected, storedFirst } from '../stored-first.ts'

type BrokerReader = { pool: Pool; flights: Flights; brokerOffices: BrokerOfficePort; now: () => Date }

/** The offices that bear a number. `offices` is empty unless FOUND. */
export type BrokerEvidence = {
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  reason: FailureReason | 'NO_KEY' | null
  offices: BrokerOffice[]
  collectedAt: Date | null
}

type StoredOffices = { offices: BrokerOffice[]; collectedAt: Date }

const readStored = statement<StoredOffices, { key: string }>({
  name: 'read-broker-offices',
  columns: { offices: 'jsonb', collectedAt: 'timestamptz' },
  text: `select offices, collected_at as "collectedAt" from broker_office_lookups where number_key = :key`,
})

const write = statement<never, { key: string; offices: string; collectedAt: Date }>({
  name: 'write-broker-offices',
  columns: {},
  text: `insert into broker_office_lookups (number_key, offices, collected_at) values (:key, :offices, :collectedAt)
   on conflict (number_key) do update set offices = excluded.offices, collected_at = excluded.collected_at`,
})

const removeOld = removal<{ before: Date }>({
  name: 'remove-old-broker-offices',
  oldest: 'collected_at',
  text: 'delete from broker_office_lookups where collected_at < :before',
})

/** The offices that bear a number: the copy of the last day, else the provider's reply (R-BROKER-05). */
export async function readBrokerOffices(reader: BrokerReader, number: RegistrationNumber): Promise<BrokerEvidence> {
  const { key } = number
  const { stored, collected } = await storedFirst({
    read: async () => (await readStored(reader.pool, { key }))[0] ?? null,
    isEnough: (copy) => isFresh(copy?.collectedAt ?? null, BROKER_COPY.freshHours, reader.now()),
    collect: (_, lookedAt) =>
      reader.flights.join(`broker offices ${key}`, lookedAt, () => collectOffices(reader, number)),
  })
  if (collected !== null && 'reason' in collected) {
    return { status: collected.status, reason: collected.reason, offices: [], collectedAt: null }
  }
  const { offices, collectedAt } = stored ?? { offices: [], collectedAt: null }
  return { status: offices.length > 0 ? 'FOUND' : 'NOT_FOUND', reason: null, offices, collectedAt }
}

/** A reply without offices is kept too, so that a wrong number is not asked again and again. */
async function collectOffices(reader: BrokerReader, number: RegistrationNumber): Promise<Collected> {
  const reply = await reader.brokerOffices.readOffices(number)
  if (reply.status !== 'FOUND' && reply.status !== 'NOT_FOUND') return reply
  const offices = JSON.stringify(reply.status === 'FOUND' ? reply.value : [])
  return keepCollected(reply.status, () => write(reader.pool, { key: number.key, offices, collectedAt: reader.now() }))
}

/** Removes the copies that are no longer fresh, and the names in them. */
export function removeOldBrokerOffices(database: Queryable, now: Date): Promise<unknown> {
  return removeOld(database, { before: keptSince('BROKER_OFFICES', now) })
}
