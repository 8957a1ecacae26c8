import { percentile, timingsOf } from './measure.ts'
import { count, heading, line } from './report.ts'
import type { MeasuredService } from './service-under-load.ts'

const ASSISTANT_PATH = '/api/mcp'

/** What directories of assistants ask of a tool, in milliseconds (R-ASSIST-08). */
const AIM = { mean: 100, p99: 3_000 }

type Called = { result: { isError?: boolean; structuredContent?: { answer: Record<string, unknown> } } }

/** Each tool in turn over loopback HTTP, on stored data; how long the client waits and how large the result is. */
export async function measureAssistantTools(
  service: MeasuredService,
  lease: object,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<void> {
  const call = async (name: string, args: object) => {
    const text = await service.ask(ASSISTANT_PATH, message('tools/call', { name, arguments: args }))
    const { result } = JSON.parse(text.replace(/^event: message\ndata: /, '')) as Called
    if (result.isError || !result.structuredContent) throw new Error(`${name}: ${text.slice(0, 500)}`)
    return { bytes: Buffer.byteLength(text), answer: result.structuredContent.answer }
  }
  const startedAt = performance.now()
  const diagnosed = await call('diagnose_lease', lease)
  const cold = performance.now() - startedAt
  const { statusToken, findings } = diagnosed.answer as { statusToken: string; findings: { code: string }[] }
  const [finding] = findings
  if (!finding) throw new Error('the lease to measure has no finding')
  const calls: Record<string, object> = {
    resolve_address: { keyword: '신림동 1422-5' },
    diagnose_lease: lease,
    explain_finding: { statusToken, findingCode: finding.code },
    region_indicators: { rawKeyword: '신림동 전세' },
    calculate_papers: { statusToken },
    questions_to_ask: { statusToken },
  }
  heading(`Tools of assistants over loopback HTTP, stored data (${rounds} rounds in turns)`)
  line('diagnose_lease, nothing stored yet, providers on this machine', `${cold.toFixed(0)} ms`)
  const durations: Record<string, number[]> = {}
  const bytes: Record<string, number> = {}
  for (let round = -warmUp; round < rounds; round++) {
    for (const [name, args] of Object.entries(calls)) {
      const calledAt = performance.now()
      const called = await call(name, args)
      if (round >= 0) (durations[name] ??= []).push(performance.now() - calledAt)
      bytes[name] = called.bytes
    }
  }
  for (const [name, waits] of Object.entries(durations)) {
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
    count(`${name}: mean, ms`, Math.ceil(mean), { atMost: AIM.mean })
    count(`${name}: p99, ms`, Math.ceil(percentile(timingsOf(waits), 0.99)), { atMost: AIM.p99 })
    line(`${name}: result`, `${((bytes[name] ?? 0) / 1000).toFixed(1)} kB`)
  }
  const list = await service.ask(ASSISTANT_PATH, message('tools/list', {}))
  line('tools/list', `${(Buffer.byteLength(list) / 1000).toFixed(1)} kB`)
}

function message(method: string, params: object): object {
  return { jsonrpc: '2.0', id: 1, method, params }
}
