/** `npm start`: fills the sample school, serves it, and makes its pictures meanwhile. */
import { jobKinds } from '../exchange/jobs.ts'
import { base } from '../server/http/staticFiles.ts'
import { endOnSignal, startProcess } from '../server/start.ts'
import { accountLines, fillSample, startPictures } from './main.ts'

const served = await startProcess(jobKinds, fillSample)
const { config, db } = served.service
const pictures = startPictures(db, config.dataDir)
endOnSignal(served, () => pictures.stop())
console.log(`Vitrine: ${served.origin}${base}`)
for (const line of accountLines()) console.log(line)
