import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { givenVariables } from '../platform/given-variables.ts'

// Ends with 0 when the service on this machine answers and its database does: the health check of a container.
const { PORT = '8080', TLS_CERTIFICATE, TLS_CERTIFICATE_FILE } = givenVariables(process.env)
const hasTls = TLS_CERTIFICATE !== undefined || TLS_CERTIFICATE_FILE !== undefined
// the certificate is for the name under which others ask
const options = { host: '127.0.0.1', port: PORT, path: '/api/health', rejectUnauthorized: false }
const asked = (hasTls ? overHttps : overHttp)(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
asked.once('error', () => process.exit(1))
asked.end()
