/** Sends a file to the service; needs the network, and goes on after a fault of the line. */
import { type UploadOptions, uploadFile } from '../../api/upload.ts'
import type { FileUse, UploadedFile } from '../../contract/files.ts'
import { currentOwner } from './owner.ts'

export const sendFile = (
  file: File,
  useTo: FileUse,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<UploadedFile> => uploadFile(file, useTo, { ...options, owner: currentOwner()?.user ?? 0 })
