import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadDraft, saveDraft } from '../../../queries/engine/drafts.ts'
import { syncStatusAtom } from '../../../queries/engine/sync.ts'
import { askLastPlace } from '../../../queries/practice/adoptLastPlace.ts'
import { loadDue } from '../../../queries/practice/due.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { loadLastPlace } from '../sources/lastPlace.ts'
import css from './StartHere.module.css'

const dismissedKey = 'start:dismissed'
/** The home has just asked what was practised elsewhere. */
const recentMs = 30_000
const isTrue = (value: unknown): value is true => value === true

/** Nothing was practised, here or elsewhere; what cannot be known counts as practised. */
async function isNewHere(): Promise<boolean> {
  const [dismissed, last, due] = await Promise.all([
    loadDraft(dismissedKey, isTrue),
    loadLastPlace(),
    loadDue(),
  ])
  if (dismissed || last || due?.dues.length) return false
  return askLastPlace(undefined, recentMs).then(
    (elsewhere) => elsewhere === null,
    () => false,
  )
}

/** A place on the home that is below all that is being read, or beside it (routes/-index.module.css): it moves nothing. */
function makePlace(): HTMLElement | null {
  const column = document.querySelector('#main > div > div:nth-child(2)')
  if (!column) return null
  const place = document.createElement('section')
  place.className = css.place ?? ''
  place.dataset.late = 'true'
  place.dataset.live = ''
  column.prepend(place)
  return place
}

/** Tells on the home where to begin. It comes after the first screen, to who has never practised. */
export function StartHere(): ReactNode {
  const { t } = useLingui()
  const isHome = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname === '/' })
  const { lastSuccess, waiting } = useAtomValue(syncStatusAtom)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const hasWorked = lastSuccess !== undefined || waiting > 0
  useEffect(() => {
    if (!isHome || hasWorked) return
    let isLeft = false
    let made: HTMLElement | null = null
    void isNewHere().then((isNew) => {
      if (!isNew || isLeft) return
      made = makePlace()
      setPlace(made)
    })
    return () => {
      isLeft = true
      made?.remove()
      setPlace(null)
    }
  }, [isHome, hasWorked])
  if (!place) return null
  const dismiss = () => {
    setPlace(null)
    place.remove()
    void saveDraft(dismissedKey, true)
  }
  return createPortal(
    <Card className={css.start}>
      <div className={css.words}>
        <h2 className={css.title}>{t`从这里开始`}</h2>
        <p className={css.text}>{t`做一章练习：答错的题进错题本，过几天再复习。`}</p>
        <ButtonLink to="/exercise/chapter">{t`选一章练习`}</ButtonLink>
      </div>
      <IconButton label={t`不再提示`} onClick={dismiss} className={css.close}>
        <X aria-hidden="true" />
      </IconButton>
    </Card>,
    place,
  )
}
