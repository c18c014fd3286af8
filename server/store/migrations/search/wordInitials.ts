import { keyed, numbers, type Step, texts } from '../table.ts'

/** The pinyin initials of the names that are searched: 心肌纤维 is found by xjxw. */
export const up: Step = async (db) => {
  await texts(numbers(keyed(db, 'wordInitials'), 'wordId'), 'initials')
    .addPrimaryKeyConstraint('wordInitialsKey', ['tenant', 'wordId'])
    .execute()
}
