/** The things that a table may refer to when its uploader looks after a part of the school alone. */
import type { Known } from './known.ts'
import { Wrong } from './texts.ts'

export interface Restriction {
  /** the subjects that may be written to; null or left out: all */
  within?: readonly number[] | null | undefined
  /** they are the owner's alone, whatever a table says, and not published */
  isOwn?: boolean | undefined
  owner?: string | undefined
}

export const mayWriteTo = ({ within }: Restriction, subjectId: number): boolean =>
  !within || within.includes(subjectId)

/** Refuses what the uploader may not touch, in the words in which a table is told what it got wrong. */
export function restrictKnown(known: Known, restriction: Restriction): Known {
  const { isOwn = false, owner } = restriction
  return {
    ...known,
    subject(text) {
      const subject = known.subject(text)
      if (!mayWriteTo(restriction, subject.id)) throw new Wrong('otherSubject')
      return subject
    },
    catalog(subject, text) {
      const place = known.catalog(subject, text)
      if (!('make' in place)) {
        if (!mayWriteTo(restriction, place.subjectId)) throw new Wrong('otherSubject')
        return place
      }
      // a catalogue of a part stands in the subject above it
      if (isOwn || !mayWriteTo(restriction, subject.parentId ?? subject.id))
        throw new Wrong('noNewCatalog', text)
      return place
    },
    account: (text) => known.account(isOwn && owner !== undefined ? owner : text),
  }
}
