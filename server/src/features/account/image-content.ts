import { createTurns } from '../../platform/http/turns.ts'
import { wrongFile } from '../../platform/http/upload.ts'
import { message } from '../../words/message.ts'

const MAX_SIDE_PIXELS = 512
/** More than phones produce; a small file that decompresses to more is a decompression bomb. */
const MAX_INPUT_PIXELS = 50_000_000
/**
 * More than phones produce for a panorama. Decoding one line of 50 million pixels takes as long as a whole picture per
 * step, whatever the number of lines: 4.6 seconds were observed.
 */
const MAX_INPUT_SIDE_PIXELS = 20_000
const MAX_SECONDS = 10
/** Drawing takes a worker thread and up to 200 MB of memory, so pictures are drawn one at a time. */
const inTurn = createTurns({ atOnce: 1, waiting: 30 })

/** The accepted content types; an animated PNG has its own type. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])

/**
 * Redraws the picture: upright, at most 512 pixels a side, WEBP, the first frame of an animation, without any metadata.
 * @throws AppError 400 when the bytes are not such a picture or the picture is too large to decode, 503 when too many
 * wait already.
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
  // read from the file header alone
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
