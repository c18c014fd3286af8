/** Names by their pinyin initials: of specimens and structures, then keywords of questions that name neither. */
import { mostInitialNames } from '../../src/rules/words/initials.ts'
import type { Context } from '../context.ts'
import { namesByInitials, unplacedNamesByInitials } from '../library/initials.ts'
import { readBankPage } from './bank.ts'
import { readWords } from './questionWords.ts'

/** A keyword is told where it finds a question that the caller sees. */
export async function namesAndKeywordsByInitials(initials: string, context: Context): Promise<string[]> {
  await readWords(context.service.db)
  const names = await namesByInitials(initials, context)
  for (const keyword of await unplacedNamesByInitials(initials, context)) {
    if (names.length >= mostInitialNames) break
    if (names.includes(keyword)) continue
    const { total } = await readBankPage({ pageNo: 1, pageSize: 1, keyword }, context)
    if (total > 0) names.push(keyword)
  }
  return names
}
