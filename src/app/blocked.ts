/** Says over everything that another tab, with an older build, keeps the device's data from opening; goes by itself (F29). */
import { t } from '@lingui/core/macro'

let note: HTMLDialogElement | null = null

export function sayBlocked(is: boolean): void {
  note?.remove()
  note = null
  if (!is) return
  note = document.createElement('dialog')
  note.setAttribute('role', 'alertdialog')
  note.style.cssText = 'max-width:22em;padding:1.5em;border:0;border-radius:1em;line-height:1.7'
  // it can only be ended where the other tab is
  note.addEventListener('cancel', (event) => event.preventDefault())
  note.textContent = t`另一个标签页还开着旧版本，本机数据暂时打不开。请关闭其他标签页，这里会自动继续。`
  note.setAttribute('aria-label', note.textContent)
  document.body.append(note)
  note.showModal()
}
