import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JoinForm } from '../../features/teaching/JoinForm.tsx'
import { RoomCodes } from '../../features/teaching/RoomCodes.tsx'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { ownRoomsQuery } from '../../queries/teaching/courses.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/code')({
  staticData: { title: msg`班级码`, frame: 'page' },
  // the code of a link that a teacher shared
  validateSearch: ({ c }: Record<string, unknown>): { c?: string } => ({
    c: typeof c === 'string' ? c.slice(0, 40) : undefined,
  }),
  component: CodeScreen,
})

/** A student joins by code; a teacher shows the codes of the classes (S19). */
function CodeScreen() {
  const { t } = useLingui()
  const { c } = Route.useSearch()
  const teaches = usePermissions().hasAny('course.create')
  const rooms = useQuery({ ...ownRoomsQuery(), enabled: teaches }).data ?? []
  return (
    <Screen
      title={t`班级码`}
      back="/ts"
      narrow
      actions={
        <ButtonLink to="/ts/scan" kind="text">
          {t`扫码`}
        </ButtonLink>
      }
    >
      <JoinForm preset={c} />
      {teaches && <RoomCodes rooms={rooms.filter(({ open }) => open)} />}
    </Screen>
  )
}
