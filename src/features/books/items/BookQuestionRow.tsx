import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { BookItem, CatalogId } from '../../../contract/books.ts'
import type { BookName } from '../../../contract/questions.ts'
import { PickRow } from '../../../parts/list/PickRow.tsx'
import { useQuestionText } from '../../../parts/useQuestionText.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { WaitingSign } from '../WaitingSign.tsx'
import { bookPaths } from '../words.ts'
import css from './BookQuestionRow.module.css'
import type { BookEntry, Sort } from './listing.ts'

interface WordsProps {
  entry: BookEntry
  pending: 'waiting' | 'parked' | undefined
}

/** Words of a row: the question, and its state in the book. */
function Words({ entry: { item, question, on }, pending }: WordsProps) {
  const { pick } = useNames()
  const stem = useQuestionText()
  const { i18n } = useLingui()
  const { type } = question
  return (
    <span className={css.words}>
      <span className={css.title}>{stem(question)}</span>
      {on && <span className={css.on}>{pick(on.name, on.nameEn)}</span>}
      <span className={css.facts}>
        <Tag>{pick(type.name, type.nameEn)}</Tag>
        <span className={css.together}>
          {item.times > 0 && (
            <span>
              <Plural value={item.times} one="错 # 次" other="错 # 次" />
            </span>
          )}
          <Last item={item} />
          {item.at > 0 && (
            <time dateTime={new Date(item.at).toISOString()}>
              {i18n.date(new Date(item.at), { month: 'short', day: 'numeric' })}
            </time>
          )}
        </span>
        <WaitingSign state={pending} />
      </span>
    </span>
  )
}

/** Picture of the question's specimen; nothing when it cannot be loaded. Decoration: the question names it. */
function Picture({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  if (!src || failed) return null
  return (
    <img
      src={src}
      alt=""
      className={css.picture}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}

/** How the answer came out that stands in the book. */
function Last({ item }: { item: BookItem }) {
  const { t } = useLingui()
  if (!item.isSubmited) return null
  const { isCorrected } = item
  if (isCorrected === null)
    return (
      <span className={css.last} data-last="open">
        <Ellipsis aria-hidden="true" />
        {t`未判分`}
      </span>
    )
  return (
    <span className={css.last} data-last={isCorrected ? 'right' : 'wrong'}>
      {isCorrected ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      {isCorrected ? t`上次答对` : t`上次答错`}
    </span>
  )
}

interface RowProps extends WordsProps {
  name: BookName
  /** the catalogue that is being looked at: practice goes on within it */
  catalogId: CatalogId
  sort: Sort | undefined
  onAsk: () => void
}

/** A question in the list: it leads to itself, among those beside it. */
export function BookQuestionRow({ name, catalogId, sort, onAsk, ...words }: RowProps) {
  const { t } = useLingui()
  const { questionId } = words.entry.item
  return (
    <div className={css.item}>
      <Link
        to={bookPaths[name].practice}
        params={{ catalogId }}
        search={{ q: questionId, sort }}
        className={css.row}
      >
        <Words {...words} />
        <Picture src={words.entry.picture} />
      </Link>
      <IconButton className={css.more} label={t`更多操作`} aria-haspopup="dialog" onClick={onAsk}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface PickProps extends WordsProps {
  picked: boolean
  onPick: (picked: boolean) => void
}

/** A question as something to choose. */
export function PickQuestionRow({ picked, onPick, ...words }: PickProps) {
  return (
    <PickRow {...{ picked, onPick }} className={classes(css.row, css.pick)}>
      <Words {...words} />
      <Picture src={words.entry.picture} />
    </PickRow>
  )
}
