/** A finding of the doctor: it says what is wrong and how to mend it. */
export interface Finding {
  /** a fault stops or endangers the school; a hint only takes something away */
  level: 'fault' | 'hint'
  what: string
  remedy: string
}

export const fault = (what: string, remedy: string): Finding => ({ level: 'fault', what, remedy })
export const hint = (what: string, remedy: string): Finding => ({ level: 'hint', what, remedy })

export const reasonOf = (failure: unknown): string =>
  failure instanceof Error && failure.message !== '' ? failure.message : String(failure)
