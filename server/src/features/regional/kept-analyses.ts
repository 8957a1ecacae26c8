import { EnvelopeOf } from '@lease-risk/contract/common'
import { type RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { seoulDate } from '../../domain/calendar.ts'
import { createMemory, type RegionReaders } from '../../evidence/regions/index.ts'
import { bytesOf } from '../../platform/bytes-of.ts'
import { replicaFor } from '../../platform/database/old-reads.ts'
import { envelope } from '../../platform/http/envelope.ts'
import { compileSerializer } from '../../platform/http/serialization.ts'
import type { Services } from '../../services.ts'
import { inWords } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { readLastIndicatorAnswer } from '../collection/index.ts'
import { type Analysis, analyseRegion, lawdCdOf, readRequest } from './analyse-region.ts'

const MEBIBYTE = 1024 * 1024

const write = compileSerializer(EnvelopeOf(RegionalIndicatorAnalysisResponse))

type Kept = { body: Buffer; lastAnswer: Analysis['lastAnswer'] }
/** What a request without the name of a building means, whatever is stored. */
type Meaning = { lawdCd: string | null; isOrdered: boolean }

const BYTES_OF_A_MEANING = 100

/**
 * Serialised answers of regional analyses. Each is cached under the versions of the data it was made from, which every
 * request reads again (ADR 62): of the city district, of the indicators, of the figures of districts and, where candidates are ordered, of the
 * country.
 */
export function createKeptAnalyses(services: Services) {
  const { pool, clock, regions } = services
  const kept = createMemory<Kept>(16 * MEBIBYTE)
  const meanings = createMemory<Meaning>(MEBIBYTE)

  async function find(key: string): Promise<Buffer | null> {
    const meaning = meanings.get(key, '')
    if (meaning === null) return null
    const { versions } = await regions.asStored(meaning.lawdCd)
    const known = kept.get(key, versionOf(versions, meaning))
    if (known === null) return null
    const stillHolds = known.lastAnswer === undefined || known.lastAnswer === (await readLastIndicatorAnswer(pool))
    return stillHolds ? known.body : null
  }

  return async (request: RegionalIndicatorAnalysisRequest, language: Language): Promise<Buffer> => {
    // a reply from a replica may be older than the versions
    const mayKeep = replicaFor(pool) === undefined
    const key = JSON.stringify([language, seoulDate(clock.now()), request])
    const found = mayKeep ? await find(key) : null
    if (found !== null) return found
    const read = await readRequest(services, request)
    const { input, stored } = read
    const { answer, lastAnswer } = await analyseRegion(services, request, read)
    const text = message('REGION_ANALYSED', { state: answer.analysisState })
    const body = bytesOf(write(inWords(envelope(answer, text), language)))
    // buildings were searched before the versions were read
    if (mayKeep && input.place.unread.length === 0) {
      const meaning = { lawdCd: lawdCdOf(input), isOrdered: input.candidates.length > 1 }
      meanings.set(key, '', meaning, BYTES_OF_A_MEANING)
      kept.set(key, versionOf(stored.versions, meaning), { body, lastAnswer }, body.length)
    }
    return body
  }
}

function versionOf(
  { district, indicators, figures, country }: RegionReaders['versions'],
  { isOrdered }: Meaning,
): string {
  return [district, indicators, figures, isOrdered ? country : ''].join(' ')
}
