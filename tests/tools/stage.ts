/** What a browser test stands on: a service with its own copy of the school, a line that can fail, a device per test. */
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import type { Question } from '../../src/contract/questions.ts'
import { type Device, openShelf, type Shelf, sightOf } from './browser.ts'
import { startProxy, type Proxy as Wire } from './proxy.ts'
import { type Service, startService } from './service.ts'
import { base, chapterNamed, tokenOf } from './steps.ts'

type OwnDevice = Omit<Device, 'profile' | 'flags'>

export interface Stage {
  service: Service
  /** between browser and service, below page and worker */
  wire: Wire
  /** the address that the browser knows: the wire's */
  origin: string
  context: BrowserContext
  page: Page
  /** Opens an address below the app's base path. */
  open(path: string, page?: Page): Promise<unknown>
  /** Serves another build from now on, at the same address, with the same data. */
  release(dist: string, env?: Record<string, string>): Promise<void>
  /** Puts the device away and takes a new one. */
  anew(device?: OwnDevice): Promise<void>
}

interface StageOptions {
  /** adds to each new copy of the school; a test that runs again stands on a new one */
  prepare?: (school: Service) => Promise<void>
  /**
   * What all devices of the file have, where a test asks for nothing else. Installing the worker takes a third of a short
   * test, so that what needs neither worker nor outage goes without.
   */
  device?: OwnDevice
}

/** Registers the hooks of a test file; what it answers is filled when a test runs. */
export function setStage({ prepare, device: usual }: StageOptions = {}): Stage {
  let shelf: Shelf
  const stage = {} as Stage
  const startSchool = async (options: { port?: number } = {}) => {
    stage.service = await startService({ ...options, copyOf: inject('dataDir') })
    await prepare?.(stage.service)
  }
  stage.open = (path, page = stage.page) => page.goto(`${stage.origin}${base}${path}`)
  stage.anew = async (device) => {
    await stage.context?.close()
    Object.assign(stage, await shelf.take({ ...usual, ...device }))
  }
  stage.release = async (dist, env) => {
    const { port, dataDir, stop } = stage.service
    await stop()
    stage.service = await startService({ port, dataDir, env: { DIST_DIR: dist, ...env } })
  }
  beforeAll(async () => {
    await startSchool()
    stage.wire = await startProxy(stage.service.origin)
    stage.origin = stage.wire.origin
    shelf = await openShelf()
  })
  beforeEach(async ({ task }) => {
    // a test that runs again finds the school as its file found it, not half changed by its first run
    if (task.result?.retryCount) {
      const { port, remove } = stage.service
      await remove()
      await startSchool({ port })
    }
    await stage.anew()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(task.name, await sightOf(stage.page, stage.wire))
    stage.wire.pass()
  })
  afterAll(async () => {
    await shelf?.close()
    await stage.wire?.close()
    await stage.service?.remove()
  })
  return stage
}

/** A chapter of the sample school by its Chinese name, as it stands for a person. */
export const chapter = async (
  { service: { origin } }: Stage,
  name: string,
  loginName = 'student',
): Promise<ChapterBundle> => chapterNamed(origin, await tokenOf(origin, loginName), name)

/** The chapter's first question of a kind. */
export function ofKind({ questions }: ChapterBundle, kind: Question['type']['baseType']): Question {
  const found = questions.find(({ type }) => type.baseType === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
