/** The answer of the choice page: leads the browser back to the platform with the link, or without one. */
import type { Service } from '../../context.ts'
import { langOf } from '../../http/texts.ts'
import { writeFaultPage, writeReturnPage } from './choicePage.ts'
import { openChoice, signChoice } from './deepLink.ts'
import { nameLinkedItem } from './linkedPlace.ts'
import { type LaunchParts, readFormFields } from './routes.ts'

export async function returnChoice(
  service: Service,
  { listItems }: Pick<LaunchParts, 'listItems'>,
  request: Request,
): Promise<Response> {
  const lang = langOf(null, request.headers.get('accept-language'))
  const fields = await readFormFields(request)
  const choice = await openChoice(service, fields?.get('request') ?? '')
  if (!choice) return writeFaultPage(lang, 'failed')
  const isCancelled = fields?.get('cancel') === '1'
  const offered = isCancelled ? [] : await listItems(service, choice.accountId)
  const item = offered.find((one) => nameLinkedItem(one) === fields?.get('item')) ?? null
  if (!isCancelled && item === null) return writeFaultPage(lang, 'failed')
  const answer = await signChoice(service, choice, item)
  return answer === null ? writeFaultPage(lang, 'failed') : writeReturnPage(lang, choice.returnUrl, answer)
}
