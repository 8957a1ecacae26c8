import { drillContext, testDrill } from './drill-under-test.ts'
import { fullDatabaseDisk, fullFileDisk } from './full-disk.ts'
import { slowDatabaseDisk, slowFileDisk } from './slow-disk.ts'

const context = await drillContext()

testDrill('a full files folder refuses uploads alone', () => fullFileDisk(context))
testDrill('a full disk of the database refuses writes alone and loses nothing', () => fullDatabaseDisk(context, 3))
testDrill('a files folder that hangs keeps uploads waiting alone', () => slowFileDisk(context, 2))
testDrill('a disk of the database that hangs loses nothing', () => slowDatabaseDisk(context, 2))
