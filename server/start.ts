/**
 * Steps that every start of the service shares: reading its configuration, explaining a failure, ending on a signal.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, configFrom } from './config.ts'
import { type Served, serve } from './serve.ts'
import type { JobKinds } from './store/jobs/kinds.ts'

/** Says why the service cannot run, and ends the process. */
function endWith(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function explainFailure(failure: unknown, { host, port }: Config): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another: PORT=8081`
  if (code === 'EACCES') return `Port ${port} on ${host} may not be opened.`
  return `The service could not start: ${failure instanceof Error ? failure.message : String(failure)}`
}

function readConfig(): Config {
  try {
    return configFrom(process.env, new URL('..', import.meta.url))
  } catch (failure) {
    return endWith(failure instanceof Error ? failure.message : String(failure))
  }
}

/** Runs the service as this process; ends the process with a reason when that fails. @param prepare runs before it */
export async function startProcess(
  jobKinds: JobKinds,
  prepare: (config: Config) => Promise<void> = async () => {},
): Promise<Served> {
  const config = readConfig()
  if (!existsSync(join(config.dist, 'index.html')))
    endWith('There is no build of the app yet. Make one first: npm run build')
  try {
    await prepare(config)
    return await serve(config, { jobKinds })
  } catch (failure) {
    return endWith(explainFailure(failure, config))
  }
}

/** Closes the service and ends the process at SIGTERM or SIGINT. @param stopOther ends what else the process does */
export function endOnSignal(served: Served, stopOther: () => Promise<void> = async () => {}): void {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      void stopOther()
        .then(() => served.close())
        .then(() => process.exit(0))
    })
}
