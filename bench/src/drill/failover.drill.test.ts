import { drillContext, testDrill } from './drill-under-test.ts'
import { failover } from './failover/failover.ts'

const context = await drillContext()

testDrill('the machine of the primary killed: another one takes over, nothing acknowledged is lost or doubled', () =>
  failover(context, 1),
)
