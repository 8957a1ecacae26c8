import { createHmac, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import type { PersonalExport } from '@lease-risk/contract/personal-export'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { keptUntil } from '../../../domain/privacy/retention.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { Language } from '../../../words/language.ts'
import { audited, type OperatorContext } from '../../audit/index.ts'
import { hashOfToken } from '../email/one-time-tokens.ts'
import { lockOwnAccount } from '../hold-session.ts'
import { EXPORT_JOB, type ExportServices, partKey } from './make-export.ts'
import { findExport, insertExport, takeExport } from './stored-exports.ts'

const ATTEMPTS = 12
const NONE: PersonalExport = { state: 'NONE', askedAt: null, expiresAt: null, sizeBytes: null, downloadToken: null }

/** The text that the owner presents. It cannot be derived from the database alone. */
function tokenOf(key: KeyObject, nonce: Buffer): string {
  return createHmac('sha256', key).update('PERSONAL_EXPORT').update(nonce).digest('base64url')
}

function newToken(key: KeyObject): { nonce: Buffer; hash: Buffer } {
  const nonce = randomBytes(32)
  return { nonce, hash: hashOfToken(tokenOf(key, nonce)) }
}

export async function readExport(
  { pool, clock, oneTimeKey }: Pick<ExportServices, 'pool' | 'clock' | 'oneTimeKey'>,
  userId: number,
): Promise<PersonalExport> {
  const [found] = await findExport(pool, { userId, now: clock.now() })
  if (found === undefined) return NONE
  const { finishedAt, expiresAt, sizeBytes, nonce } = found
  const askedAt = seoulDateTime(found.askedAt)
  if (finishedAt === null) return { ...NONE, state: 'MAKING', askedAt }
  const downloadToken = tokenOf(oneTimeKey, nonce)
  return { state: 'READY', askedAt, expiresAt: seoulDateTime(expiresAt), sizeBytes, downloadToken }
}

type Asked = { caller: UserCaller; language: Language }

/**
 * Has a file made of everything that is stored about the caller, with an audit row; one that is being made or can still
 * be fetched is not made again.
 * @throws AppError 401 when the account has ended in the meantime.
 */
export async function requestExport(
  services: ExportServices,
  context: OperatorContext,
  asked: Asked,
): Promise<PersonalExport> {
  const { userId } = asked.caller
  const [found] = await findExport(services.pool, { userId, now: services.clock.now() })
  if (found === undefined) await requestAudited(services, context, asked)
  return readExport(services, userId)
}

const requestAudited = audited<ExportServices, OperatorContext, Asked, null>(
  {
    actionType: 'PERSONAL_EXPORT',
    targetType: 'USER',
    targetId: ({ caller }) => caller.userId,
    summary: () => ({}),
  },
  async (transaction, { caller, language }, { services: { oneTimeKey }, now }) => {
    await lockOwnAccount(transaction, caller)
    const { userId } = caller
    // another request may have been first
    const [found] = await findExport(transaction, { userId, now })
    if (found !== undefined) return { result: null }
    const exportId = randomUUID()
    const expiresAt = keptUntil('PERSONAL_EXPORTS', now)
    await insertExport(transaction, { exportId, userId, language, ...newToken(oneTimeKey), now, expiresAt })
    await enqueueJob(transaction, EXPORT_JOB, { exportId }, { maxAttempts: ATTEMPTS })
    return { result: null }
  },
)

/**
 * The content of the caller's file; the token is replaced by the next one.
 * @throws AppError 400 for a token that was used, is of another user or has expired.
 */
export async function takeExportContent(
  { pool, clock, storage, oneTimeKey }: ExportServices,
  userId: number,
  downloadToken: string,
): Promise<{ sizeBytes: number; content: AsyncGenerator<Uint8Array> }> {
  const presented = hashOfToken(downloadToken)
  const [taken] = await takeExport(pool, { userId, presented, ...newToken(oneTimeKey), now: clock.now() })
  if (taken === undefined) throw new AppError('AUTH_400_LINK_INVALID')
  const { exportId, sizeBytes } = taken
  async function* content() {
    for (let sent = 0, part = 0; sent < sizeBytes; part += 1) {
      const bytes = await storage.read(partKey(exportId, part))
      if (bytes === undefined) throw new Error(`part ${part} of the export ${exportId} is gone`)
      sent += bytes.length
      yield bytes
    }
  }
  return { sizeBytes, content: content() }
}
