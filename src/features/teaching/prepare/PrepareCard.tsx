import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { contents } from '../../../contract/sync.ts'
import type { Preparation, PreparedItem } from '../../../contract/teaching/prepare.ts'
import { onlineAtom } from '../../../device/online.ts'
import { keepOffline } from '../../../packs/keeping.ts'
import { reportedPacksAtom } from '../../../packs/report.ts'
import { type KeptState, keptAtom } from '../../../packs/state.ts'
import { CannotKeep } from '../../../parts/CannotKeep.tsx'
import { useObstacle } from '../../../parts/useKeeping.ts'
import { query } from '../../../queries/engine/query.ts'
import { hasPrepared } from '../../../rules/teaching/prepared.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { bytesText } from '../../../ui/bytes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { coursewareTitle } from '../words.ts'
import { LinkToItem } from './LinkToItem.tsx'
import css from './Prepare.module.css'

/** A lab to come: what it needs, and one tap that keeps all of it on this device. */
export function PrepareCard({
  preparation,
  showsCourse,
}: {
  preparation: Preparation
  showsCourse?: boolean
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { title, labAt, note, items, courseId, courseName, courseNameEn } = preparation
  const packs = useAtomValue(reportedPacksAtom)
  const missing = items.filter((item) => !hasPrepared(packs, item))
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <span className={css.title}>{title}</span>
          {missing.length === 0 ? (
            <Tag tone="ok">{t`本机已就绪`}</Tag>
          ) : (
            <Tag tone="warn">{t`还差 ${missing.length} 项`}</Tag>
          )}
        </div>
        <p className={css.quiet}>
          {showsCourse && (
            <>
              <Link to="/ts/course" search={{ id: courseId }}>
                {pick(courseName, courseNameEn)}
              </Link>
              {labAt !== null && ' · '}
            </>
          )}
          {labAt !== null && (
            <Trans>
              上课时间：
              <Time at={labAt} precise />
            </Trans>
          )}
        </p>
        {note && <p>{note}</p>}
        <ul className={css.items}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`} className={css.item}>
              <ItemSign item={item} isKept={hasPrepared(packs, item)} />
              <LinkToItem item={item} />
              <KindName item={item} />
            </li>
          ))}
        </ul>
        {missing.length > 0 && <KeepMissing missing={missing} />}
      </div>
    </Card>
  )
}

export function KindName({ item }: { item: PreparedItem }) {
  const { t } = useLingui()
  const names = {
    specimen: t`标本全部细节`,
    marks: t`标本`,
    chapter: t`章节`,
    courseware: t(coursewareTitle),
  }
  return <span className={css.quiet}>{names[item.kind]}</span>
}

const isComing = (state: KeptState | undefined) => state?.state === 'loading' || state?.state === 'waiting'

function ItemSign({ item, isKept }: { item: PreparedItem; isKept: boolean }) {
  const { t } = useLingui()
  const state = useAtomValue(keptAtom).get(`${item.keepKind}:${item.id}`)
  if (isKept) return <CircleCheck className={css.done} aria-label={t`已保存`} />
  if (isComing(state)) return <LoaderCircle className={css.open} aria-label={t`正在保存`} />
  return <Circle className={css.open} aria-label={t`未保存`} />
}

/** One tap keeps what is missing; how much that is stands on the button. */
function KeepMissing({ missing }: { missing: readonly PreparedItem[] }) {
  const { t, i18n } = useLingui()
  const online = useAtomValue(onlineAtom)
  const obstacle = useObstacle()
  const states = useAtomValue(keptAtom)
  const sizes = useQueries({
    queries: missing.map(({ keepKind: kind, id, depth }) => ({
      ...query(contents, { kind, id, depth }),
      enabled: obstacle === null,
    })),
  })
  if (obstacle) return <CannotKeep why={obstacle} />
  const stateOf = ({ keepKind, id }: PreparedItem) => states.get(`${keepKind}:${id}`)
  const coming = missing.filter((item) => isComing(stateOf(item)))
  const failed = missing.filter((item) => stateOf(item)?.state === 'failed')
  const isKnown = sizes.every(({ data }) => data !== undefined)
  const bytes = sizes.reduce((sum, { data }) => sum + (data?.bytes ?? 0), 0)
  const size = isKnown ? bytesText(bytes, i18n.locale) : ''
  const keepAll = () => {
    for (const { keepKind: kind, id, depth } of missing) void keepOffline({ kind, id }, depth, false)
  }
  if (coming.length === missing.length)
    return <p className={css.quiet} role="status">{t`正在保存，还剩 ${coming.length} 项`}</p>
  return (
    <>
      {failed.length > 0 && <p role="alert">{t`有 ${failed.length} 项没有保存成功，可以再试一次。`}</p>}
      <Button wide disabled={!online} onClick={keepAll}>
        {size ? t`全部保存到本机 · ${size}` : t`全部保存到本机`}
      </Button>
      {!online && <p className={css.quiet}>{t`没有网络，联网后可以保存。`}</p>}
    </>
  )
}
