import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compressed at once: zstd takes a tenth of a millisecond for the answer of a diagnosis. Larger ones are sent while they are compressed. */
const AT_ONCE_BYTES = 128 * 1024

/**
 * What is text goes out compressed where the client takes it: a diagnosis is a fifth of its size on the phone's line. Streams of
 * events are not, and what comes in is never unpacked. No answer holds a secret beside what somebody else chose, whose length could
 * reveal it: a token in an answer is new and belongs to who asked.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false,
    syncThreshold: AT_ONCE_BYTES,
  })
}
