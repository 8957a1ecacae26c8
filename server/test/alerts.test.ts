import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { atEnd } from './at-end.ts'
import { ROOT } from './source-files.ts'

const ALERTS = join(ROOT, 'docs/operations/alerts.yaml')
const MINUTES = 120

/** The values per minute, in the notation of `promtool test rules`. */
type Series = Record<string, string>
/** `fires`: the metrics while the alert is active; `rests`: the metrics while it is not, possibly only just. */
type Case = { fires: Series; rests: Series }

const steady = (value: number) => `${value}x${MINUTES}`
const rising = (by: number, from = 0) => `${from}+${by}x${MINUTES}`

const up = 'up{job="lease-risk", instance="a"}'
const requests = (status: number) => `http_request_duration_seconds_count{instance="a", status="${status}"}`
const durations = (le: string) =>
  `http_request_duration_seconds_bucket{route="/api/rent-risk-diagnoses", method="POST", le="${le}"}`
const calls = (outcome: string) => `lease_risk_provider_seconds_count{operation="register", outcome="${outcome}"}`
const backlog = (what: string) => `lease_risk_backlog{what="${what}"}`
const replica = (what: string) => `lease_risk_replica{what="${what}", instance="a"}`
const age = (operation: string) => `lease_risk_operation_age_seconds{operation="${operation}"}`
const succeeded = 'lease_risk_operation_succeeded{operation="audit verification"}'
const disk = (what: string) => `lease_risk_disk_bytes{what="${what}", instance="a"}`
const databaseUp = 'lease_risk_database_up{instance="a"}'
const memory = 'process_resident_memory_bytes{job="lease-risk"}'
const gauge = (series: string, fires: number, rests: number): Case => ({
  fires: { [series]: steady(fires) },
  rests: { [series]: steady(rests) },
})

const CASES: Record<string, Case> = {
  ServiceDown: gauge(up, 0, 1),
  DatabaseDown: gauge(databaseUp, 0, 1),
  ManyServerErrors: {
    fires: { [requests(200)]: rising(900), [requests(503)]: rising(30) },
    rests: { [requests(200)]: rising(900), [requests(503)]: rising(10) },
  },
  RequestsShed: {
    fires: { 'lease_risk_shed_requests_total{instance="a"}': rising(90) },
    rests: { 'lease_risk_shed_requests_total{instance="a"}': rising(30) },
  },
  SlowDiagnoses: {
    fires: { [durations('5')]: rising(90), [durations('10')]: rising(100), [durations('+Inf')]: rising(100) },
    rests: { [durations('5')]: rising(99), [durations('10')]: rising(100), [durations('+Inf')]: rising(100) },
  },
  ProviderFailing: {
    fires: { [calls('ERROR')]: rising(6), [calls('FOUND')]: rising(5) },
    rests: { [calls('ERROR')]: rising(5), [calls('FOUND')]: rising(6) },
  },
  ConnectionsUsedUp: gauge('lease_risk_database_connections{state="waited for"}', 6, 5),
  ReplicaNotUsed: gauge(replica('in use'), 0, 1),
  ReplicationBehind: {
    fires: { [replica('seconds behind')]: steady(2), 'lease_risk_replication_behind_bytes{slot="b"}': steady(3e8) },
    rests: { [replica('seconds behind')]: steady(29), 'lease_risk_replication_behind_bytes{slot="b"}': steady(2e8) },
  },
  FailedOver: {
    // no server responds for two minutes, then another primary does
    fires: { 'lease_risk_database_timeline{instance="a"}': '1x110 _x1 2x7' },
    rests: { 'lease_risk_database_timeline{instance="a"}': '2x110 _x1 2x7' },
  },
  DiskNearlyFull: {
    fires: { [disk('free')]: steady(9), [disk('size')]: steady(100) },
    rests: { [disk('free')]: steady(11), [disk('size')]: steady(100) },
  },
  BackupOverdue: {
    fires: { [databaseUp]: steady(1), [age('backup')]: rising(60, 25.5 * 3600) },
    rests: { [databaseUp]: steady(1), [age('backup')]: rising(60, 20 * 3600) },
  },
  AuditChainBroken: gauge(succeeded, 0, 1),
  AuditChainUnchecked: gauge(age('audit verification'), 51 * 3600, 49 * 3600),
  JobsWaiting: gauge(backlog('seconds of the oldest job'), 301, 300),
  JobsGivenUp: gauge(backlog('jobs given up'), 1, 0),
  EventsNotPublished: gauge(backlog('events'), 101, 100),
  MemoryGrowing: {
    fires: { [memory]: rising(1e5, 1.1e9) },
    rests: { [memory]: rising(1e4, 1.1e9) },
  },
  FileDescriptorsUsedUp: {
    fires: { 'process_open_fds{instance="a"}': steady(81), 'process_max_fds{instance="a"}': steady(100) },
    rests: { 'process_open_fds{instance="a"}': steady(79), 'process_max_fds{instance="a"}': steady(100) },
  },
  EventLoopBlocked: gauge('nodejs_eventloop_lag_p99_seconds{instance="a"}', 0.6, 0.4),
}

/** Further cases: the other half of an `or` expression. */
const MORE: [alert: string, Case][] = [
  ['BackupOverdue', gauge(databaseUp, 1, 0)],
  ['ReplicationBehind', gauge(replica('seconds behind'), 31, 30)],
]

const folder = mkdtempSync(join(tmpdir(), 'lease-risk-alerts-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

test('R-OPS-30: each alert has a case in which it fires and one in which it rests', () => {
  const names = [...readFileSync(ALERTS, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  assert.deepEqual(Object.keys(CASES), names)
})

test('R-OPS-30: Prometheus fires each alert when it should, and no alert but for its reason', {
  skip: hasPromtool() ? false : 'this machine has no promtool (Debian: apt-get install prometheus)',
}, async (t) => {
  for (const [alert, { fires, rests }] of [...Object.entries(CASES), ...MORE]) {
    await t.test(alert, () => {
      assert.deepEqual([firing(alert, fires), firing(alert, rests)], [true, false])
    })
  }
})

function hasPromtool(): boolean {
  return spawnSync('promtool', ['--version']).status === 0
}

/** Whether the alert is active two hours after the first value. promtool compares whole alerts and prints the actual ones. */
function firing(alert: string, series: Series): boolean {
  const path = join(folder, 'case.json')
  const inputs = Object.entries(series).map(([name, values]) => ({ series: name, values }))
  const time = `${MINUTES}m`
  writeFileSync(
    path,
    // JSON is YAML
    JSON.stringify({
      rule_files: [ALERTS],
      evaluation_interval: '1m',
      tests: [{ interval: '1m', input_series: inputs, alert_rule_test: [{ eval_time: time, alertname: alert }] }],
    }),
  )
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', path], { encoding: 'utf8' })
  if (status === 0) return false
  const said = `${stdout}${stderr}`
  assert.match(said, /got:\[\s*\S*.*alertname="/s, said)
  return true
}

test('R-OPS-30: promtool finds no fault in the rules', {
  skip: hasPromtool() ? false : 'this machine has no promtool (Debian: apt-get install prometheus)',
}, () => {
  assert.match(execFileSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' }), /SUCCESS: 20 rules found/)
})
