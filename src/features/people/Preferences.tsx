import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { langAtom } from '../../device/language.ts'
import { setTheme, themeAtom } from '../../device/theme.ts'
import { Card } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Section } from '../../ui/Section.tsx'
import { chooseLanguage } from './chooseLanguage.ts'
import { fontScaleAtom, setFontScale } from './fontScale.ts'
import css from './Preferences.module.css'

/** Preferences of this device: language, theme, text size. */
export function Preferences() {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const theme = useAtomValue(themeAtom)
  const scale = useAtomValue(fontScaleAtom)
  return (
    <Section title={t`偏好`}>
      <Card flush className={css.list}>
        <div className={css.line}>
          <span>{t`语言`}</span>
          <Segmented
            small
            label={t`语言`}
            value={lang}
            onChange={chooseLanguage}
            items={[
              { value: 'zh', label: t`中文` },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
        <div className={css.line}>
          <span>{t`外观`}</span>
          <Segmented
            small
            label={t`外观`}
            value={theme}
            onChange={setTheme}
            items={[
              { value: 'auto', label: t`跟随系统` },
              { value: 'light', label: t`浅色` },
              { value: 'dark', label: t`深色` },
            ]}
          />
        </div>
        <div className={css.line}>
          <span>{t`字号`}</span>
          <Segmented
            small
            label={t`字号`}
            value={scale}
            onChange={setFontScale}
            items={[
              { value: 'standard', label: t`标准` },
              { value: 'large', label: t`大` },
              { value: 'larger', label: t`特大` },
            ]}
          />
        </div>
      </Card>
    </Section>
  )
}
