import { CATALOGUE_FILE } from './catalogue-files.ts'
import { importCatalogue } from './import-catalogue.ts'

const [file] = process.argv.slice(2)

if (file === undefined) {
  process.stderr.write('Usage: npm run import:districts -- FILE\nFILE: the TSV of code.go.kr, or KIKcd_B.YYYYMMDD\n')
  process.exitCode = 2
} else {
  try {
    const { format, inForce, abolished, withoutSuccessor } = importCatalogue(file, CATALOGUE_FILE)
    process.stdout.write(
      `${format}: ${inForce} districts in force, ${abolished} abolished. Restart the server to use them.\n`,
    )
    if (withoutSuccessor.length > 0) {
      const examples = withoutSuccessor.slice(0, 10).join(', ')
      process.stdout.write(`Without a successor code: ${withoutSuccessor.length} (${examples}). See corrections.tsv.\n`)
    }
  } catch (error) {
    process.stderr.write(
      `Not imported, the catalogue is unchanged. ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exitCode = 1
  }
}
