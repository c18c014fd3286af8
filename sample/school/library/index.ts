/** What the library adds to specimens: whom they suit, what teachers point out, what belongs to them, who brought them. */
import type { SpecimenSeed } from '../types.ts'
import { alsoFor, learners, onlyFor } from './people.ts'
import { beside, films, owned } from './related.ts'
import { teacherMarks } from './teacherMarks/index.ts'

/** The others of the same catalogue, where nothing else is said. */
const siblings = ({ key, subject, catalog }: SpecimenSeed, all: readonly SpecimenSeed[]) =>
  all
    .filter((one) => one.key !== key && one.subject === subject)
    .sort((a, b) => Number(b.catalog === catalog) - Number(a.catalog === catalog))
    .slice(0, 3)
    .map((one) => one.key)

/** A specimen's own words stand above what is said here. */
function inLibrary(seed: SpecimenSeed, all: readonly SpecimenSeed[]): SpecimenSeed {
  const { key, subject } = seed
  const there = new Set(all.map((one) => one.key))
  return {
    suitPeople: onlyFor[key] ?? [...learners[subject], ...(alsoFor[key] ?? [])],
    teacherMarks: teacherMarks[key] ?? [],
    ...owned[key],
    ...seed,
    related: {
      specimens: (beside[key] ?? siblings(seed, all)).filter((other) => there.has(other)),
      videos: films[key] ?? [],
      ...seed.related,
    },
  }
}

export const library = (specimens: readonly SpecimenSeed[]): SpecimenSeed[] =>
  specimens.map((seed) => inLibrary(seed, specimens))
