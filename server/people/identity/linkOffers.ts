/**
 * Who was proven by another sign-in and has no account by number is offered to link an account by its password. The
 * browser takes the offer along, sealed; it holds with the secret that only the browser of the sign-in has, so that
 * nobody links somebody else's account to themselves by sending them an address.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Service } from '../../context.ts'
import { sha256 } from '../../hash.ts'
import { openPayload, sealPayload } from './sealedCookie.ts'

const purpose = 'offer to link'
/** How long (s) a person may take to find the password, and to set a new one. */
export const linkOfferSeconds = 900

export interface LinkOffer {
  provider: string
  subject: string
  /** SHA-256 of the secret of the browser that signed in */
  bindingHash: string
  /** what a platform's link opens, as `quiz:12`; empty elsewhere */
  resource: string
  /** where a platform wants the score of that quiz */
  scoreLine: { platformId: number; quizId: number; lineItem: string } | null
}

export const sealLinkOffer = (service: Service, offer: LinkOffer): Promise<string> =>
  sealPayload(service, purpose, offer, linkOfferSeconds)

/** @returns null where it is too old, none of ours, or of another browser */
export async function openLinkOffer(
  service: Service,
  sealed: string,
  binding: string,
): Promise<LinkOffer | null> {
  const offer = await openPayload<LinkOffer>(service, purpose, sealed)
  const isOwn = offer && timingSafeEqual(Buffer.from(offer.bindingHash), Buffer.from(sha256(binding)))
  return isOwn ? offer : null
}
