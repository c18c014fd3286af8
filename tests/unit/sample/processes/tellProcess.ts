/** Tells in which process an order is carried out; it fails at the order `fail` and crashes at `crash`. */
import { answerOrders } from '../../../../sample/processes/answer.ts'

answerOrders(async (order: string) => {
  if (order === 'fail') throw new Error('no such picture')
  if (order === 'crash') process.exit(3)
  return process.pid
})
