import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { startSandbox } from '@lease-risk/sandbox'
import { freePort } from '../src/platform/embedded/cluster.ts'
import { createLogger } from '../src/platform/log.ts'
import { closeInOrder } from '../src/platform/process/shutdown.ts'
import { startService } from '../src/start/start-service.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { privateDatabase } from './database.ts'
import { sandboxVariables } from './service.ts'
import { until } from './until.ts'

/** `false`: nginx and openssl are installed. */
export const whyNoNginx = missing()

function missing(): string | false {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return false
  } catch {
    return 'this machine has no nginx or openssl (Debian: apt-get install nginx-light openssl)'
  }
}

/** Starts the service with its own database; it is stopped at the end of the file. */
export async function startForProxy(variables: Record<string, string>) {
  const { url } = await privateDatabase()
  const sandbox = await startSandbox()
  atEnd(() => sandbox.stop())
  const config = testConfig({ ...sandboxVariables(sandbox.origin), DATABASE_URL: url, ...variables })
  const service = await startService({ config, log: createLogger('silent'), dataMode: 'sample' })
  atEnd(() => closeInOrder(service.closing, { error: assert.fail }))
  return service
}

/** Creates a self-signed certificate for `host` with its key: the paths of both, and the text of the certificate. */
export function certificateFor(host: string) {
  const folder = temporaryFolder()
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const own = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', ['req', '-x509', ...own, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { key, certificate, ca: readFileSync(certificate, 'utf8') }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-nginx-'))
  chmodSync(folder, 0o755)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts nginx with `deploy/nginx.conf`, with other ports and certificate and the edits of `change`, until the file ends. */
export async function startNginx(host: string, change: (configuration: string) => string) {
  const folder = temporaryFolder()
  const { key, certificate, ca } = certificateFor(host)
  const [plain, secure] = [await freePort(), await freePort()]
  const filled = change(deployed('nginx.conf'))
    .replaceAll(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('/etc/letsencrypt/live/lease.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/lease.example/privkey.pem', key)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; daemon off; worker_processes 1; error_log stderr warn;
events {}
http { access_log off; ${temporary.join(' ')}
${filled}}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  atEnd(() => void child.kill('SIGTERM'))
  const said = collect(child)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said()}`)
    return !((await handshake({ port: secure, servername: host, ca })) instanceof Error)
  }, 'nginx answers')
  return { plain, secure, ca }
}

export const deployed = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')

function collect(child: ChildProcess): () => string {
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said += String(part)))
  return () => said
}

/** @returns the negotiated parameters, or the error. */
export async function handshake(
  options: ConnectionOptions,
): Promise<Error | { protocol: string | null; alpn: string | false | null }> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connect({ host: '127.0.0.1', ...options })
    socket.once('secureConnect', () => {
      resolve({ protocol: socket.getProtocol(), alpn: socket.alpnProtocol })
      socket.destroy()
    })
    socket.once('error', resolve)
  })
}
