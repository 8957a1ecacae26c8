import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Takes a place for as long as the response is open; returns false if the subject holds its maximum. */
export type TakePlace = (subject: string, reply: FastifyReply) => boolean

/** Counts per process, since the memory and connections in use are those of the process. */
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
