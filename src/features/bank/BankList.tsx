import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { BankQuestion } from '../../contract/questions.ts'
import { onlineAtom } from '../../device/online.ts'
import { useKept } from '../../packs/usePacks.ts'
import { VirtualGrid } from '../../parts/list/VirtualGrid.tsx'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { useQuestionText } from '../../parts/useQuestionText.ts'
import { maxHitsInRow } from '../../rules/limits.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { plainWords } from '../../ui/markup/markup.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Amount } from './Amount.tsx'
import css from './Bank.module.css'
import { type BankSearch, isNarrowed } from './search.ts'
import type { Bank } from './useBank.ts'

interface Props {
  bank: Bank
  search: BankSearch
  onAll: () => void
}

/** The questions that were found; more are appended as one comes to the end. */
export function BankList({ bank, search, onAll }: Props) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const { records, total, onDevice, fromBefore, failed, more } = bank
  const narrowed = isNarrowed(search)
  const advice = narrowed ? t`换一个词，或放宽筛选。` : t`老师加入题目后会出现在这里。`
  return (
    <>
      <BankHead bank={bank} search={search} />
      {!records && !failed && <SkeletonRows rows={6} label={t`正在载入题目`} />}
      {failed && <CannotLoadBank bank={bank} />}
      {records && records.length > 0 && (
        <VirtualGrid
          items={records}
          total={Math.max(total, records.length)}
          label={t`题库`}
          place={`bank ${JSON.stringify(search)}`}
        >
          {(question) => <BankRow question={question} away={fromBefore || (!online && !onDevice)} />}
        </VirtualGrid>
      )}
      {records?.length === 0 && (
        <BlankPage
          art="empty"
          title={narrowed ? t`没有找到这样的题目` : t`题库里还没有题目`}
          text={onDevice ? t`只找了本机已保存的章节，联网后可以查找全部题库。` : advice}
          action={narrowed && <Button onClick={onAll}>{t`清除筛选`}</Button>}
        />
      )}
      {more && <MoreBelow busy={more.busy} failed={more.failed} onMore={more.load} />}
    </>
  )
}

/** How many were found, and what can be done with all of them. */
function BankHead({ bank, search }: Pick<Props, 'bank' | 'search'>) {
  const { t } = useLingui()
  const { records, total, cut, onDevice, busy } = bank
  return (
    <div className={css.head}>
      <div className={css.count} role="status">
        {records && <Amount total={total} cut={cut} />}
        {records && onDevice && (
          <p>
            <Trans>没有网络，只在本机已保存的章节中查找</Trans>
          </p>
        )}
      </div>
      {records && isNarrowed(search) && !onDevice && records.length > 1 && (
        <ButtonLink kind="soft" to="/exercise/bank/row" search={search}>
          <Trans>连着练 {Math.min(records.length, maxHitsInRow)} 题</Trans>
        </ButtonLink>
      )}
      {records && (
        <IconButton label={t`刷新`} disabled={busy} onClick={bank.reload}>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

function CannotLoadBank({ bank }: Pick<Props, 'bank'>) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  return (
    <BlankPage
      art={online ? 'error' : 'offline'}
      title={t`题库没有载入`}
      text={t`已保存在本机的作答都还在。`}
      action={
        <Button busy={bank.busy} onClick={bank.reload}>
          <Trans>重试</Trans>
        </Button>
      }
    />
  )
}

interface RowProps {
  question: BankQuestion
  /** there is no network, and its chapter may not be here */
  away: boolean
}

/** A question of the bank: opens it, to be read and answered. */
function BankRow({ question, away }: RowProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const stem = useQuestionText()
  const { id, catalogId, type, specimenId, difficulty } = question
  const why = plainWords(question.why ?? '')
  const isMissing = useKept({ kind: 'chapter', id: catalogId }).state === 'none' && away
  return (
    <Link
      to="/exercise/bank/$questionId"
      params={{ questionId: id }}
      search={{ chapter: catalogId }}
      className={classes(css.row, isMissing && css.away)}
    >
      <span className={css.title}>{stem(question)}</span>
      {why && <span className={css.why}>{t`找到：${why}`}</span>}
      <span className={css.facts}>
        <Tag>{pick(type.name, type.nameEn)}</Tag>
        {specimenId !== null && (
          <Tag tone="eosin">
            <Trans>看标本</Trans>
          </Tag>
        )}
        <span>
          <Trans>难度 {difficulty} / 5</Trans>
        </span>
        {isMissing && (
          <Tag>
            <Trans>未存到本机</Trans>
          </Tag>
        )}
      </span>
    </Link>
  )
}
