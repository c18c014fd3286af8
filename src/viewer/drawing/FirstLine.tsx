import { Plural, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { pointsOf } from '../../rules/marks/limits.ts'
import { classes } from '../../ui/classes.ts'
import { useStore } from '../slide/store.ts'
import css from './DrawBar.module.css'
import { canFinish, type DrawingDraft, finishDraft, removeLastPoint } from './draft.ts'
import type { Drawing } from './drawing.ts'
import { SizeField } from './SizeField.tsx'
import { useHints } from './useHints.ts'

/**
 * Tells what to do now, or what can be done with the chosen mark. All lines that a tool may need stand in the same
 * place, the others unseen: the place is as high as the highest, so that the picture keeps still under the hand.
 */
export function FirstLine({ drawing }: { drawing: Drawing }) {
  const { tool, chosen } = drawing
  const draft = useStore(drawing.draft)
  const set = draft !== null && draft.points.length > 0 ? draft : null
  const isStepwise = tool !== 'select' && pointsOf[tool].most > 1
  const atRest = chosen ? 'chosen' : 'first'
  const now = set ? 'next' : atRest
  const lines = {
    first: <First drawing={drawing} />,
    next: isStepwise && <Next {...{ drawing }} draft={set ?? { shape: tool, points: [], trail: [] }} />,
    chosen: <Chosen drawing={drawing} />,
  }
  return (
    <div className={css.first}>
      {(['first', 'next', 'chosen'] as const).map((name) => (
        // made anew when it comes and goes: the focus goes with it, as with anything that is gone
        <div key={`${name} ${name === now}`} className={css.line} inert={name !== now}>
          {lines[name]}
        </div>
      ))}
    </div>
  )
}

/** Where there is little room its words are only heard. */
function Act({ words, onClick, children }: { words: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.act} aria-label={words} title={words} onClick={onClick}>
      {children}
      <span className={css.word}>{words}</span>
    </button>
  )
}

function Done({ drawing, children }: { drawing: Drawing; children?: string }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes(css.act, css.done)}
      aria-label={t`结束绘制`}
      onClick={() => drawing.setOn(false)}
    >
      <Check aria-hidden="true" />
      {children}
    </button>
  )
}

function First({ drawing }: { drawing: Drawing }) {
  const { t } = useLingui()
  const { first } = useHints()
  return (
    <>
      {drawing.tool === 'text' ? (
        <SizeField value={drawing.fontSize} onChange={drawing.setFontSize} />
      ) : (
        <p className={css.hint}>{first[drawing.tool]}</p>
      )}
      <Done drawing={drawing}>{t`结束`}</Done>
    </>
  )
}

function Next({ drawing, draft }: { drawing: Drawing; draft: DrawingDraft }) {
  const { t } = useLingui()
  const { next } = useHints()
  const { shape, points } = draft
  return (
    <>
      <p className={css.hint} role="status">
        <strong>
          <Plural value={points.length} one="已放 # 点" other="已放 # 点" />
        </strong>
        {next[shape]}
      </p>
      <Act words={t`退一点`} onClick={() => drawing.draft.set(removeLastPoint(draft))}>
        <Undo2 aria-hidden="true" />
      </Act>
      {(shape === 'polygon' || shape === 'freehand') && (
        <button
          type="button"
          className={classes(css.act, css.done)}
          disabled={!canFinish(draft)}
          onClick={() => {
            const { whole } = finishDraft(draft, 0)
            drawing.draft.set(null)
            if (whole) drawing.make(shape, whole)
          }}
        >
          {t`完成图形`}
        </button>
      )}
    </>
  )
}

function Chosen({ drawing }: { drawing: Drawing }) {
  const { t } = useLingui()
  const hints = useHints()
  const { chosen } = drawing
  return (
    <>
      <p className={css.hint} role="status">
        <strong>{chosen?.name ?? '\u00a0'}</strong>
        {hints.chosen}
      </p>
      <Act words={t`编辑`} onClick={() => chosen && drawing.name(chosen)}>
        <SquarePen aria-hidden="true" />
      </Act>
      <button
        type="button"
        className={css.act}
        aria-label={t`删除标注“${chosen?.name ?? ''}”`}
        onClick={() => chosen && drawing.remove(chosen)}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <Done drawing={drawing} />
    </>
  )
}
