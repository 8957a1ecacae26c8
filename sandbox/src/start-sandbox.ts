import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import { boundary } from './boundary.ts'
import { brokerOffices } from './broker-offices.ts'
import { buildingRegister } from './building-register.ts'
import { transactions } from './deals.ts'
import { createFaultBoard, type FaultBoard, type FaultSwitch, send, sendFault } from './faults.ts'
import { geocoder } from './geocoder.ts'
import { juso } from './juso.ts'
import { landLedger } from './land-ledger.ts'
import { publicPrice } from './public-price.ts'
import { rOne } from './r-one.ts'
import { riskModel } from './risk-model.ts'
import { seoulDate } from './seoul-date.ts'
import { type ProviderName, plainText, type StandIn, type WireReply, xml } from './stand-in.ts'

const PATH = /^\/req\/wmts\/1\.0\.0\/([^/]+)\/Base\/(\d+)\/(\d+)\/(\d+)\.png$/
const SIDE = 256

/** VWorld's background map: the path contains the key, then layer, zoom, row and column. */
const mapTiles: StandIn = {
  provider: 'map-tiles',
  operationOf: (path) => (PATH.test(path) ? 'GetTile' : null),
  answer({ path, key }) {
    const [, given = '', zoom = '', row = '', column = ''] = PATH.exec(path) ?? []
    return decodeURIComponent(given) === key ? tile((Number(zoom) + Number(row) + Number(column)) % 2) : refusal()
  },
  trouble: (_request, kind) => (kind === 'empty' ? plainText('', 404) : refusal()),
}

/** Errors are an XML report with HTTP 200. */
function refusal(): WireReply {
  return xml(
    '<?xml version="1.0"?><ows:ExceptionReport><ows:Exception exceptionCode="INVALID_KEY"/></ows:ExceptionReport>',
  )
}

/** Returns a tile in one of two light greys, so that the tiles are visible. */
function tile(shade: number): WireReply {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // eight bits of grey, no interlacing
  header[8] = 8
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(SIDE, shade === 0 ? 235 : 242)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => line)))
  const bytes = Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { status: 200, contentType: 'image/png', body: '', bytes }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const STAND_INS: StandIn[] = [
  juso,
  buildingRegister,
  transactions,
  publicPrice,
  brokerOffices,
  landLedger,
  boundary,
  geocoder,
  mapTiles,
  rOne,
  riskModel,
]

export const SANDBOX_KEY = 'SANDBOX-KEY'

/** One request received by the sandbox, in order of arrival. `unknown`: a path of no provider. */
export type SandboxRequest = {
  provider: ProviderName | 'unknown'
  operation: string
  path: string
  /** Time of arrival by the real clock (not by `now`). */
  time: Date
  parameters: Record<string, string>
}

export type Sandbox = {
  /** `http://127.0.0.1:PORT`; serves every provider. */
  origin: string
  faults: FaultSwitch
  requests: SandboxRequest[]
  /** Clears the requests and all faults. */
  clear(): void
  stop(): Promise<void>
}

export type SandboxOptions = {
  /** 0 or absent: any free port. */
  port?: number
  host?: string
  /** The only accepted key, decoded; `SANDBOX-KEY` by default. */
  key?: string
  /** Determines which months and years are past. */
  now?: () => Date
}

/** Starts the stand-in providers in one HTTP server. Rejects if the port is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', key = SANDBOX_KEY, now = () => new Date() } = options
  const faults = createFaultBoard()
  const requests: SandboxRequest[] = []
  const server = createServer((request, response) => {
    handle(request, response, { faults, requests, key, now }).catch((error: unknown) => {
      // Reached only by a bug in the sandbox, or if a connection broke while its body was being read.
      if (!response.headersSent) send(response, plainText(`sandbox failed: ${String(error)}`, 500))
      else response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    origin: `http://${host}:${address.port}`,
    faults,
    requests,
    clear() {
      requests.length = 0
      faults.clear()
    },
    stop() {
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

type Context = { faults: FaultBoard; requests: SandboxRequest[]; key: string; now: () => Date }

async function handle(incoming: IncomingMessage, response: ServerResponse, context: Context): Promise<void> {
  const time = new Date()
  const url = new URL(incoming.url ?? '/', 'http://sandbox')
  const body = await readBody(incoming)
  const parameters = new URLSearchParams(url.searchParams)
  if (incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    for (const [name, value] of new URLSearchParams(body)) parameters.set(name, value)
  }
  const standIn = STAND_INS.find((one) => one.operationOf(url.pathname, parameters) !== null)
  const operation = standIn?.operationOf(url.pathname, parameters) ?? ''
  context.requests.push({
    provider: standIn?.provider ?? 'unknown',
    operation,
    path: url.pathname,
    time,
    parameters: Object.fromEntries(parameters),
  })
  if (!standIn) return send(response, plainText('API not found', 404))
  const today = seoulDate(context.now())
  const request = {
    operation,
    path: url.pathname,
    headers: incoming.headers,
    parameters,
    body,
    key: context.key,
    today,
  }
  let fault = context.faults.take(standIn.provider, operation)
  while (fault === 'held') {
    await context.faults.changed()
    fault = context.faults.take(standIn.provider, operation)
  }
  if (fault) return sendFault(response, fault, standIn, request)
  send(response, standIn.answer(request))
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
