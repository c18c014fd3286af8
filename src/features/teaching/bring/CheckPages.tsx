import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import type { DeckToCheck, PageFinding } from '../../../contract/teaching/material.ts'
import { removeBroughtDeck } from '../../../queries/teaching/material.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { classes } from '../../../ui/classes.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useTeachMutation } from '../useTeachMutation.ts'
import css from './Bring.module.css'
import { SaveDeck } from './SaveDeck.tsx'

/** All pages in large, one below the other: only pages that were in sight can be published. */
export function CheckPages({ deck }: { deck: DeckToCheck }) {
  const { t } = useLingui()
  const isChecked = deck.state !== 'toCheck'
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(isChecked ? deck.slides.map(({ id }) => id) : []),
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set())
  const [isSaving, setSaving] = useState(false)
  const findings = new Map(deck.findings.map(({ slideId, finding }) => [slideId, finding]))
  const kept = deck.slides.filter(({ id }) => !left.has(id))
  const unseen = kept.filter(({ id }) => !seen.has(id)).length
  const keep = (id: string, isKept: boolean) => {
    const next = new Set(left)
    if (isKept) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <>
      <Findings deck={deck} />
      <ol className={css.pages}>
        {deck.slides.map((slide, at) => (
          <PageCard
            key={slide.id}
            slide={slide}
            no={at + 1}
            finding={findings.get(slide.id)}
            isKept={!left.has(slide.id)}
            onKeep={(isKept) => keep(slide.id, isKept)}
            onSeen={() => setSeen((before) => new Set([...before, slide.id]))}
          />
        ))}
      </ol>
      <RemoveDeck id={deck.id} />
      <div className={css.bar}>
        <span role="status">
          {unseen > 0 ? t`还有 ${unseen} 页没有看过` : t`全部 ${kept.length} 页都看过了`}
        </span>
        <Button disabled={unseen > 0 || kept.length === 0} onClick={() => setSaving(true)}>
          {t`保存`}
        </Button>
      </div>
      <SaveDeck
        deck={deck}
        slideIds={kept.map(({ id }) => id)}
        seen={[...seen]}
        open={isSaving}
        onClose={() => setSaving(false)}
      />
    </>
  )
}

/** Pages that lack something, by number. */
function Findings({ deck: { slides, findings } }: { deck: DeckToCheck }) {
  const { t } = useLingui()
  const numbers = (wanted: PageFinding) =>
    slides
      .flatMap(({ id }, at) =>
        findings.some(({ slideId, finding }) => slideId === id && finding === wanted) ? [at + 1] : [],
      )
      .join(', ')
  const [blank, lost] = [numbers('blank'), numbers('textLost')]
  if (blank === '' && lost === '') return null
  return (
    <Card>
      {blank && <p>{t`空白页：${blank}`}</p>}
      {lost && <p>{t`有文字但没有画出来的页：${lost}。请在文件里嵌入字体后重新上传。`}</p>}
    </Card>
  )
}

interface PageProps {
  slide: CoursewareSlide
  no: number
  finding: PageFinding | undefined
  isKept: boolean
  onKeep: (isKept: boolean) => void
  onSeen: () => void
}

function PageCard({ slide, no, finding, isKept, onKeep, onSeen }: PageProps) {
  const { t } = useLingui()
  const page = useRef<HTMLLIElement>(null)
  useSeenOnce(page, onSeen)
  return (
    <li ref={page} className={classes(css.page, !isKept && css.gone)}>
      <img
        src={slide.picture}
        width={slide.width}
        height={slide.height}
        alt={slide.text || t`第 ${no} 页`}
        loading="lazy"
        decoding="async"
      />
      <div className={css.foot}>
        <span className="num">{no}</span>
        {finding === 'blank' && <Tag tone="warn">{t`空白页`}</Tag>}
        {finding === 'textLost' && <Tag tone="warn">{t`文字没有画出来`}</Tag>}
        <Switch label={t`保留第 ${no} 页`} checked={isKept} onChange={onKeep} />
      </div>
    </li>
  )
}

/** How long (ms) a page must stay in sight to count as looked at. */
const seenAfterMs = 300

function useSeenOnce(page: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const element = page.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry?.isIntersecting) return
        timer = setTimeout(() => {
          watch.disconnect()
          tell()
        }, seenAfterMs)
      },
      { threshold: 0.5 },
    )
    watch.observe(element)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [page])
}

function RemoveDeck({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useTeachMutation({
    mutationFn: () => removeBroughtDeck(id),
    onSuccess: () => void navigate({ to: '/ts/bring', replace: true }),
  })
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        {t`删除这份资料`}
      </Button>
      <Confirm
        open={isAsking}
        title={t`删除这份资料？`}
        action={t`删除`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t`用它做成的课件不受影响。`}
      </Confirm>
    </>
  )
}
