import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BringFiles } from '../../features/teaching/bring/BringFiles.tsx'
import { BringSpecimens } from '../../features/teaching/bring/BringSpecimens.tsx'
import { BroughtDecks } from '../../features/teaching/bring/BroughtDecks.tsx'
import { DeckJobs } from '../../features/teaching/bring/DeckJobs.tsx'
import { broughtDecksQuery } from '../../queries/teaching/material.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/bring')({
  staticData: { title: msg`上传课件`, frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(broughtDecksQuery()),
  component: BringScreen,
})

/** A teacher's own files become decks and specimens here. */
function BringScreen() {
  const { t } = useLingui()
  const [now] = useState(Date.now)
  const [kind, setKind] = useState<'decks' | 'specimens'>('decks')
  return (
    <Screen title={t`上传课件`} back="/ts/coursewares">
      <Segmented<'decks' | 'specimens'>
        label={t`上传的内容`}
        value={kind}
        onChange={setKind}
        items={[
          { value: 'decks', label: t`讲义` },
          { value: 'specimens', label: t`自己的标本` },
        ]}
      />
      {kind === 'specimens' && <BringSpecimens />}
      {kind === 'decks' && (
        <>
          <BringFiles />
          <DeckJobs now={now} />
          <BroughtDecks />
        </>
      )}
    </Screen>
  )
}
