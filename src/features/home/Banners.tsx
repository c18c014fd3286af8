import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Banner } from '../../contract/notices.ts'
import { langAtom } from '../../device/language.ts'
import { inLang } from '../../rules/lang.ts'
import css from './Banners.module.css'
import { FieldOfView } from './FieldPicture.tsx'

/** A point between two parts of a text stays at the end of a line and never begins one. */
const inParts = (text: string) => text.replaceAll(' · ', '\u00a0· ')

/** Banners that the school puts first; several are swiped, or scrolled to with Tab. */
export function Banners({ items }: { items: readonly Banner[] }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  if (items.length === 0) return null
  return (
    <section aria-label={t`推荐`}>
      <ul className={css.banners}>
        {items.map((banner, at) => (
          <li key={banner.id} className={css.item}>
            <Link to={banner.link as '/'} className={css.banner}>
              <span className={css.words}>
                <span className={css.title}>{inLang(lang, banner.title, banner.titleEn)}</span>
                <span className={css.sub}>{inParts(inLang(lang, banner.subtitle, banner.subtitleEn))}</span>
              </span>
              <span className={css.picture}>
                <FieldOfView src={banner.image} seed={banner.id} first={at === 0} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
