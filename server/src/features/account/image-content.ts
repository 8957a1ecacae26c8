import { createTurns } from '../../platform/http/turns.ts'
import { wrongFile } from '../../platform/http/upload.ts'
import { message } from '../../words/message.ts'

const MAX_SIDE_PIXELS = 512
/** Above what phones take; a small file that unfolds to more is a bomb. */
const MAX_INPUT_PIXELS = 50_000_000
/**
 * Above what phones take of a view all around. To decode one line of 50 million pixels takes as long as a whole picture for each step,
 * whatever their number: 4.6 seconds were seen.
 */
const MAX_INPUT_SIDE_PIXELS = 20_000
const MAX_SECONDS = 10
/** Drawing takes a worker thread and up to 200 MB of memory, so pictures are drawn one after the other. */
const inTurn = createTurns({ atOnce: 1, waiting: 30 })

/** What the content may be; an animated PNG is named apart from PNG. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])

/**
 * Draws the picture anew: upright, at most 512 pixels a side, WEBP, the first frame of a moving one, without any metadata.
 * @throws AppError 400 when the bytes are no such picture or one too large to unfold, 503 when too many wait already.
 */
export async function asProfileImage(uploaded: Uint8Array): Promise<Buffer> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(uploaded)
  if (type === undefined || !ACCEPTED.has(type.mime)) {
    throw wrongFile('MEDIA_TYPE', message('PICTURE_MEDIA_TYPE'))
  }
  return inTurn(() => draw(uploaded))
}

async function draw(picture: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const source = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS, pages: 1, failOn: 'error' })
  // of the head of the file alone
  const { width, height } = await source.metadata().catch(unreadable)
  if (Math.max(width, height) > MAX_INPUT_SIDE_PIXELS) unreadable()
  return source
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable)
}

function unreadable(): never {
  throw wrongFile('CONTENT', message('PICTURE_UNREADABLE'))
}
