import { Plural, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Ring } from '../../ui/signs/Ring.tsx'
import css from './BookSummary.module.css'
import { ClearConfirm } from './ClearConfirm.tsx'
import { answeredShare } from './catalogs/tree.ts'
import { type BookEntry, onlyCounted, type Sort } from './items/listing.ts'
import { PractiseSheet } from './PractiseSheet.tsx'
import { bookPaths } from './words.ts'

interface Props {
  name: BookName
  node: BookNode
  /** the questions in it and below it */
  entries: readonly BookEntry[]
  /** in which order; the latest first where none was chosen */
  sort: Sort | undefined
}

/** How far a catalogue is, and the ways to practise it. */
export function BookSummary({ name, node, entries, sort }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const { id, total, submitted, corrected } = node
  const earlier = onlyCounted(node, entries)
  const navigate = useNavigate()
  const practice = { to: bookPaths[name].practice, params: { catalogId: id }, search: { sort } } as const
  return (
    <Card as="section" aria-label={t`进度`} className={css.summary}>
      <Ring value={answeredShare(node)} label={t`已答 ${submitted} 题，共 ${total} 题`} />
      <p className={css.words}>
        <strong className={css.total}>
          <Plural value={total} one="共 # 题" other="共 # 题" />
        </strong>
        <span>{submitted === 0 ? t`还没开始` : t`已答 ${submitted}，答对 ${corrected}`}</span>
      </p>
      <div className={css.buttons}>
        <Button kind="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`挑着练`}
        </Button>
        {submitted < total ? (
          <ButtonLink {...practice}>{submitted > 0 ? t`继续练习` : t`练习全部`}</ButtonLink>
        ) : (
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t`再练一遍`}
          </Button>
        )}
      </div>
      {earlier > 0 && (
        <p className={css.earlier}>
          <Plural
            value={earlier}
            one="另有更早的 # 题只计数，不在这里列出。"
            other="另有更早的 # 题只计数，不在这里列出。"
          />
        </p>
      )}
      <ClearConfirm
        {...{ name, node }}
        open={asking}
        action={t`再练一遍`}
        onCleared={() => void navigate(practice)}
        onClose={() => setAsking(false)}
      />
      <PractiseSheet {...{ name, node, entries, sort, open }} onClose={() => setOpen(false)} />
    </Card>
  )
}
