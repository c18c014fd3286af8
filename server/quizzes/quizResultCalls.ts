import type * as contract from '../../src/contract/quizzes/quizResults.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { startResultFile } from './teach/resultFile.ts'

export const permissions: Permissions<typeof contract> = { quizExcel: 'quiz.watch' }

export const handlers: Handlers<typeof contract> = { quizExcel: startResultFile }
