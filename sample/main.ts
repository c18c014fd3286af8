/** The sample school: `npm run sample` fills it and makes its pictures, the service of `npm start` does so at its start. */
import { configFrom } from '../server/config.ts'
import { type Db, openMigrated } from '../server/store/db.ts'
import { makeExperimentPictures } from './experiments/make.ts'
import { accountSeeds } from './fill/accountSeeds.ts'
import { fill } from './fill/index.ts'
import { makePictures } from './pictures/sample.ts'
import { makeRelated } from './related/make.ts'
import { school } from './school/index.ts'
import { makeDecks } from './slides/makeDecks.ts'

/** What to tell whoever starts the sample school. */
export const accountLines = (): string[] => [
  'Sample accounts:',
  ...accountSeeds.map(({ loginName, password, phone }) =>
    `  ${loginName.padEnd(9)} ${password.padEnd(13)} ${phone ?? ''}`.trimEnd(),
  ),
]

/** Fills in all but the pictures; takes a moment, and is done before the service says that it is ready. */
export async function fillSample(where: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<void> {
  const db = await openMigrated(where)
  try {
    await fill(db, school, Date.now())
  } finally {
    await db.close()
  }
}

/** Pictures being made in the background. */
export interface SamplePictures {
  /** settles when all are made, or when they were stopped */
  done: Promise<void>
  /** What is cut off is made at the next start. */
  stop(): Promise<void>
}

/** @param longSide px at most, for the reduced school of tests: SAMPLE_LONG_SIDE */
export function startPictures(
  db: Db,
  dataDir: string,
  longSide = Number(process.env.SAMPLE_LONG_SIDE) || undefined,
): SamplePictures {
  const stopping = new AbortController()
  const { signal } = stopping
  const making = { db, dataDir, school, longSide, say: console.log }
  const done = makeExperimentPictures(dataDir, signal)
    .then(() => makePictures(making, signal))
    .then(() => makeRelated(making, signal))
    .then(() => makeDecks(making, signal))
    .catch((failure: unknown) => {
      if (!signal.aborted) console.error('The pictures of the sample school could not be made.', failure)
    })
  return {
    done,
    stop() {
      stopping.abort()
      return done
    },
  }
}

if (import.meta.main) {
  const config = configFrom(process.env, new URL('..', import.meta.url))
  await fillSample(config)
  const db = await openMigrated(config)
  const pictures = startPictures(db, config.dataDir)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void pictures.stop())
  await pictures.done
  await db.close()
  for (const line of accountLines()) console.log(line)
}
