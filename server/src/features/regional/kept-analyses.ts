import { EnvelopeOf } from '@lease-risk/contract/common'
import { type RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { seoulDate } from '../../domain/calendar.ts'
import { createMemory } from '../../evidence/regions/face.ts'
import { bytesOf } from '../../platform/bytes-of.ts'
import { envelope } from '../../platform/http/envelope.ts'
import { compileSerializer } from '../../platform/http/serialization.ts'
import { replicaFor } from '../../platform/old-reads.ts'
import { inWords } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { readLastIndicatorAnswer } from '../collection/face.ts'
import { type Analysis, analyseRegion, type RegionalServices, readRequest } from './analyse-region.ts'

const MEBIBYTE = 1024 * 1024

const write = compileSerializer(EnvelopeOf(RegionalIndicatorAnalysisResponse))

type Kept = { body: Buffer; lastAnswer: Analysis['lastAnswer'] }

/**
 * Answers of regional analyses, written. Each is kept under the versions of what it was made of, which every request reads
 * anew (ADR 62): of the city district, of the indicators and, where candidates are put in order, of the country.
 */
export function createKeptAnalyses(services: RegionalServices) {
  const { pool, clock } = services
  const kept = createMemory<Kept>(16 * MEBIBYTE)

  async function stillHolds({ lastAnswer }: Kept): Promise<boolean> {
    return lastAnswer === undefined || lastAnswer === (await readLastIndicatorAnswer(pool))
  }

  return async (request: RegionalIndicatorAnalysisRequest, language: Language): Promise<Buffer> => {
    const read = await readRequest(services, request)
    const { input, stored } = read
    const { district, indicators, country } = stored.versions
    // buildings were looked for before the versions were read; and what a replica answers may be older than they are
    const mayKeep = input.place.unread.length === 0 && replicaFor(pool) === undefined
    const key = JSON.stringify([language, seoulDate(clock.now()), request])
    const version = [district, indicators, input.candidates.length > 1 ? country : ''].join(' ')
    const known = mayKeep ? kept.get(key, version) : null
    if (known !== null && (await stillHolds(known))) return known.body
    const { answer, lastAnswer } = await analyseRegion(services, request, read)
    const text = message('REGION_ANALYSED', { state: answer.analysisState })
    const body = bytesOf(write(inWords(envelope(answer, text), language)))
    if (mayKeep) kept.set(key, version, { body, lastAnswer }, body.length)
    return body
  }
}
