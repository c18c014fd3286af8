import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import type { Shown } from '../../../contract/teaching/follow.ts'
import { type CodedPlace, writePlace } from '../../../rules/placeCode.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Follow.module.css'

function placeIn({ kind, coursewareId, slideId, specimenId, view }: Shown): CodedPlace | null {
  if (kind === 'specimen' && specimenId !== null) return { kind: 'specimen', specimenId, view }
  return coursewareId !== null && slideId !== null ? { kind: 'slide', coursewareId, slideId } : null
}

/** Without any network a code on the presenter's screen brings whoever scans it to the same place. */
export function PlaceCode({ shown }: { shown: Shown }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const place = placeIn(shown)
  if (!place) return null
  return (
    <>
      <Chip onClick={() => setOpen(true)}>{t`现场二维码`}</Chip>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`扫码到同一页`}>
        <div
          className={css.qr}
          role="img"
          aria-label={t`这一页的二维码`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the library draws it from a place of ours
          dangerouslySetInnerHTML={{ __html: renderSVG(writePlace(place), { border: 2 }) }}
        />
        <p>{t`教室里没有网络时，同学在“教学”里点“扫码”，就会打开本机保存的同一页。`}</p>
      </Sheet>
    </>
  )
}
