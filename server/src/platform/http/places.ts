import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Takes a place for as long as the answer is open; `false` when the subject holds all that it may. */
export type TakePlace = (subject: string, reply: FastifyReply) => boolean

/** Counts in this process, since it is its memory and its connections that are held. */
export function createPlaces(max: number): TakePlace {
  const held = new Map<string, number>()
  return (subject, reply) => {
    const taken = held.get(subject) ?? 0
    if (taken >= max) return false
    held.set(subject, taken + 1)
    finished(reply.raw, () => {
      const left = (held.get(subject) ?? 1) - 1
      if (left > 0) held.set(subject, left)
      else held.delete(subject)
    })
    return true
  }
}
