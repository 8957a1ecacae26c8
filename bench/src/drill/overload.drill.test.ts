import { drillContext, testDrill } from './drill-under-test.ts'
import { overload } from './overload.ts'

const context = await drillContext()

testDrill('what is more than an instance can make is refused, and everything else is answered', () =>
  overload(context, 4),
)
