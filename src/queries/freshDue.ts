/** What home says of review, where no screen noted it yet: on a device that is new to this person. */
import { memories, missed } from '../rules/review/memory.ts'
import { bookQuery } from './books.ts'
import { queryClient } from './client.ts'
import { loadDue, saveDue } from './due.ts'
import { reviewLogQuery } from './review.ts'
import { settingQuery } from './setting.ts'

/** Asks for the wrong book, the review log and the setting and notes what is due. @throws where they are not to be had */
export async function noteAllDue(): Promise<void> {
  const [book, log, setting] = await Promise.all([
    queryClient.ensureQueryData(bookQuery('wrong')),
    queryClient.ensureQueryData(reviewLogQuery()),
    queryClient.ensureQueryData(settingQuery()),
  ])
  // a screen that saw more has noted it meanwhile
  if (await loadDue()) return
  const known = memories(log.reply.entries)
  await saveDue({
    dues: book.reply.items.map(({ questionId: id, at }) => [id, (known.get(id) ?? missed(at)).due]),
    examAt: setting.reply.examAt,
  })
}
