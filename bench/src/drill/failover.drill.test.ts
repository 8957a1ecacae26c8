import { drillContext, testDrill } from './drill-under-test.ts'
import { failover } from './failover/failover.ts'

const context = await drillContext()

// the fastest fault, so that the test can run on every change
testDrill('R-OPS-20: the primary is killed: another one takes over, nothing acknowledged is lost or doubled', () =>
  failover(context, 1, 'PostgreSQL killed'),
)
