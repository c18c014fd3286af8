import { reloadPage } from '../device/installation/reloadPage.ts'

/** Shows the last page (S42): nothing of the app could be started, so index.html brings it, in both languages. */
export function showStartUpError(): void {
  const template = document.getElementById('start-error') as HTMLTemplateElement | null
  const root = document.getElementById('root')
  if (!template || !root) return
  root.replaceChildren(template.content.cloneNode(true))
  root.querySelector('button')?.addEventListener('click', reloadPage)
  root.querySelector('h1')?.focus()
}
