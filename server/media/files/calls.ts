import { randomUUID } from 'node:crypto'
import type * as files from '../../../src/contract/files.ts'
import { wholeUploadBytes } from '../../../src/rules/fileUses.ts'
import type { Context, Handlers } from '../../context.ts'
import { badParameter, notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { setOwnImage } from '../../people/ownAccount.ts'
import type { Permissions } from '../../permissions.ts'
import { heldFiles } from './holdFiles.ts'
import { readOwnResources } from './ownResources.ts'
import { removeFile } from './removeFile.ts'
import { beginUpload, fileUrl, finishUpload, writePiece } from './uploads.ts'

export const permissions: Permissions<typeof files> = {
  fileUpload: 'file.upload',
  fileBegin: 'file.upload',
  filePiece: 'file.upload',
  fileFinish: 'file.upload',
  fileWhole: 'file.upload',
  accountImage: 'account.self',
  fileRemove: 'file.remove',
  ownResources: 'account.self',
}

function uploadOf({ upload }: Context): Blob {
  if (!upload) throw badParameter('file')
  return upload
}

export const handlers: Handlers<typeof files> = {
  async fileUpload({ useTo }, context) {
    const upload = uploadOf(context)
    if (!(upload instanceof File)) throw badParameter('file')
    if (upload.size > wholeUploadBytes) throw refuse('fileTooLarge', [wholeUploadBytes / 1_000_000])
    const { name, size } = upload
    const { id } = await beginUpload(context, { key: randomUUID(), name, size, useTo })
    await writePiece(context, id, 0, new Uint8Array(await upload.arrayBuffer()))
    return finishUpload(context, id, null)
  },

  fileBegin: (given, context) => beginUpload(context, given),

  async filePiece({ id, offset }, context) {
    const bytes = new Uint8Array(await uploadOf(context).arrayBuffer())
    return { offset: await writePiece(context, id, offset, bytes) }
  },

  fileFinish: ({ id, sha256 }, context) => finishUpload(context, id, sha256),

  async fileWhole({ key, sha256, ...given }, context) {
    const { id } = await beginUpload(context, { key, ...given })
    return finishUpload(context, id, sha256)
  },

  async accountImage({ image, kind }, context) {
    return transaction(context, async (within) => {
      const file = await heldFiles(within.db)
        .select('name')
        .where('id', '=', image)
        .where('ownerId', '=', within.caller.accountId)
        .where('useTo', '=', kind)
        .executeTakeFirst()
      if (!file) throw notFound()
      const address = fileUrl(file)
      await setOwnImage(within, kind, address)
      return address
    })
  },

  async fileRemove({ id }, context) {
    await removeFile(context, id)
    return null
  },

  ownResources: (_, context) => readOwnResources(context),
}
