/** Fills the reduced sample school once; each test file takes a copy of it (tools/school.ts, tools/stage.ts). */
import type { TestProject } from 'vitest/node'
import { startService } from '../tools/service.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dataDir: string
  }
}

export default async function setup(project: TestProject) {
  const service = await startService({ sample: true })
  await service.stop()
  project.provide('dataDir', service.dataDir)
  return () => service.remove()
}
