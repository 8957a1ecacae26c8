import { createDatabase } from '../../../server/src/platform/database/database.ts'
import { atEnd } from '../../../server/test/at-end.ts'
import { drillContext, testDrill } from './drill-under-test.ts'
import { databaseGone } from './drills.ts'
import { idleConnections, noDescriptorsLeft } from './many-connections.ts'
import { movedClock } from './moved-clock.ts'

const context = await drillContext()
const administration = new URL(context.start.databaseUrl)
administration.pathname = '/postgres'
const admin = createDatabase({ url: administration.href, poolSize: 2, statementTimeoutMs: 60_000 })
atEnd(() => admin.close())

testDrill('a database that is gone is found again', () => databaseGone(context, 2, admin.pool))
testDrill('idle connections keep nobody waiting', () => idleConnections(context, 1_000))
testDrill('without file descriptors the process lives and refuses', () => noDescriptorsLeft(context))
testDrill('a clock that is moved ahead and back keeps nobody out', () => movedClock(context))
