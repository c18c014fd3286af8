/** Deep Linking 2.0: what a teacher chose goes back to the platform, signed, in a form that the browser posts. */
import type { Service } from '../../context.ts'
import { newToken } from '../../hash.ts'
import { openPayload, sealPayload } from '../identity/sealedCookie.ts'
import { claimNames } from './claims.ts'
import { type LinkedItem, nameLinkedItem } from './linkedPlace.ts'
import { type PlatformRow, readPlatform, toolAddresses } from './platforms.ts'
import { signForPlatform } from './signingKey.ts'

/** How long (s) a teacher may take to choose. */
const choiceSeconds = 3600
const answerSeconds = 300
const purpose = 'deep link choice'

/** A choice under way: the page takes it along, sealed. */
export interface PendingChoice {
  platformId: number
  accountId: number
  deployment: string
  /** where the platform waits for the answer */
  returnUrl: string
  /** the platform wants it back as it was */
  data: string
  /** the platform makes a column of its gradebook for a quiz */
  takesScores: boolean
}

/** Something that a teacher may link to. */
export interface LinkableItem extends LinkedItem {
  name: string
  nameEn: string
  /** the course of a quiz, the subject of a chapter */
  group: string
  groupEn: string
  /** of a quiz, whole hundredths; 0 elsewhere */
  maxPoints: number
}

export type ListLinkableItems = (service: Service, accountId: number) => Promise<LinkableItem[]>

export const sealChoice = (service: Service, choice: PendingChoice): Promise<string> =>
  sealPayload(service, purpose, choice, choiceSeconds)

export const openChoice = (service: Service, sealed: string): Promise<PendingChoice | null> =>
  openPayload<PendingChoice>(service, purpose, sealed)

/** The link as the platform stores it; it opens beside the platform, in a tab of its own. */
function toContentItem(service: Service, item: LinkableItem, takesScores: boolean) {
  const resource = nameLinkedItem(item)
  const title = item.name || item.nameEn
  const link = {
    type: 'ltiResourceLink',
    title,
    url: toolAddresses(service).launchUrl,
    custom: { resource },
    window: { targetName: '_blank' },
  }
  if (!takesScores || item.maxPoints === 0) return link
  return { ...link, lineItem: { scoreMaximum: item.maxPoints / 100, label: title, resourceId: resource } }
}

/** @param item null: nothing was chosen @returns the signed answer; null where the platform is gone */
export async function signChoice(
  service: Service,
  choice: PendingChoice,
  item: LinkableItem | null,
): Promise<string | null> {
  const platform: PlatformRow | null = await readPlatform(service.db.kysely, choice.platformId)
  if (!platform) return null
  const data = choice.data === '' ? {} : { [claimNames.linkData]: choice.data }
  const claims = {
    iss: platform.clientId,
    sub: platform.clientId,
    aud: platform.issuer,
    nonce: newToken(),
    [claimNames.messageType]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    [claimNames.deployment]: choice.deployment,
    [claimNames.linkItems]: item ? [toContentItem(service, item, choice.takesScores)] : [],
    ...data,
  }
  return signForPlatform(service, claims, service.now(), answerSeconds)
}
