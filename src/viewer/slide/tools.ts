/** What one can do with a slide beside moving it. */
export type Tool = 'measure' | 'adjust' | 'turn' | 'tour'
export type SheetName = 'more' | 'snapshot' | 'share' | 'clarity' | 'help'

/** The tools of a table and who is at work. */
export interface Desk {
  tool: Tool | null
  /** opens a tool, or puts it away where it is open already */
  take(tool: Tool): void
  putAway(): void
  sheet: SheetName | null
  show(sheet: SheetName): void
  /** puts this sheet away, unless another has taken its place */
  hide(sheet: SheetName): void
  /** whether the picture fills the screen */
  full: boolean
  fill(full: boolean): void
}
