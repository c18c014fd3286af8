/** Says over everything that another tab, with an older build, keeps the device's data from opening; goes by itself (F29). */
import { t } from '@lingui/core/macro'
import { databaseEvents } from '../device/db.ts'

export function watchBlocked(): void {
  const note = document.createElement('dialog')
  note.setAttribute('role', 'alertdialog')
  note.style.cssText = 'max-width:22em;padding:1.5em;border:0;border-radius:1em;line-height:1.7'
  // it can only be ended where the other tab is
  note.addEventListener('cancel', (event) => event.preventDefault())
  databaseEvents.blocked = (is) => {
    note.remove()
    if (!is) return
    note.textContent = t`另一个标签页还开着旧版本，本机数据暂时打不开。请关闭其他标签页，这里会自动继续。`
    note.setAttribute('aria-label', note.textContent)
    document.body.append(note)
    note.showModal()
  }
}
