import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChapterNode } from '../../../contract/practice.ts'
import { chapterTreeQuery } from '../../../queries/practice/practice.ts'
import { allNodes } from '../../../queries/practice/practiceFold.ts'
import { useNames } from '../../../ui/bilingual.ts'

const nodesOf = (trees: readonly { data?: ChapterNode[] }[]) =>
  trees.flatMap(({ data = [] }) => allNodes(data))

/** Names of the chapters of some subjects; a chapter that this device has not heard of yet has no name. */
export function useChapterNames(subjects: readonly number[]): ReadonlyMap<number, string> {
  const { pick } = useNames()
  const nodes = useQueries({ queries: subjects.map(chapterTreeQuery), combine: nodesOf })
  return useMemo(() => new Map(nodes.map(({ id, name, nameEn }) => [id, pick(name, nameEn)])), [nodes, pick])
}
