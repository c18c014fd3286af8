/** The offer of a new version, and what becomes of it: a chunk of its own, for it is seldom there. */
import { UpdatePrompt } from '../features/offline/UpdatePrompt.tsx'
import { loadAnew } from './loadAnew.ts'
import { renew } from './serviceWorker.ts'

/** Takes the newer version in and starts the app anew with it; where no worker brings one, the network may. */
async function acceptUpdate() {
  const coming = await renew().catch(() => null)
  if (!coming) return loadAnew()
  navigator.serviceWorker.addEventListener('controllerchange', loadAnew)
  // it could not be had whole: the page that comes asks again
  coming.addEventListener('statechange', () => coming.state === 'redundant' && loadAnew())
}

export const Update = ({ needed }: { needed: boolean }) => (
  <UpdatePrompt needed={needed} onAccept={acceptUpdate} />
)
