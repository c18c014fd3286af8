import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { langAtom, setLang } from '../../device/language.ts'
import { Button } from '../../ui/Button.tsx'
import { useTitle } from '../../ui/hooks/useTitle.ts'
import { Logo } from '../../ui/Logo.tsx'
import css from './Frame.module.css'

/** The sign-in side of the app: a field of view, the product's name, and a form. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const [missing, setMissing] = useState(false)
  useTitle(title)
  return (
    <div className={css.frame}>
      <div className={css.scene}>
        <span className={css.field}>
          {!missing && (
            <img
              src={`${import.meta.env.BASE_URL}art/cerebellum.webp`}
              alt=""
              onError={() => setMissing(true)}
            />
          )}
        </span>
      </div>
      <Button
        kind="text"
        className={css.language}
        lang={lang === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => setLang(lang === 'zh' ? 'en' : 'zh')}
      >
        {/* each language under its own name, whatever is shown */}
        {lang === 'zh' ? 'English' : t`中文`}
      </Button>
      <main id="main" tabIndex={-1} className={css.panel}>
        <div className={css.inside}>
          <h1 className={css.brand}>
            <Logo className={css.mark} />
            <span className={css.name}>
              <Trans>形态课堂</Trans>
            </span>
            <span className="sr">{title}</span>
          </h1>
          <p className={css.line}>
            <Trans>把切片带在身边</Trans>
          </p>
          {children}
        </div>
      </main>
    </div>
  )
}
