/** Reads the bodies that are no JSON: a file beside its parameters, or a piece of one. */
import pLimit from 'p-limit'
import { pieceBytes, wholeUploadBytes } from '../../src/rules/fileUses.ts'
import { badParameter, busy, Failure } from './failure.ts'

/** bytes around the file: the borders of its parts and the parameters */
const formOverheadBytes = 65_536
/** Whole files are held in memory while they are read: more than these at once are asked to come again. */
const maxFormsAtOnce = 4
const forms = pLimit(maxFormsAtOnce)

const tooLarge = () => new Failure(413, 413, 'tooLarge')

function lengthOf(request: Request): number {
  const said = request.headers.get('content-length')
  if (said === null) throw new Failure(411, 411, 'tooLarge')
  return Number(said)
}

export interface SentForm {
  fields: Record<string, string>
  file: File | null
}

/** @throws Failure 413 before a byte of a body that is too long was read, 503 while too many come at once */
export async function readForm(request: Request): Promise<SentForm> {
  if (lengthOf(request) > wholeUploadBytes + formOverheadBytes) throw tooLarge()
  if (forms.activeCount + forms.pendingCount >= maxFormsAtOnce) throw busy()
  return forms(async () => {
    const form = await request.formData().catch(() => {
      throw badParameter('file')
    })
    const fields: Record<string, string> = {}
    for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
    const file = form.get('file')
    return { fields, file: file instanceof File ? file : null }
  })
}

/** @throws Failure 413 */
export async function readPiece(request: Request): Promise<Blob> {
  if (lengthOf(request) > pieceBytes) throw tooLarge()
  return new Blob([await request.arrayBuffer()])
}
