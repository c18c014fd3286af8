import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Preparation, prepareRemove } from '../../../contract/teaching/prepare.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Time } from '../../../ui/Time.tsx'
import { useTeachMutation } from '../useTeachMutation.ts'
import { LinkToItem } from './LinkToItem.tsx'
import css from './Prepare.module.css'
import { KindName } from './PrepareCard.tsx'

interface Props {
  preparations: readonly Preparation[]
  mayPrepare: boolean
  onEdit: (preparation: Preparation) => void
}

/** A teacher's labs: what each needs, and how many of the class are ready. */
export function Preparations({ preparations, mayPrepare, onEdit }: Props) {
  const { t } = useLingui()
  const [removing, setRemoving] = useState<Preparation | null>(null)
  const remove = useTeachMutation({
    mutationFn: (id: number) => teach(prepareRemove, { id }),
    onSuccess: () => setRemoving(null),
  })
  if (preparations.length === 0)
    return (
      <BlankPage
        art="empty"
        title={t`还没有课前准备`}
        text={t`选好一次实验要用的标本、章节和课件，同学们一键存到本机，没有网络也能上课。`}
      />
    )
  return (
    <>
      {preparations.map((preparation) => (
        <Card key={preparation.id}>
          <div className={css.card}>
            <Head preparation={preparation} />
            {preparation.readiness && <Readiness readiness={preparation.readiness} />}
            <ul className={css.items}>
              {preparation.items.map((item) => (
                <li key={`${item.kind} ${item.id}`} className={css.head}>
                  <LinkToItem item={item} />
                  <KindName item={item} />
                </li>
              ))}
            </ul>
            {mayPrepare && (
              <PreparationActs
                preparation={preparation}
                onEdit={() => onEdit(preparation)}
                onRemove={() => setRemoving(preparation)}
              />
            )}
          </div>
        </Card>
      ))}
      <Confirm
        open={removing !== null}
        title={t`删除这次课前准备？`}
        action={t`删除`}
        danger
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id)}
        onClose={() => setRemoving(null)}
      >
        {t`同学们已保存到本机的内容不受影响。`}
      </Confirm>
    </>
  )
}

interface ActsProps {
  preparation: Preparation
  onEdit: () => void
  onRemove: () => void
}

function PreparationActs({ preparation, onEdit, onRemove }: ActsProps) {
  const { t } = useLingui()
  return (
    <div className={css.picked}>
      <Button kind="soft" onClick={onEdit}>
        {t`编辑`}
      </Button>
      <ButtonLink
        kind="soft"
        to="/ts/labels"
        search={{ course: preparation.courseId, preparation: preparation.id }}
      >
        {t`打印标签`}
      </ButtonLink>
      <Button kind="plain" onClick={onRemove}>
        {t`删除`}
      </Button>
    </div>
  )
}

function Head({ preparation: { title, roomName, labAt, note } }: { preparation: Preparation }) {
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.quiet}>
        {roomName}
        {labAt !== null && (
          <>
            {' · '}
            <Time at={labAt} precise />
          </>
        )}
      </p>
      {note && <p>{note}</p>}
    </div>
  )
}

function Readiness({ readiness }: { readiness: NonNullable<Preparation['readiness']> }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [isOpen, setOpen] = useState(false)
  const { ready, members, missing } = readiness
  const part = members > 0 ? Math.round((100 * ready) / members) : 0
  return (
    <>
      <p role="status">
        <Trans>
          <strong className={css.count}>
            {ready} / {members}
          </strong>{' '}
          台已就绪
        </Trans>
      </p>
      <div className={css.meter}>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={part} height="1" fill="currentColor" />
        </svg>
      </div>
      {missing.length > 0 && (
        <Button kind="text" onClick={() => setOpen(true)}>
          {t`还没有就绪的 ${missing.length} 人`}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`还没有就绪`}>
        <Card flush as="ul">
          {missing.map(({ id, name, nameEn, loginName }) => (
            <li key={id}>
              <Row title={pick(name, nameEn)} trail={<span className="num">{loginName}</span>} />
            </li>
          ))}
        </Card>
      </Sheet>
    </>
  )
}
