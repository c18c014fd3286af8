import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonalMark } from '../../../contract/specimens.ts'
import type { TeacherMark } from '../../../contract/teaching/teacherMarks.ts'
import {
  roomsForMarkQuery,
  shareMark,
  teacherMarksQuery,
  unshareMark,
} from '../../../queries/library/teacherMarks.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './ShareMark.module.css'

/** A teacher gives a mark to a class or to the school, from a time on. */
export function ShareMark({ own }: { own: PersonalMark }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const shared = useQuery(teacherMarksQuery(own.specimenId)).data?.find(
    ({ clientId }) => clientId === own.clientId,
  )
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {shared ? t`已发给学生` : t`发给学生`}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`发给学生`}>
        {isOpen && <ShareForm own={own} shared={shared} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  )
}

const two = (value: number) => String(value).padStart(2, '0')
const inputOf = (at: number) => {
  const date = new Date(at)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

interface FormProps {
  own: PersonalMark
  shared: TeacherMark | undefined
  onDone: () => void
}

/** The choice for the whole school; a class is named by its number. */
const wholeSchool = 'school'

/** What the teacher filled in, and the calls that give the mark or take it back. */
function useShareForm({ own, shared, onDone }: FormProps) {
  const { t } = useLingui()
  const [audience, setAudience] = useState(shared?.roomId ? String(shared.roomId) : wholeSchool)
  const [from, setFrom] = useState(() => inputOf(shared?.shownFrom ?? Date.now()))
  const [nameEn, setNameEn] = useState(shared?.nameEn ?? '')
  const onError = (error: Error) =>
    toast(isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`, {
      kind: 'bad',
    })
  const share = useMutation({
    mutationFn: () => {
      const { clientId, specimenId, shape, points, frame, name, desc, color } = own
      const shownFrom = Math.max(0, new Date(from).getTime() || Date.now())
      const mark = { clientId, specimenId, shape, points, frame, name, nameEn, desc, color, shownFrom }
      if (audience === wholeSchool) return shareMark({ ...mark, scope: 'school' })
      return shareMark({ ...mark, scope: 'room', roomId: Number(audience) })
    },
    onSuccess: () => {
      toast(t`已保存`, { kind: 'ok' })
      onDone()
    },
    onError,
  })
  const unshare = useMutation({ mutationFn: () => unshareMark(own.clientId), onSuccess: onDone, onError })
  return { audience, setAudience, from, setFrom, nameEn, setNameEn, share, unshare }
}

function ShareForm(props: FormProps) {
  const { shared } = props
  const { t } = useLingui()
  const rooms = useQuery(roomsForMarkQuery()).data ?? []
  const { audience, setAudience, from, setFrom, nameEn, setNameEn, share, unshare } = useShareForm(props)
  return (
    <div className={css.form}>
      {shared && (
        <p>
          {shared.roomName || t`全校`} · <Time at={shared.shownFrom} precise /> {t`起可见`}
        </p>
      )}
      <RadioList
        label={t`给谁看`}
        showsLabel
        value={audience}
        onChange={setAudience}
        items={[
          { value: wholeSchool, label: t`全校` },
          ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextField
        label={t`英文名称`}
        maxLength={100}
        value={nameEn}
        onChange={(event) => setNameEn(event.target.value)}
      />
      <TextField
        type="datetime-local"
        label={t`从什么时候起可见`}
        hint={t`在这之前，学生看不到标注，也搜不到它的名称`}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Button wide busy={share.isPending} onClick={() => share.mutate()}>
        {t`保存`}
      </Button>
      {shared && (
        <Button kind="danger" wide busy={unshare.isPending} onClick={() => unshare.mutate()}>
          {t`不再给学生看`}
        </Button>
      )}
    </div>
  )
}
