import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BringFiles } from '../../features/teaching/bring/BringFiles.tsx'
import { BroughtDecks } from '../../features/teaching/bring/BroughtDecks.tsx'
import { DeckJobs } from '../../features/teaching/bring/DeckJobs.tsx'
import { broughtDecksQuery } from '../../queries/teaching/material.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/bring')({
  staticData: { title: msg`上传课件`, frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(broughtDecksQuery()),
  component: BringScreen,
})

/** A teacher's own files become decks here. */
function BringScreen() {
  const { t } = useLingui()
  const [now] = useState(Date.now)
  return (
    <Screen title={t`上传课件`} back="/ts/coursewares">
      <BringFiles />
      <DeckJobs now={now} />
      <BroughtDecks />
    </Screen>
  )
}
