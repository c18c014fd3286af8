import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useRef, useState } from 'react'
import { latinAtom, setLatin } from '../../../device/latin.ts'
import { onlineAtom } from '../../../device/online.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { SearchInput } from '../../../ui/fields/SearchInput.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import css from './MarkList.module.css'
import { MarkList } from './MarkList.tsx'
import { MarkUndo } from './MarkUndo.tsx'
import type { Marking } from './useMarking.ts'

const MarkFiles = later(async () => (await import('./MarkFiles.tsx')).MarkFiles)

/** The marks that everybody sees are not here: on their way, or they could not be had. */
export interface MissingMarks {
  failed: boolean
  ask: () => unknown
}

/** The marks of a specimen as a list that equals the picture: everything that a pin can do can be done here. */
export function MarkPanel({ marking, missing }: { marking: Marking; missing: MissingMarks | null }) {
  const { t } = useLingui()
  const { all, names, setNames, drawing, specimen, draw } = marking
  const latin = useAtomValue(latinAtom)
  const [word, setWord] = useState('')
  const section = useRef<HTMLElement>(null)
  const [isExchanging, setExchanging] = useState(false)
  const hasLatin = Boolean(specimen.nameLatin) || all.some((mark) => mark.nameLatin)
  return (
    <section ref={section} className={css.panel} aria-labelledby="marks" tabIndex={-1}>
      <h2 id="marks" className={css.heading}>
        {all.length > 0 && <Plural value={all.length} one="# 处标注" other="# 处标注" />}
        {all.length === 0 && (missing ? t`标注` : t`还没有标注`)}
      </h2>
      {missing && <Missing {...missing} />}
      <ChipRow label={t`标注的显示`}>
        {all.length > 0 && (
          <Chip pressed={!names} onClick={() => setNames(!names)}>
            {t`隐藏名称（自测）`}
          </Chip>
        )}
        {hasLatin && (
          <Chip pressed={latin} onClick={() => setLatin(!latin)}>
            {t`拉丁名`}
          </Chip>
        )}
        <Chip icon={<PencilLine aria-hidden="true" />} onClick={() => draw(true)}>
          {t`绘制`}
        </Chip>
        <Chip icon={<ArrowDownUp aria-hidden="true" />} onClick={() => setExchanging(true)}>
          {t`导出与导入`}
        </Chip>
      </ChipRow>
      {names && all.length > 1 && (
        <SearchInput
          label={t`搜索标注`}
          placeholder={t`搜中文、英文、拉丁名或别名`}
          text={word}
          onText={setWord}
        />
      )}
      <MarkList marking={marking} word={names ? word : ''} />
      <MarkUndo drawing={drawing} floats onLeave={() => section.current?.focus({ preventScroll: true })} />
      {isExchanging && <MarkFiles onClose={() => setExchanging(false)} marking={marking} />}
    </section>
  )
}

function Missing({ failed, ask }: MissingMarks) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  if (!failed) return <SkeletonRows rows={3} picture={44} label={t`正在载入标注`} />
  return (
    <div className={css.missing} role="note">
      {online ? t`标注没有载入。` : t`没有网络，这个标本的标注还没存在本机。`}
      <Button kind="soft" onClick={ask}>{t`重试`}</Button>
    </div>
  )
}
