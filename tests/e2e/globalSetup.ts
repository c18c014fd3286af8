/** One service with the reduced sample school for all browser tests of a run. */
import type { TestProject } from 'vitest/node'
import { startService } from '../tools/service.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    dataDir: string
  }
}

export default async function setup(project: TestProject) {
  const service = await startService({ sample: true })
  project.provide('origin', service.origin)
  project.provide('dataDir', service.dataDir)
  return () => service.remove()
}
