import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { atEnd } from './at-end.ts'

/** What the stand-in takes for malware. */
export const INFECTED = 'a sample that the scanner of the tests knows'

const ANSWERS = { clean: 'stream: OK\0', found: 'stream: Test.Sample.UNOFFICIAL FOUND\0', version: 'ClamAV 1.4.6\0' }

/**
 * Stands in for ClamAV's clamd, as 1.4.6 of Debian answers: `INSTREAM` in pieces after their length, and `VERSION`. `says` replaces
 * its answers; `null`: none ever comes.
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

/** `null` until the command has come whole. */
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
