import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { bankPage, namesOfInitials } from '../../contract/questions.ts'
import { specimenPage } from '../../contract/specimens.ts'
import { coursePage } from '../../contract/teaching/course.ts'
import { materialSearch } from '../../contract/teaching/courseware.ts'
import { installedAtom } from '../../device/installation/installedModules.ts'
import { query } from '../../queries/engine/query.ts'
import { isPathInstalled } from '../../rules/modules.ts'
import { initialsPattern } from '../../rules/words/initials.ts'

/** rows of each kind: the rest stands in the list of its own that a section leads to */
const shownRows = 5
const page = { pageNo: 1, pageSize: shownRows }

/**
 * Everything that the words find in the areas that the school shows, each kind by its own call: one that fails does not
 * hide the others.
 */
export function useSearch(words: string) {
  const keyword = words.trim()
  const enabled = keyword !== ''
  const installed = useAtomValue(installedAtom)
  const asks = (path: string) => enabled && isPathInstalled(installed, path)
  const specimens = useQuery({ ...query(specimenPage, { ...page, keyword }), enabled: asks('/resource') })
  const courses = useQuery({ ...query(coursePage, { ...page, keyword }), enabled: asks('/ts') })
  const material = useQuery({ ...query(materialSearch, { keyword }), enabled: asks('/ts') })
  const initials = keyword.toLowerCase()
  const names = useQuery({
    ...query(namesOfInitials, { initials }),
    enabled: initialsPattern.test(initials),
  })
  const questions = useQuestions(keyword, names.data?.[0], asks('/exercise'))
  const all = [specimens, questions.asked, courses, material]
  return {
    specimens: specimens.data,
    questions: questions.found,
    courses: courses.data?.records ?? [],
    material: material.data?.slice(0, shownRows) ?? [],
    names: names.data ?? [],
    isBusy: enabled && all.some(({ isFetching }) => isFetching),
    hasFailed: enabled && all.some(({ isError }) => isError),
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch()
    },
  }
}

/** Questions that hold the keyword; where none does, those of the structure that has it as its initials. */
function useQuestions(keyword: string, name: string | undefined, enabled: boolean) {
  const written = useQuery({ ...query(bankPage, { ...page, keyword }), enabled })
  const isOfName = name !== undefined && written.data?.records.length === 0
  const ofName = useQuery({
    ...query(bankPage, { ...page, keyword: name ?? '' }),
    enabled: enabled && isOfName,
  })
  const asked = isOfName ? ofName : written
  return { asked, found: asked.data && { page: asked.data, words: isOfName ? name : keyword } }
}

export type SearchState = ReturnType<typeof useSearch>
