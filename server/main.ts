/** `npm run serve`: serves the built app and the service. */
import { jobKinds } from '../exchange/jobs.ts'
import { base } from './http/staticFiles.ts'
import { endOnSignal, startProcess } from './start.ts'

const served = await startProcess(jobKinds)
endOnSignal(served)
console.log(`Vitrine: ${served.origin}${base}`)
