import { drillContext, testDrill } from './drill-under-test.ts'
import { freezeInstance } from './drills.ts'

const context = await drillContext()

testDrill('an instance that is frozen keeps nobody from going on, and does nothing twice when it goes on', () =>
  freezeInstance(context, 9),
)
