/** The tools of a viewer, for everything beside moving the slide. */
export type ToolName = 'measure' | 'adjust' | 'turn' | 'tour'
export type ViewerSheetName = 'more' | 'snapshot' | 'share' | 'clarity' | 'help'

/** The tools of a viewer: which of them is at work, which sheet is open. */
export interface Toolbox {
  tool: ToolName | null
  /** opens a tool, or closes it where it is open already */
  openTool(tool: ToolName): void
  closeTool(): void
  sheet: ViewerSheetName | null
  openSheet(sheet: ViewerSheetName): void
  /** closes this sheet, unless another has taken its place */
  closeSheet(sheet: ViewerSheetName): void
  /** whether the picture fills the screen */
  isFull: boolean
  setFull(isFull: boolean): void
}
