import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Ring } from '../../ui/Ring.tsx'
import type { Entry, Sort } from './listing.ts'
import { PractiseSheet } from './PractiseSheet.tsx'
import css from './Summary.module.css'
import { share } from './tree.ts'
import { bookPaths } from './words.ts'

interface Props {
  name: BookName
  node: BookNode
  /** the questions in it and below it */
  entries: readonly Entry[]
  /** in which order; the latest first where none was chosen */
  sort: Sort | undefined
}

/** How far a catalogue is, and the ways to practise it. */
export function Summary({ name, node, entries, sort }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { id, total, submitted, corrected } = node
  return (
    <Card as="section" aria-label={t`进度`} className={css.summary}>
      <Ring value={share(node)} label={t`已答 ${submitted} 题，共 ${total} 题`} />
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
        <ButtonLink to={bookPaths[name].practice} params={{ catalogId: id }} search={{ sort }}>
          {submitted > 0 && submitted < total ? t`继续练习` : t`练习全部`}
        </ButtonLink>
      </div>
      <PractiseSheet {...{ name, node, entries, sort, open }} onClose={() => setOpen(false)} />
    </Card>
  )
}
