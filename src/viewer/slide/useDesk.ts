import { type RefObject, useState } from 'react'
import type { Desk, SheetName, Tool } from './tools.ts'
import { useFull } from './useFull.ts'
import { useKeptKeys } from './useKeptKeys.ts'

/** One tool at a time; the stage takes the keys again when it is put away. */
export function useDesk(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  onTool: ((open: boolean) => void) | undefined,
): Desk {
  const [tool, setTool] = useState<Tool | null>(null)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [full, fill] = useFull(root)
  useKeptKeys(root, stage)
  const putAway = () => {
    setTool(null)
    onTool?.(false)
    stage.current?.focus()
  }
  const take = (next: Tool) => {
    if (next === tool) return putAway()
    setSheet(null)
    setTool(next)
    onTool?.(true)
  }
  const hide = (name: SheetName) => setSheet((before) => (before === name ? null : before))
  return { tool, take, putAway, sheet, show: setSheet, hide, full, fill }
}
