import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import Pin from 'lucide-react/icons/pin'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Entry } from '../../../packs/entries.ts'
import { troubleOf } from '../../../packs/fetching.ts'
import { pinKept, removeKept } from '../../../packs/keeping.ts'
import type { Trouble } from '../../../packs/protocol.ts'
import { entriesAtom } from '../../../packs/state.ts'
import { type Kept, useKept } from '../../../packs/usePacks.ts'
import { CannotKeep } from '../../../parts/CannotKeep.tsx'
import { KeepButton } from '../../../parts/KeepButton.tsx'
import { depthNames, keepKindNames, troubleWords } from '../../../parts/keepWords.ts'
import { useObstacle } from '../../../parts/useKeeping.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { bytesText } from '../../../ui/bytes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from './KeptList.module.css'

/** List of things kept for offline, the latest first. */
export function KeptList() {
  const { t } = useLingui()
  const hindered = useObstacle()
  const entries = [...useAtomValue(entriesAtom).values()].sort((a, b) => b.at - a.at)
  return (
    <Section title={t`已存到本机的内容`}>
      {hindered ? (
        <CannotKeep why={hindered} />
      ) : entries.length === 0 ? (
        <p className={css.text}>
          <Trans>还没有。打开过的章节会自动存到本机；在章节和标本旁也可以自己保存。</Trans>
        </p>
      ) : (
        <Card flush as="ul">
          {entries.map((entry) => (
            <li key={`${entry.kind}:${entry.id}`} className={css.item}>
              <KeptRow entry={entry} />
            </li>
          ))}
        </Card>
      )}
    </Section>
  )
}

/** Where it is used. */
function placeOf({ kind, id }: Kept) {
  switch (kind) {
    case 'chapter':
      return { to: '/exercise/chapter/question/$catalogId', params: { catalogId: id } } as const
    case 'deck':
      return { to: '/resource/deck/$id', params: { id } } as const
    case 'courseware':
      return { to: '/ts/courseware', search: { id } } as const
    case 'course':
      return { to: '/ts/course', search: { id } } as const
    default:
      return { to: '/resource/specimen/detail/$id', params: { id } } as const
  }
}

function KeptRow({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const { kind, id, at, pinned } = entry
  const [unpinnable, setUnpinnable] = useState<Trouble>()
  const kept = useKept({ kind, id })
  // Show the depth and size that are kept already, not those still to come.
  const { depth, bytes } = kept.state === 'kept' ? kept : entry
  const trouble = kept.state === 'failed' ? kept.why : unpinnable
  const kindName = i18n._(keepKindNames[kind])
  const name = pick(entry.name, entry.nameEn) || kindName
  const pin = () =>
    pinKept({ kind, id }, !pinned).then(
      () => setUnpinnable(undefined),
      (error: unknown) => setUnpinnable(troubleOf(error)),
    )
  return (
    <>
      <KeepButton kind={kind} id={id} name={name} />
      <div className={css.words}>
        <Link {...placeOf({ kind, id })} className={css.name}>
          {name}
        </Link>
        <span className={css.sub}>
          {kindName} · {kept.state === 'kept' ? i18n._(depthNames[depth]) : <Trans>还没有存完</Trans>} ·{' '}
          {bytesText(bytes, i18n.locale)}
        </span>
        <span className={css.sub}>
          <Time at={at} />
        </span>
        {pinned && (
          <span className={css.sub}>
            <Trans>空间不足时也不移除</Trans>
          </span>
        )}
        {trouble && <span className={css.why}>{i18n._(troubleWords[trouble])}</span>}
      </div>
      <IconButton
        label={t`固定${name}：空间不足时不移除`}
        aria-pressed={pinned}
        className={css.pin}
        onClick={() => void pin()}
      >
        <Pin aria-hidden="true" />
      </IconButton>
      <RemoveButton thing={{ kind, id }} name={name} />
    </>
  )
}

function RemoveButton({ thing, name }: { thing: Kept; name: string }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    await removeKept(thing).finally(() => setRemoving(false))
  }
  return (
    <>
      <IconButton label={t`从本机移除${name}`} disabled={isRemoving} onClick={() => setAsked(true)}>
        <Trash aria-hidden="true" />
      </IconButton>
      <Confirm
        open={isAsked}
        title={t`从本机移除？`}
        action={t`移除`}
        danger
        busy={isRemoving}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        <p>{name}</p>
        <p>
          <Trans>作答都还在。再次离线使用前，需要联网重新保存。</Trans>
        </p>
      </Confirm>
    </>
  )
}
