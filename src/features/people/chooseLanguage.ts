import { currentLang, type Lang, setLang } from '../../device/language.ts'
import { enqueue } from '../../outbox/enqueue.ts'

/** Shows the app in a language and tells the service, now or when there is a network (B13). */
export function chooseLanguage(lang: Lang): void {
  if (lang === currentLang()) return
  setLang(lang)
  // words only: where it cannot be stored, the next choice tells it
  enqueue(
    'user.language',
    { language: lang === 'en' ? 'En' : 'Zh' },
    { lane: 'language', subject: 'language' },
  ).catch(() => undefined)
}
