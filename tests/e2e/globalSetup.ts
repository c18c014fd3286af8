/**
 * Fills the reduced sample school once; each test file takes a copy of it (tools/school.ts, tools/stage.ts).
 * With TEST_SCHOOL=<folder> one that was filled before is taken instead: for a single file again and again.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    dataDir: string
  }
}

export default function setup(project: TestProject) {
  const { TEST_SCHOOL: filled } = process.env
  if (filled) return project.provide('dataDir', filled)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-school-'))
  const env = { ...process.env, DATA_DIR: dataDir, SAMPLE_LONG_SIDE: '2048' }
  const { status, stderr } = spawnSync(process.execPath, ['sample/main.ts'], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the sample school was not filled: ${stderr}`)
  project.provide('dataDir', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
