import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { networkAtom } from '../../queries/engine/network.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { joinRoomByCode } from '../../queries/teaching/teach.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Teaching.module.css'

/** The code that was typed without network and is offered again, in this tab. */
const typedKey = 'wk-room-code'
const typedBefore = () => sessionStorage.getItem(typedKey) ?? ''
function keepTyped(code: string) {
  if (code) sessionStorage.setItem(typedKey, code)
  else sessionStorage.removeItem(typedKey)
}

/** Joining needs the service; a code that was typed without network stays and is offered when it is back. */
export function JoinForm({ preset }: { preset: string | undefined }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const navigate = useNavigate()
  const online = useAtomValue(networkAtom)
  const [code, setCode] = useState(preset ?? typedBefore())
  const [fault, setFault] = useState('')
  const join = useMutation({
    mutationFn: joinRoomByCode,
    meta: { tellsItself: true },
    onSuccess: ({ courseId, courseName, courseNameEn, name }) => {
      keepTyped('')
      toast(t`已加入 ${pick(courseName, courseNameEn)} · ${name}`, { kind: 'ok' })
      void navigate({ to: '/ts/course', search: { id: courseId }, replace: true })
    },
    onError: (error) => {
      keepTyped(isUnplugged(error) ? code : '')
      setFault(
        isUnplugged(error)
          ? t`没有网络，加入班级需要联网。班级码已留在这里，联网后再点加入。`
          : refusalOf(error) || t`请求失败，请重试`,
      )
    },
  })
  const submit = () => {
    if (code.trim() === '') return setFault(t`请输入班级码`)
    setFault('')
    join.mutate(code)
  }
  const codeHint = online ? t`老师给的 6 位字母和数字，不分大小写` : t`没有网络：可以先输入，联网后再加入`
  return (
    <Card>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t`班级码`}
          hint={fault ? undefined : codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={fault}
          onChange={(event) => {
            setCode(event.target.value)
            setFault('')
          }}
        />
        <Button type="submit" wide busy={join.isPending} onClick={undefined}>
          {t`加入班级`}
        </Button>
      </form>
    </Card>
  )
}
