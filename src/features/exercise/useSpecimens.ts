import { useMemo } from 'react'
import type { ChapterBundle } from '../../contract/practice.ts'

/** The specimens that a chapter's questions show, by id. */
export const useSpecimens = ({ specimens }: ChapterBundle) =>
  useMemo(() => new Map(specimens.map((specimen) => [specimen.id, specimen])), [specimens])
