import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import type { MarkColor, PersonalMark } from '../../contract/specimens.ts'
import { freshName, usualFontPx } from '../../rules/marks/personal.ts'
import { createStore } from '../slide/store.ts'
import type { DrawingDraft } from './draft.ts'
import type { Drawing, DrawTool, Keeper, LastStep } from './drawing.ts'

/** One mark before and after; null: there was none, or there is none any more. */
interface Change {
  before: PersonalMark | null
  after: PersonalMark | null
}
interface Step extends LastStep {
  changes: readonly Change[]
}

/** Keeps the steps, so that they can be undone one by one while the picture is open. */
function useSteps(keeper: Keeper) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const put = ({ before, after }: Change) => {
    if (after) keeper.save(after)
    else if (before) keeper.remove(before)
  }
  const note = (kind: LastStep['kind'], changes: readonly Change[]) => {
    const [{ before, after } = { before: null, after: null }] = changes
    const step = { kind, count: changes.length, name: (after ?? before)?.name ?? '', changes }
    setSteps((earlier) => [...earlier, step])
  }
  const take = (kind: LastStep['kind'], change: Change) => {
    put(change)
    note(kind, [change])
  }
  const undo = () => {
    for (const { before, after } of steps.at(-1)?.changes ?? []) put({ before: after, after: before })
    setSteps(steps.slice(0, -1))
  }
  return { take, note, undo, last: steps.at(-1) ?? null }
}

/** The tool and the look of what is drawn next. */
function useTools() {
  const [{ tool, byKeys }, setTool] = useState<{ tool: DrawTool; byKeys: boolean }>({
    tool: 'arrow',
    byKeys: false,
  })
  const [color, setColor] = useState<MarkColor>('yellow')
  const [fontSize, setFontSize] = useState(usualFontPx)
  return { tool, byKeys, setTool, color, setColor, fontSize, setFontSize }
}

/** Changes of one's own marks, each a step that can be undone. Marks without a name get a fresh one. */
function useEdits(sketches: readonly PersonalMark[], keeper: Keeper) {
  const { t } = useLingui()
  const { take, note, undo, last } = useSteps(keeper)
  const nameFor = (marks: readonly PersonalMark[]) =>
    freshName(
      marks.map(({ name }) => name),
      (number) => t`我的标注 ${number}`,
    )
  return {
    nameFor,
    change(after: PersonalMark) {
      const before = sketches.find(({ clientId }) => clientId === after.clientId) ?? null
      take(before ? 'changed' : 'made', { before, after })
    },
    remove: (mark: PersonalMark) => take('removed', { before: mark, after: null }),
    async add(marks: readonly PersonalMark[]) {
      const named: PersonalMark[] = []
      for (const mark of marks) named.push({ ...mark, name: mark.name || nameFor([...sketches, ...named]) })
      const changes = named.map((after) => ({ before: null, after }))
      if (await keeper.saveAll(named)) note('added', changes)
    },
    last,
    undo,
  }
}

/** One's own marks on a picture and the hand that draws them. */
export function useDrawing(specimenId: number, sketches: readonly PersonalMark[], keeper: Keeper): Drawing {
  const [isOn, setOn] = useState(false)
  const { setTool, ...tools } = useTools()
  const { color, fontSize } = tools
  const [chosenId, choose] = useState<string | null>(null)
  const [naming, setNaming] = useState<PersonalMark | null>(null)
  const frame = useRef(0)
  const draft = useMemo(() => createStore<DrawingDraft | null>(null), [])
  const { nameFor, change, remove, add, last, undo } = useEdits(sketches, keeper)
  const chosen = sketches.find(({ clientId }) => clientId === chosenId) ?? null
  /** An unfinished drawing stays behind, and no mark is chosen. */
  const drop = () => {
    draft.set(null)
    choose(null)
  }
  const turn = (on: boolean) => {
    drop()
    setOn(on)
  }
  return {
    ...tools,
    sketches,
    isOn,
    setOn: turn,
    leave() {
      if (draft.get()) draft.set(null)
      else turn(false)
      return isOn
    },
    pick(next, keys = false) {
      drop()
      setTool({ tool: next, byKeys: keys })
    },
    setColor(next) {
      tools.setColor(next)
      if (chosen && chosen.color !== next) change({ ...chosen, color: next })
    },
    draft,
    chosen,
    choose,
    turnTo(next) {
      if (next === frame.current) return
      frame.current = next
      drop()
    },
    make(shape, points) {
      const place = { clientId: keeper.newId(), specimenId, shape, points, frame: frame.current }
      const name = shape === 'text' ? '' : nameFor(sketches)
      const made: PersonalMark = { ...place, desc: '', color, fontSize, name, updatedAt: 0 }
      if (shape === 'text') return setNaming(made)
      change(made)
      choose(made.clientId)
    },
    naming,
    name: setNaming,
    change(mark) {
      change({ ...mark, name: mark.name.trim() || nameFor(sketches) })
      choose(mark.clientId)
    },
    remove(mark) {
      remove(mark)
      choose(null)
    },
    add,
    last,
    undo,
  }
}
