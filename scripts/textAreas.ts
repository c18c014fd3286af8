/**
 * Which catalogue a text of the interface stands in. Home and sign-in load `messages`; `more` comes with every other
 * screen; each area of the app that is not among these has a catalogue of its own, named as its folder in
 * src/features, so that a student does not load what administrators read.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const features = join(import.meta.dirname, '../src/features')

/** Areas of which every student sees something. */
export const sharedAreas = [
  'account',
  'assistant',
  'bank',
  'books',
  'desktop',
  'exam',
  'home',
  'library',
  'notices',
  'offline',
  'people',
  'practice',
  'review',
  'search',
]

/** Areas with a catalogue of their own. */
export const ownAreas = readdirSync(features, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !sharedAreas.includes(entry.name))
  .map(({ name }) => name)

export const catalogNames = ['messages', 'more', ...ownAreas]
