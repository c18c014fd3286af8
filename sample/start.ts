/** `npm start`: fills the sample school, serves it, and makes its pictures meanwhile. */
import { jobKinds } from '../exchange/jobs.ts'
import { base } from '../server/http/staticFiles.ts'
import { endOnSignal, startProcess } from '../server/start.ts'
import { readSettings, writeSetting } from '../server/system/settings.ts'
import { startChat } from './chat/startChat.ts'
import { accountLines, fillSample, startPictures } from './main.ts'

const served = await startProcess(jobKinds, fillSample)
const { config, db } = served.service
const pictures = startPictures(db, config.dataDir)
const chat = await startChat(db, config.host)
const isOwnChat = /^(?:http:\/\/\{host\}:|$)/.test((await readSettings(db.kysely)).aiChatUrl)
if (isOwnChat) {
  // The port is another at each start; whoever opens the app reaches it by the same name.
  await writeSetting(db.kysely, 'aiChatUrl', `http://{host}:${chat.port}/`)
  await writeSetting(db.kysely, 'aiEnable', true)
}
endOnSignal(served, async () => {
  if (isOwnChat) await writeSetting(db.kysely, 'aiEnable', false)
  await chat.close()
  await pictures.stop()
})
console.log(`Vitrine: ${served.origin}${base}`)
for (const line of accountLines()) console.log(line)
