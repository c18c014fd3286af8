import type * as sync from '../../src/contract/sync.ts'
import type { BatchResult } from '../../src/contract/sync.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { runBatch } from './batch.ts'
import { chapterSizesOf, contentsOf } from './contents.ts'

export const permissions: Permissions<typeof sync> = {
  batch: 'sync.use',
  chapterSizes: 'sync.use',
  contents: 'sync.use',
}

export const handlers: Handlers<typeof sync> = {
  async batch({ items }, context): Promise<{ results: BatchResult[] }> {
    return { results: await runBatch(items, context) }
  },
  contents: contentsOf,
  chapterSizes: chapterSizesOf,
}
