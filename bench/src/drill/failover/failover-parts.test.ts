import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isWhole, type Member } from './cluster.ts'
import { fillPlaces, missingForCluster, readEnvironment } from './programs.ts'
import { countDone, watchWrites } from './writes-in-metrics.ts'

const DEPLOYED = new URL('../../../../deploy/ha/', import.meta.url)
const LEADER: Member = { name: 'node1', role: 'leader', state: 'running', timeline: 4 }
const WAITED_FOR: Member = { name: 'node2', role: 'sync_standby', state: 'running', timeline: 4, lag: 0 }
const OTHER: Member = { name: 'node3', role: 'replica', state: 'streaming', timeline: 4, lag: 512 }

test('three nodes are whole when both standbys stream on the timeline of the leader and one is waited for', () => {
  assert.ok(isWhole([LEADER, WAITED_FOR, OTHER]))
  const broken: Record<string, Member[]> = {
    'one is missing': [LEADER, WAITED_FOR],
    'nobody leads': [WAITED_FOR, OTHER, { ...OTHER, name: 'node1' }],
    'one follows a former timeline': [LEADER, WAITED_FOR, { ...OTHER, timeline: 3 }],
    'one has no timeline yet': [LEADER, WAITED_FOR, { name: 'node3', role: 'replica', state: 'running', lag: 0 }],
    'one streams nothing': [LEADER, WAITED_FOR, { ...OTHER, lag: 'unknown' }],
    'one is far behind': [LEADER, WAITED_FOR, { ...OTHER, lag: 5_000_000 }],
    'one starts': [LEADER, WAITED_FOR, { ...OTHER, state: 'starting' }],
    'nobody is waited for': [LEADER, { ...WAITED_FOR, role: 'replica' }, OTHER],
  }
  for (const [why, members] of Object.entries(broken)) assert.ok(!isWhole(members), why)
})

test('a place of a file that nobody fills is an error', () => {
  assert.equal(fillPlaces('bind @LOCAL@:@PORT@', { LOCAL: '10.0.0.1', PORT: '5000' }), 'bind 10.0.0.1:5000')
  assert.throws(() => fillPlaces('bind @LOCAL@', {}), /@LOCAL@/)
})

test('the environment of etcd is read as systemd reads it', () => {
  assert.deepEqual(readEnvironment('# a comment\nA=1\n\nURL=http://a:1?b=c\n'), { A: '1', URL: 'http://a:1?b=c' })
})

test('writes are those that /metrics counts as done by POST and PUT', () => {
  const line = (method: string, status: string, count: number) =>
    `http_request_duration_seconds_count{method="${method}",route="/api/x",status="${status}"} ${count}`
  const shown = [line('POST', '201', 3), line('PUT', '200', 4), line('GET', '200', 90), line('POST', '503', 70)]
  assert.equal(countDone(shown.join('\n')), 7)
  assert.equal(countDone(''), 0)
})

test('an instance that ends takes nothing away from the writes of the others', async () => {
  const counts = [1_000, 1]
  const servers = counts.map((_, index) =>
    createServer((_request, response) =>
      response.end(`http_request_duration_seconds_count{method="POST",route="/api/x",status="200"} ${counts[index]}`),
    ).listen(0, '127.0.0.1'),
  )
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const [ending, staying] = servers as [Server, Server]
  const watch = watchWrites(servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  try {
    assert.ok(await watch.untilNext(5_000))
    ending.closeAllConnections()
    ending.close()
    counts[1] = 2
    assert.ok(await watch.untilNext(5_000))
    assert.ok(!(await watch.untilNext(600)))
  } finally {
    await watch.stop()
    for (const server of [ending, staying]) server.close()
  }
})

const withoutPatroni = missingForCluster() === undefined ? false : 'this machine has no Patroni'

/** Returns the output of a Python program that has `start-patroni.py` loaded as `module`. */
function withPatroni(program: string): string {
  const path = JSON.stringify(fileURLToPath(new URL('start-patroni.py', DEPLOYED)))
  const load = `
import importlib.util, types
spec = importlib.util.spec_from_file_location('start_patroni', ${path})
module = importlib.util.module_from_spec(spec); spec.loader.exec_module(module)`
  return execFileSync('/usr/bin/python3', ['-B', '-c', load + program], { encoding: 'utf8' }).trim()
}

/** Returns the reaction of a node that got the leader's key, with Patroni's own promotion replaced. */
function becomes(
  node: { name: string; role: string; leads: boolean },
  sync: [leader: string | null, standbys: string],
): string {
  return withPatroni(`
from patroni.dcs import SyncState
from patroni.ha import Ha
module.promote = lambda ha, message, promote_message: promote_message
said = []
ha = types.SimpleNamespace(
  state_handler=types.SimpleNamespace(name='${node.name}', role='${node.role}', is_leader=lambda: ${node.leads ? 'True' : 'False'}),
  cluster=types.SimpleNamespace(sync=SyncState(1, ${sync[0] === null ? 'None' : `'${sync[0]}'`}, '${sync[1]}')),
  is_synchronous_mode=lambda: True, release_leader_key_voluntarily=lambda: said.append('released'))
said.append(Ha.enforce_primary_role(ha, 'stays', 'promoted').split()[0])
print(' '.join(said))`)
}

test('R-OPS-20: who is no synchronous standby gives the key of the leader back, whatever its etcd showed before', {
  skip: withoutPatroni,
}, () => {
  const former = { name: 'node1', role: 'replica', leads: false }
  assert.equal(becomes(former, ['node3', 'node2']), 'released gave')
  assert.equal(becomes(former, ['node3', 'node1']), 'promoted')
  assert.equal(becomes(former, ['node1', '']), 'promoted')
  // a new cluster
  assert.equal(becomes(former, [null, '']), 'promoted')
  // a node that already leads is not checked
  assert.equal(becomes({ ...former, leads: true }, ['node3', 'node2']), 'promoted')
  assert.equal(becomes({ ...former, role: 'promoted' }, ['node3', 'node2']), 'promoted')
})

test('R-OPS-20: a primary that was stopped at once is not started before it is compared with its successor', {
  skip: withoutPatroni,
}, () => {
  // what Patroni itself does after it has stopped a primary
  const ran = withPatroni(`
from patroni.async_executor import AsyncExecutor
from patroni.ha import Ha
ran = []
AsyncExecutor.run_async = lambda executor, func, args=(): ran.append(executor.scheduled_action)
executor = AsyncExecutor(types.SimpleNamespace(is_starting=lambda: False), None)
does_nothing = lambda *args, **named: None
ha = types.SimpleNamespace(
  _async_executor=executor, _rewind=types.SimpleNamespace(trigger_check_diverged_lsn=does_nothing),
  state_handler=types.SimpleNamespace(stop=does_nothing, set_role=does_nothing, follow=does_nothing),
  watchdog=types.SimpleNamespace(is_running=False), primary_stop_timeout=does_nothing, set_is_leader=does_nothing,
  is_synchronous_mode=lambda: False, dcs=types.SimpleNamespace(get_cluster=lambda: types.SimpleNamespace(leader=None)),
  _get_node_to_follow=does_nothing)
Ha.demote(ha, 'immediate-nolock')
executor.try_run_async('running pg_rewind', does_nothing)
print(ran)`)
  assert.equal(ran, "['running pg_rewind']")
})

test('R-OPS-20: what the drill has shown to be needed stands in the files of deploy/ha', () => {
  const read = (name: string) => readFileSync(new URL(name, DEPLOYED), 'utf8')
  assert.deepEqual(readdirSync(DEPLOYED).toSorted(), [
    'etcd.env',
    'haproxy.cfg',
    'patroni.yml',
    'pgbackrest.conf',
    'pgbouncer.ini',
    'start-patroni.py',
  ])
  assert.match(read('patroni.yml'), /synchronous_mode: true\n +synchronous_mode_strict: true/)
  // a node left unusable by a failed rewind recovers by itself
  assert.match(read('patroni.yml'), /remove_data_directory_on_rewind_failure: true/)
  // the leader's key is compared before it is written
  assert.match(read('patroni.yml'), /^etcd:$/m)
  assert.match(read('etcd.env'), /^ETCD_ENABLE_V2=true$/m)
  assert.match(read('haproxy.cfg'), /GET \/primary[^]*on-marked-down shutdown-sessions/)
})

test('R-OPS-21: every node archives into one repository and can read from it', () => {
  const read = (name: string) => readFileSync(new URL(name, DEPLOYED), 'utf8')
  const [, stanza = ''] = /^\[(lease-\w+)\]$/m.exec(read('pgbackrest.conf')) ?? []
  assert.notEqual(stanza, '')
  const [patroni, config] = [read('patroni.yml'), `pgbackrest --config=@FOLDER@/pgbackrest.conf --stanza=${stanza}`]
  assert.match(patroni, /archive_mode: "on"/)
  // shared settings would name the folder of the node that started first
  const [shared = '', own = ''] = patroni.split(/^postgresql:$/m)
  assert.ok(own.includes(`archive_command: ${config} archive-push %p`))
  assert.ok(own.includes(`restore_command: ${config} archive-get %f "%p"`))
  assert.doesNotMatch(shared, /@FOLDER@/)
})
