/** `npm run serve`: serves the built app and the service; with `--sample`, `npm start`: the sample school too. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { jobKinds } from '../exchange/jobs.ts'
import { configFrom } from './config.ts'
import { base } from './http/site.ts'
import { type Served, serve } from './serve.ts'

function end(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function explain(failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${config.port} on ${config.host} is in use. Choose another: PORT=8081`
  if (code === 'EACCES') return `Port ${config.port} on ${config.host} may not be opened.`
  return `The service could not start: ${failure instanceof Error ? failure.message : String(failure)}`
}

function read() {
  try {
    return configFrom(process.env, new URL('..', import.meta.url))
  } catch (failure) {
    return end(failure instanceof Error ? failure.message : String(failure))
  }
}

const config = read()
if (!existsSync(join(config.dist, 'index.html')))
  end('There is no build of the app yet. Make one first: npm run build')

// loaded only where it is wanted: it brings the drawings with it
const sample = process.argv.includes('--sample') ? await import('../sample/main.ts') : null
let served: Served
try {
  await sample?.fillSample(config)
  served = await serve(config, { jobKinds })
} catch (failure) {
  end(explain(failure))
}

const pictures = sample?.startPictures(served.service.db, config.dataDir)
let ending = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (ending) return
    ending = true
    const stopped = pictures?.stop() ?? Promise.resolve()
    void stopped.then(() => served.close()).then(() => process.exit(0))
  })

console.log(`Vitrine: ${served.origin}${base}`)
for (const line of sample?.accountLines() ?? []) console.log(line)
