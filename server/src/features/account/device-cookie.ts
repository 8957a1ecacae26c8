import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../platform/http/cookies.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { readDevice } from './device.ts'
import { DEVICE_DAYS, type Origin } from './known-devices.ts'

const NAME = 'service_device'
const FORM = /^[\w-]{22}$/

/**
 * The token that identifies a browser at its next login; random, and the same for everybody who logs in from that
 * browser. Only the login reads it.
 */
function readDeviceToken(request: FastifyRequest): string {
  const given = request.cookies[NAME] ?? ''
  return FORM.test(given) ? given : randomBytes(16).toString('base64url')
}

/** Where a login comes from. */
export function originOf(request: FastifyRequest): Origin {
  const device = readDevice(request.headers['user-agent'])
  return { deviceToken: readDeviceToken(request), device, network: networkOf(request.ip) }
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const maxAge = DEVICE_DAYS * 24 * 60 * 60
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth/login',
    secure: isSecure(request),
    maxAge,
  })
}
