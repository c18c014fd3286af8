import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { quizPresence, type SealedRoom, type SealedSitter } from '../../../../contract/quizzes/quizSeal.ts'
import { manageQuizzes } from '../../../../queries/quizzes/manage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Card } from '../../../../ui/Card.tsx'
import { RowButton } from '../../../../ui/Row.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { Time } from '../../../../ui/Time.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { otherHoursWords } from '../../words.ts'
import { useManageFailure } from '../useManageFailure.ts'
import { RoomSealCode } from './RoomSealCode.tsx'
import { WitnessForm, WitnessScanner } from './WitnessForm.tsx'

interface Props {
  quizId: number
  rooms: readonly SealedRoom[]
}

/** Each class with its code, its devices, and what a witness saw of them at the end. */
export function SealedRooms({ quizId, rooms }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        {t`学生在开始前 24 小时内把密封试卷存到自己的设备。开考时读出或出示口令，没有网络也能打开；结束时扫描每台设备上的收卷码，答卷联网后再送达。`}
      </p>
      {rooms.length > 1 && <p className={css.notice}>{t(otherHoursWords)}</p>}
      {rooms.map((room) => (
        <SealedRoomCard key={room.roomId} quizId={quizId} room={room} />
      ))}
    </div>
  )
}

function SealedRoomCard({ quizId, room }: { quizId: number; room: SealedRoom }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<SealedSitter | null>(null)
  const [isScanning, setScanning] = useState(false)
  const { sitters } = room
  const loaded = sitters.filter(({ loadedAt }) => loadedAt !== null).length
  const opened = sitters.filter(({ openedAt }) => openedAt !== null).length
  const witnessed = sitters.filter(({ witnessedAt }) => witnessedAt !== null).length
  return (
    <Section title={room.name}>
      <div className={css.stack}>
        <RoomSealCode quizId={quizId} room={room} />
        <p className={css.quiet}>
          {t`${loaded} / ${sitters.length} 人已存密封试卷 · ${opened} 人报告已打开 · ${witnessed} 人已见证`}
        </p>
        <div className={css.buttons}>
          <Button kind="soft" onClick={() => setScanning(true)}>
            {t`扫描收卷码`}
          </Button>
          <Presence quizId={quizId} room={room} />
        </div>
        <Card flush as="ul">
          {sitters.map((sitter) => (
            <li key={sitter.accountId}>
              <RowButton
                chevron
                onClick={() => setChosen(sitter)}
                title={pick(sitter.name, sitter.nameEn)}
                sub={<SitterFacts sitter={sitter} />}
                trail={<SitterTag sitter={sitter} />}
              />
            </li>
          ))}
        </Card>
      </div>
      <Sheet
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen ? pick(chosen.name, chosen.nameEn) : ''}
        place="middle"
      >
        {chosen && <WitnessForm quizId={quizId} sitter={chosen} onDone={() => setChosen(null)} />}
      </Sheet>
      <Sheet open={isScanning} onClose={() => setScanning(false)} title={t`扫描收卷码`}>
        {isScanning && <WitnessScanner quizId={quizId} sitters={sitters} />}
      </Sheet>
    </Section>
  )
}

function SitterFacts({ sitter }: { sitter: SealedSitter }) {
  const { t } = useLingui()
  return (
    <span className={css.facts}>
      <span>{sitter.loginName}</span>
      {sitter.loadedAt !== null && (
        <span>
          {sitter.deviceName} <Time at={sitter.loadedAt} precise /> {t`存入`}
        </span>
      )}
      {sitter.openedAt !== null && (
        <span>
          <Time at={sitter.openedAt} precise /> {t`打开`}
        </span>
      )}
    </span>
  )
}

function SitterTag({ sitter }: { sitter: SealedSitter }) {
  const { t } = useLingui()
  if (sitter.hasArrived && sitter.witnessedAt !== null) return <Tag tone="ok">{t`已见证，已送达`}</Tag>
  if (sitter.witnessedAt !== null) return <Tag tone="primary">{t`已见证`}</Tag>
  if (sitter.hasArrived) return <Tag tone="primary">{t`已送达`}</Tag>
  return sitter.loadedAt === null ? <Tag>{t`没有试卷`}</Tag> : <Tag tone="ok">{t`试卷就绪`}</Tag>
}

/** 在场监督至扫完: the teacher's word, asked for before it is given. */
function Presence({ quizId, room }: { quizId: number; room: SealedRoom }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const failed = useManageFailure()
  const confirm = useMutation({
    mutationFn: () => manageQuizzes(quizPresence, { quizId, roomId: room.roomId }),
    onSuccess: () => {
      setOpen(false)
      toast(t`已确认现场监督`)
    },
    onError: failed,
  })
  if (room.presentAt !== null)
    return (
      <p className={css.quiet}>
        {t`已确认现场监督`} <Time at={room.presentAt} precise />
      </p>
    )
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t`确认现场监督`}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`确认现场监督`}
        place="middle"
        footer={
          <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t`我在场监督至扫完`}
          </Button>
        }
      >
        <p className={css.prose}>
          {t`确认后，本班见证过的收卷码都按公布的结束时间认定，不论何时扫描。没有确认之前，从密封试卷开始的答卷不能公布成绩。这条确认记入测验记录。`}
        </p>
      </Sheet>
    </>
  )
}
