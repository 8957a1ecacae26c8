import { median, percentile, type Timings } from './measure.ts'

/** The target of a figure: an upper or a lower limit. */
export type Aim = { atMost: number } | { atLeast: number }

export function heading(text: string): void {
  process.stdout.write(`\n${text}\n`)
}

export function line(label: string, value: string): void {
  process.stdout.write(`  ${label.padEnd(56)} ${value}\n`)
}

export function timing(label: string, timings: Timings): void {
  line(label, `${milliseconds(median(timings))} median, ${milliseconds(percentile(timings, 0.95))} p95`)
}

export function ratio(label: string, value: number, aim?: Aim): void {
  line(label, `${value.toFixed(2)}${aim === undefined ? '' : verdict(value, aim)}`)
}

export function count(label: string, value: number, aim?: Aim): void {
  line(label, `${value.toLocaleString('en-US')}${aim === undefined ? '' : verdict(value, aim)}`)
}

function verdict(value: number, aim: Aim): string {
  const [words, met] =
    'atMost' in aim ? [`≤ ${aim.atMost}`, value <= aim.atMost] : [`≥ ${aim.atLeast}`, value >= aim.atLeast]
  return `   (aim ${words}: ${met ? 'met' : 'MISSED'})`
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`
}
