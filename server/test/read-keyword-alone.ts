import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'
import { loadRegionReader } from '../src/platform/load-region-reader.ts'

// A process of its own, so that a reader that never ends can be stopped from outside.
const [text = ''] = process.argv.slice(2)
const { regionText, unread } = loadRegionReader(loadDistrictCatalogue())(text)
process.stdout.write([regionText ?? '', ...unread].join(''))
