import type * as contract from '../../src/contract/teaching/material.ts'
import type { Handlers } from '../context.ts'
import { findConverter } from '../media/converters.ts'
import type { Permissions } from '../permissions.ts'
import { bringDeck, broughtDecks, deckToCheck, publishDeck, removeDeck } from './broughtDecks.ts'

export const permissions: Permissions<typeof contract> = {
  bringingTools: 'courseware.create',
  deckBring: 'courseware.create',
  deckBrought: 'courseware.create',
  deckCheck: 'courseware.create',
  deckPublish: 'courseware.create',
  deckRemove: 'courseware.create',
}

export const handlers: Handlers<typeof contract> = {
  bringingTools: async () => ({ office: findConverter('soffice') !== null }),
  deckBring: (given, context) => bringDeck(given, context),
  deckBrought: (_, context) => broughtDecks(context),
  deckCheck: ({ id }, context) => deckToCheck(id, context),
  deckPublish: (given, context) => publishDeck(given, context),
  deckRemove: ({ id }, context) => removeDeck(id, context),
}
