import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { atEnd } from './at-end.ts'

/** The text the stand-in treats as malware. */
export const INFECTED = 'a sample that the scanner of the tests knows'

const ANSWERS = { clean: 'stream: OK\0', found: 'stream: Test.Sample.UNOFFICIAL FOUND\0', version: 'ClamAV 1.4.6\0' }

/**
 * Starts a stand-in for ClamAV's clamd that answers like Debian's 1.4.6: `INSTREAM` in chunks, each after its length, and
 * `VERSION`. `says` replaces its answers; `null`: it never answers.
 */
export async function startScanner(): Promise<{
  address: string
  scanned: number
  says: string | null | undefined
  stop(): void
}> {
  const scanner = { address: '', scanned: 0, says: undefined as string | null | undefined, stop }
  const server: Server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const answer = answerTo(received)
      if (answer === null || scanner.says === null) return
      if (answer !== ANSWERS.version) scanner.scanned += 1
      socket.end(scanner.says ?? answer)
    })
  })
  function stop() {
    server.close()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(stop)
  scanner.address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return scanner
}

/** Returns null until the command is complete. */
function answerTo(received: Buffer): string | null {
  const command = received.toString('latin1', 0, received.indexOf(0))
  if (command === 'zVERSION') return ANSWERS.version
  if (command !== 'zINSTREAM') return null
  const pieces: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces).includes(INFECTED) ? ANSWERS.found : ANSWERS.clean
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
