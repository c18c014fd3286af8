import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Upload.module.css'

interface Props {
  name: string
  /** a word instead of the icon, as tables have it */
  inTable?: boolean
  /** Deletes it; refused while something uses it. */
  remove: () => Promise<unknown>
}

/** Deletes an uploaded file once the person has confirmed it; a refusal names what still uses the file. */
export function RemoveFile({ name, inTable, remove }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const removing = useMutation({
    mutationFn: remove,
    meta: { tellsItself: true },
    onSuccess: () => {
      setAsked(false)
      toast(t`已删除`, { kind: 'ok' })
    },
  })
  const { error, isPending } = removing
  const reason =
    error && (isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || t`请求失败，请重试`)
  const ask = () => {
    removing.reset()
    setAsked(true)
  }
  return (
    <>
      {inTable ? (
        <Button kind="text" aria-label={t`删除 ${name}`} onClick={ask}>
          {t`删除`}
        </Button>
      ) : (
        <IconButton label={t`删除 ${name}`} onClick={ask}>
          <Trash aria-hidden="true" />
        </IconButton>
      )}
      <Confirm
        open={isAsked}
        title={t`删除这个文件？`}
        action={t`删除`}
        danger
        busy={isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsked(false)}
      >
        <p className={css.name}>{name}</p>
        <p>{t`删除后不能恢复。还在使用的文件不会被删除。`}</p>
        {reason && (
          <p role="alert" className={css.fault}>
            {reason}
          </p>
        )}
      </Confirm>
    </>
  )
}
