/** The browser's own way to put the app on the home screen. */
import { atom, getDefaultStore } from 'jotai'

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's own prompt while it may be shown. */
export const installPromptAtom = atom<{ show: () => Promise<boolean> } | null>(null)

/** Keeps the browser's prompt for a button of ours; called once at the start. */
export function watchInstallPrompt(): void {
  const store = getDefaultStore()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const prompt = event as InstallPrompt
    const show = async () => {
      store.set(installPromptAtom, null)
      return (await prompt.prompt()).outcome === 'accepted'
    }
    store.set(installPromptAtom, { show })
  })
  addEventListener('appinstalled', () => store.set(installPromptAtom, null))
}
