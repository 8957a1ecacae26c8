import { drillContext, testDrill } from './drill-under-test.ts'
import { soak } from './soak.ts'

const context = await drillContext()

testDrill('under mixed load memory, files and tables do not grow without end', () => soak(context, 60))
