import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { givenVariables } from '../platform/config/given-variables.ts'

// Exits with 0 if the service on this machine and its database respond: the health check of a container.
const { PORT = '8080', TLS_CERTIFICATE, TLS_CERTIFICATE_FILE } = givenVariables(process.env)
const hasTls = TLS_CERTIFICATE !== undefined || TLS_CERTIFICATE_FILE !== undefined
// the certificate is for the public host name
const options = { host: '127.0.0.1', port: PORT, path: '/api/health', rejectUnauthorized: false }
const asked = (hasTls ? overHttps : overHttp)(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
asked.once('error', () => process.exit(1))
asked.end()
