import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { openedSettingAtom, setOpenedSetting } from '../../../packs/openedSetting.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import css from './OpenedRow.module.css'

/** Whether a chapter that is opened brings its pictures by itself. */
export function OpenedRow() {
  const { t } = useLingui()
  const setting = useAtomValue(openedSettingAtom)
  return (
    <div className={css.line}>
      <span className={css.words}>
        <span>{t`打开章节时下载图片`}</span>
        <span
          className={css.sub}
        >{t`题目总会存下。浏览器不说明网络类型时，“仅 Wi-Fi”也会先问；点答题页上方的大小即可下载`}</span>
      </span>
      <Segmented
        small
        label={t`打开章节时下载图片`}
        value={setting}
        onChange={setOpenedSetting}
        items={[
          { value: 'always', label: t`总是` },
          { value: 'wifi', label: t`仅 Wi-Fi` },
          { value: 'ask', label: t`先问我` },
        ]}
      />
    </div>
  )
}
