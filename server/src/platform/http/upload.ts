import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import { message, type Text } from '../../words/message.ts'
import { AppError } from './errors.ts'
import { createValidatorCompiler } from './validation.ts'

const MAX_FILE_MEGABYTES = 5
const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024

/** Lets routes of this scope accept a limited number of files at once (`limitUploads`); elsewhere multipart bodies get 415. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, upload: true }
  })
  await scope.register(multipart, {
    // one byte more than allowed, so that `readUploadedFile` detects a file that is too large
    limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 10, parts: 11, fieldSize: 10_000, headerPairs: 50 },
  })
}

/** Describes a one-file body for the OpenAPI document; it is not validated, as `readUploadedFile` reads the file. */
export function fileBody(description: string): { consumes: string[]; body: TObject } {
  return {
    consumes: ['multipart/form-data'],
    body: Type.Object({ file: Type.Unsafe<unknown>({ type: 'string', format: 'binary', description }) }),
  }
}

/** The `validatorCompiler` of such a route. */
export const unvalidated = () => () => true

const validated = createValidatorCompiler()
/** The same for a route whose path must be validated. */
export const unvalidatedBody: FastifySchemaCompiler<TSchema> = (part) =>
  part.httpPart === 'body' ? () => true : validated(part)

type UploadedFile = { content: Buffer; fileName: string }

/**
 * Reads the one file of a multipart request into memory.
 * @throws AppError 413 above 5 MiB, 400 without a file, with several or with a broken form, 415 if the request is not a form.
 */
export async function readUploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('COMMON_415_MEDIA_TYPE')
  const file = await readForm(request).catch((error: { statusCode?: number; code?: string }) => {
    if (error instanceof AppError) throw error
    if (error.code === 'FST_FILES_LIMIT') throw wrongFile('SIZE', message('ONE_FILE_AT_A_TIME'))
    throw new AppError(error.statusCode === 413 ? 'COMMON_413_TOO_LARGE' : 'COMMON_400_MALFORMED_BODY', {
      message: message('FILE_UNREADABLE'),
      cause: error,
    })
  })
  if (file === undefined || file.content.length === 0) throw wrongFile('REQUIRED', message('FILE_REQUIRED'))
  return file
}

async function readForm(request: FastifyRequest): Promise<UploadedFile | undefined> {
  let file: UploadedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      // a part of a file type without a name has none
      const name: string | undefined = part.filename
      file = { content: await readContent(part.file), fileName: readableName(name ?? '') }
    }
  }
  return file
}

/** Bytes of Korean letters in code page 949, each read as a letter of its own. */
const BYTES_OF_HANGUL = /^(?:[\x20-\x7e]|[\xb0-\xc8][\xa1-\xfe])*$/

/**
 * A name as its sender wrote it, where it came as percent escapes or in code page 949, as which browsers and tools on
 * Korean Windows send it; a neutral one with the same ending where the parser has lost its letters.
 */
function readableName(given: string): string {
  if (given.includes('\ufffd')) return `file${/\.[A-Za-z0-9]{1,5}$/.exec(given)?.[0] ?? ''}`
  const escaped = given.replaceAll(/%[\da-f]{2}/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  )
  const isOfBytes = /^[\0-\xff]*$/.test(escaped) && /[\x80-\xff]/.test(escaped)
  if (!isOfBytes) return given
  const bytes = Buffer.from(escaped, 'latin1')
  return decoded('utf-8', bytes) ?? (BYTES_OF_HANGUL.test(escaped) ? decoded('euc-kr', bytes) : undefined) ?? given
}

function decoded(encoding: 'utf-8' | 'euc-kr', bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Counts the bytes itself: the library accepts a file that is slightly too large. */
async function readContent(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MAX_FILE_BYTES) {
      throw new AppError('COMMON_413_TOO_LARGE', {
        message: message('FILE_TOO_LARGE', { megabytes: MAX_FILE_MEGABYTES }),
      })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the error that refuses a file because of its content. */
export function wrongFile(code: string, reason: Text): AppError {
  return new AppError('COMMON_400_VALIDATION', { errors: [{ field: 'file', code, message: reason }] })
}
