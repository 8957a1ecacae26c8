import { drillContext, testDrill } from './drill-under-test.ts'
import { failover } from './failover/failover.ts'

const context = await drillContext()

// the fault that takes least time, so that it may run with every change
testDrill('R-OPS-20: the primary is killed: another one takes over, nothing acknowledged is lost or doubled', () =>
  failover(context, 1, 'PostgreSQL killed'),
)
