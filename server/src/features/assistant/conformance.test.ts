import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atEnd } from '../../../test/at-end.ts'
import { testService } from '../../../test/service.ts'

const { app } = await testService()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const run = promisify(execFile)
const COMMAND = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))
/** The suite writes its reports into its working directory. */
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-conformance-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

/** The scenarios for any server; the others call tools, prompts and resources that only a test server has. */
for (const scenario of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']) {
  test(`R-ASSIST-01: the conformance suite of the protocol passes ${scenario}`, async () => {
    const args = [COMMAND, 'server', '--url', `${origin}/api/mcp`, '--scenario', scenario]
    const { stdout } = await run(process.execPath, args, { cwd: folder })
    const [, passed, failed] = /Passed: (\d+)\/\d+, (\d+) failed/.exec(stdout) ?? assert.fail(stdout)
    assert.ok(Number(passed) > 0, stdout)
    assert.equal(Number(failed), 0, stdout)
  })
}
