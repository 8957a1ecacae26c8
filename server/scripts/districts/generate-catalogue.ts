import { CATALOGUE_FILE, generateCatalogueText, replaceFile } from './catalogue-files.ts'

replaceFile(CATALOGUE_FILE, generateCatalogueText())
process.stdout.write(`Wrote ${CATALOGUE_FILE}\n`)
