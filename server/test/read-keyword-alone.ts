import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'
import { loadRegionReader } from '../src/platform/load-region-reader.ts'

// Runs in its own process, so that a parser that never ends can be stopped from outside.
const [text = ''] = process.argv.slice(2)
const { regionText, unread } = loadRegionReader(loadDistrictCatalogue())(text)
process.stdout.write([regionText ?? '', ...unread].join(''))
