import { useMedia } from '../../ui/hooks/useMedia.ts'

/** Whether the answer card has a place beside the question. */
export const useWide = (): boolean => useMedia('(min-width: 900px)')
