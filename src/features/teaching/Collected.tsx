import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { favouritesAmong } from '../../parts/favouritesAmong.ts'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import {
  collectedSpecimensQuery,
  setCollected,
  setSubjectCollected,
  subjectsQuery,
} from '../../queries/library/collect.ts'
import { uncollectSpecimens } from '../../queries/library/specimens.ts'
import {
  collectedCoursesQuery,
  setCourseCollected,
  uncollectCourses,
} from '../../queries/teaching/courses.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Row, RowLink } from '../../ui/Row.tsx'
import { toast } from '../../ui/toast.ts'
import { useTeacherNames } from './CourseRows.tsx'
import type { CollectKind } from './collectSearch.ts'
import { MaterialPicture } from './MaterialPicture.tsx'
import css from './Teaching.module.css'

export function Collected({ kind }: { kind: CollectKind }) {
  if (kind === 'specimen') return <CollectedSpecimens />
  return kind === 'subject' ? <CollectedSubjects /> : <CollectedCourses />
}

interface Item {
  id: number
  title: string
  sub: string
  picture: string
}

interface ListProps {
  items: readonly Item[]
  link: (item: Item, parts: { lead: ReactNode; title: string; sub: string }) => ReactNode
  onRemove: (ids: number[]) => Promise<unknown>
  onRestore: (ids: number[]) => Promise<unknown>
  more?: ReactNode
}

/** Which favourites are chosen (null: none can be), and their removal, which can be undone. */
function useRemoval({ onRemove, onRestore }: Pick<ListProps, 'onRemove' | 'onRestore'>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [removed, setRemoved] = useState<number[]>([])
  const failed = () => toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
  const remove = async () => {
    const ids = [...(chosen ?? [])]
    setChosen(null)
    await onRemove(ids).then(() => setRemoved(ids), failed)
  }
  const restore = async () => {
    const ids = removed
    setRemoved([])
    await onRestore(ids).catch(failed)
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return { chosen, setChosen, toggle, remove, removed, restore }
}

/** Favourites of one kind: several are chosen and removed together, which can be undone. */
function CollectedList({ items, link, onRemove, onRestore, more }: ListProps) {
  const { t } = useLingui()
  const removal = useRemoval({ onRemove, onRestore })
  const { chosen, toggle, removed, restore } = removal
  return (
    <div className={css.stack}>
      {removed.length > 0 && (
        <Card className={css.buttons}>
          <p role="status">{t`已移除 ${removed.length} 项收藏。`}</p>
          <Button kind="text" onClick={restore}>
            {t`撤销`}
          </Button>
        </Card>
      )}
      {items.length === 0 && (
        <BlankPage art="empty" title={t`还没有收藏`} text={t`点星号收藏，就能在这里找到。`} />
      )}
      {items.length > 0 && (
        <>
          <RemovalButtons items={items} removal={removal} />
          <Card flush as="ul">
            {items.map((item) => {
              const { id, title, sub, picture } = item
              const lead = <MaterialPicture src={picture} seed={id} />
              return (
                <li key={id}>
                  {chosen === null ? (
                    link(item, { lead, title, sub })
                  ) : (
                    <Row
                      lead={lead}
                      title={title}
                      sub={sub}
                      trail={
                        <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)}>
                          <span className="sr">{title}</span>
                        </Checkbox>
                      }
                    />
                  )}
                </li>
              )
            })}
          </Card>
        </>
      )}
      {more}
    </div>
  )
}

interface ButtonsProps {
  items: readonly Item[]
  removal: ReturnType<typeof useRemoval>
}

/** Begins choosing; then removes the chosen ones, chooses all, or stops choosing. */
function RemovalButtons({ items, removal: { chosen, setChosen, remove } }: ButtonsProps) {
  const { t } = useLingui()
  const count = chosen?.size ?? 0
  return (
    <div className={css.buttons}>
      {chosen === null ? (
        <Button kind="soft" onClick={() => setChosen(new Set())}>
          {t`批量管理`}
        </Button>
      ) : (
        <>
          <Button kind="danger" aria-disabled={count === 0} onClick={() => count > 0 && void remove()}>
            {t`移除（${count}）`}
          </Button>
          <Button kind="plain" onClick={() => setChosen(new Set(items.map(({ id }) => id)))}>
            {t`全选`}
          </Button>
          <Button kind="text" onClick={() => setChosen(null)}>
            {t`取消`}
          </Button>
        </>
      )}
    </div>
  )
}

function CollectedSpecimens() {
  const { pick, other } = useNames()
  const found = useInfiniteQuery(collectedSpecimensQuery())
  if (!found.data) return null
  const items = found.data.records.map(({ id, name, nameEn, thumbnailPath }) => ({
    id,
    title: pick(name, nameEn),
    sub: other(name, nameEn),
    picture: thumbnailPath,
  }))
  return (
    <CollectedList
      items={items}
      link={({ id }, parts) => <RowLink to="/resource/specimen/detail/$id" params={{ id }} {...parts} />}
      onRemove={uncollectSpecimens}
      onRestore={async (ids) => {
        for (const id of ids) await setCollected(id, true)
      }}
      more={
        found.hasNextPage && (
          <MoreBelow
            busy={found.isFetchingNextPage}
            failed={found.isFetchNextPageError}
            onMore={() => void found.fetchNextPage()}
          />
        )
      }
    />
  )
}

function CollectedSubjects() {
  const { pick, other } = useNames()
  const { data } = useQuery(subjectsQuery())
  if (!data) return null
  const items = favouritesAmong(data).map(({ id, name, nameEn, cover }) => ({
    id,
    title: pick(name, nameEn),
    sub: other(name, nameEn),
    picture: cover,
  }))
  const setAll = async (ids: number[], yes: boolean) => {
    for (const id of ids) await setSubjectCollected(id, yes)
  }
  return (
    <CollectedList
      items={items}
      link={({ id }, parts) => <RowLink to="/resource/specimen/$id" params={{ id }} {...parts} />}
      onRemove={(ids) => setAll(ids, false)}
      onRestore={(ids) => setAll(ids, true)}
    />
  )
}

function CollectedCourses() {
  const { pick } = useNames()
  const teachers = useTeacherNames()
  const found = useInfiniteQuery(collectedCoursesQuery())
  // Courses as they were before the last removal, so that a removed one can come back.
  const [known, setKnown] = useState(found.data?.records ?? [])
  if (!found.data) return null
  const { records } = found.data
  const items = records.map((course) => ({
    id: course.id,
    title: pick(course.name, course.nameEn),
    sub: teachers(course),
    picture: course.thumbnail,
  }))
  return (
    <CollectedList
      items={items}
      link={({ id }, parts) => <RowLink to="/ts/course" search={{ id }} {...parts} />}
      onRemove={(ids) => {
        setKnown(records)
        return uncollectCourses(ids)
      }}
      onRestore={async (ids) => {
        for (const course of known) if (ids.includes(course.id)) await setCourseCollected(course, true)
      }}
      more={
        found.hasNextPage && (
          <MoreBelow
            busy={found.isFetchingNextPage}
            failed={found.isFetchNextPageError}
            onMore={() => void found.fetchNextPage()}
          />
        )
      }
    />
  )
}
