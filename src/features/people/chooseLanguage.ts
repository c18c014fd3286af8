import { currentLang, setLang } from '../../device/language.ts'
import { enqueueInLane } from '../../queries/engine/enqueueInLane.ts'
import type { Lang } from '../../rules/lang.ts'

/** Shows the app in a language and tells the service, now or when there is a network (B13). */
export function chooseLanguage(lang: Lang): void {
  if (lang === currentLang()) return
  setLang(lang)
  // where it cannot be stored, the next choice tells it
  enqueueInLane('user.language', { language: lang === 'en' ? 'En' : 'Zh' }, { subject: 'language' }).catch(
    () => undefined,
  )
}
