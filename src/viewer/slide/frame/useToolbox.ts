import { type RefObject, useState } from 'react'
import { useFull } from '../../../ui/hooks/useFull.ts'
import type { Toolbox, ToolName, ViewerSheetName } from './tools.ts'
import { useKeptKeys } from './useKeptKeys.ts'

/** One tool at a time. The key area takes the focus again when a tool is closed. */
export function useToolbox(
  root: RefObject<HTMLElement | null>,
  keyArea: RefObject<HTMLElement | null>,
  onTool: ((open: boolean) => void) | undefined,
): Toolbox {
  const [tool, setTool] = useState<ToolName | null>(null)
  const [sheet, openSheet] = useState<ViewerSheetName | null>(null)
  const [isFull, setFull] = useFull(root)
  useKeptKeys(root, keyArea)
  const closeTool = () => {
    setTool(null)
    onTool?.(false)
    keyArea.current?.focus()
  }
  const openTool = (next: ToolName) => {
    if (next === tool) return closeTool()
    openSheet(null)
    setTool(next)
    onTool?.(true)
  }
  const closeSheet = (name: ViewerSheetName) => openSheet((before) => (before === name ? null : before))
  return { tool, openTool, closeTool, sheet, openSheet, closeSheet, isFull, setFull }
}
