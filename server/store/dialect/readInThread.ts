/** The thread of readingThread.ts. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { NodeSqlite } from './nodeSqlite.ts'
import type { ThreadReply, ThreadRequest } from './readingThread.ts'

function toFailure(reason: unknown): ThreadReply['failure'] {
  if (!(reason instanceof Error)) return { message: String(reason), errcode: undefined }
  // a message between threads keeps no other property of an Error
  const errcode = 'errcode' in reason && typeof reason.errcode === 'number' ? reason.errcode : undefined
  return { message: reason.message, errcode }
}

/** Opens the file with the first statement, so that a failure to open it is an answer too. */
function answerOn(port: MessagePort, path: string): void {
  let file: NodeSqlite | undefined
  const reply = ({ id, sql, parameters }: Exclude<ThreadRequest, string>): ThreadReply => {
    try {
      file ??= new NodeSqlite(path).readOnly()
      return { id, rows: file.prepare(sql).all(parameters) }
    } catch (reason) {
      return { id, rows: [], failure: toFailure(reason) }
    }
  }
  port.on('message', (asked: ThreadRequest) => {
    if (asked === 'reloadStatistics') file?.reloadStatistics()
    else port.postMessage(reply(asked))
  })
}

if (parentPort) answerOn(parentPort, String(workerData))
