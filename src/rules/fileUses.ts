/** The uses of files, and the types and sizes that each use takes: one table for page and service (V04). */

import type { FileUse } from '../contract/files.ts'

/** A type that the first bytes can tell; `ending` is how its names end. */
export const fileTypes = {
  txt: { endings: ['txt'], mime: 'text/plain; charset=utf-8' },
  jpg: { endings: ['jpg', 'jpeg'], mime: 'image/jpeg' },
  png: { endings: ['png'], mime: 'image/png' },
  webp: { endings: ['webp'], mime: 'image/webp' },
  pdf: { endings: ['pdf'], mime: 'application/pdf' },
  doc: { endings: ['doc'], mime: 'application/msword' },
  ppt: { endings: ['ppt'], mime: 'application/vnd.ms-powerpoint' },
  xls: { endings: ['xls'], mime: 'application/vnd.ms-excel' },
  docx: {
    endings: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pptx: {
    endings: ['pptx'],
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  xlsx: { endings: ['xlsx'], mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  mp4: { endings: ['mp4', 'm4v'], mime: 'video/mp4' },
  webm: { endings: ['webm'], mime: 'video/webm' },
  /** words of a film with their times */
  vtt: { endings: ['vtt'], mime: 'text/vtt; charset=utf-8' },
  zip: { endings: ['zip'], mime: 'application/zip' },
  /** files that the importer of slides examines itself */
  other: { endings: [], mime: 'application/octet-stream' },
} as const satisfies Record<string, { endings: readonly string[]; mime: string }>

export type FileTypeName = keyof typeof fileTypes

interface UseRule {
  types: readonly FileTypeName[]
  maxBytes: number
}

const megabyteBytes = 1_000_000
const pictures = ['jpg', 'png', 'webp'] as const
const documents = ['txt', 'jpg', 'png', 'doc', 'ppt', 'xls', 'pdf', 'docx', 'pptx', 'xlsx'] as const

export const fileUses = {
  attachment: { types: documents, maxBytes: 50 * megabyteBytes },
  avatar: { types: pictures, maxBytes: 10 * megabyteBytes },
  examPhoto: { types: pictures, maxBytes: 10 * megabyteBytes },
  picture: { types: pictures, maxBytes: 50 * megabyteBytes },
  /** of a subject or a banner */
  cover: { types: pictures, maxBytes: 10 * megabyteBytes },
  slides: { types: ['pdf', 'ppt', 'pptx', 'zip', 'jpg', 'png', 'webp'], maxBytes: 200 * megabyteBytes },
  film: { types: ['mp4', 'webm'], maxBytes: 500 * megabyteBytes },
  captions: { types: ['vtt'], maxBytes: 2 * megabyteBytes },
  // a table in UTF-16 does not look like text: the importer itself judges it
  accounts: { types: ['xlsx', 'txt', 'other'], maxBytes: 20 * megabyteBytes },
  questions: { types: ['xlsx', 'txt', 'other'], maxBytes: 200 * megabyteBytes },
  specimen: { types: [...(Object.keys(fileTypes) as FileTypeName[])], maxBytes: 4000 * megabyteBytes },
} as const satisfies Record<FileUse, UseRule>

/** Size of one piece of a larger upload (bytes). */
export const pieceBytes = 1_000_000
/** Size of an upload that C119 takes in one request, at most (bytes). */
export const wholeUploadBytes = 50 * megabyteBytes

export type FileFault = 'empty' | 'tooLarge' | 'wrongType'

/** The types that a name promises; a name without an ending that is known promises none. */
const typesNamed = (name: string): FileTypeName[] => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  return (Object.keys(fileTypes) as FileTypeName[]).filter((type) =>
    (fileTypes[type].endings as readonly string[]).includes(ending),
  )
}

/** A fault that is known before a byte was sent. The service looks at the first bytes as well. */
export function fileFault(useTo: FileUse, name: string, size: number): FileFault | null {
  const rule: UseRule = fileUses[useTo]
  if (size === 0) return 'empty'
  if (size > rule.maxBytes) return 'tooLarge'
  if (rule.types.includes('other')) return null
  return typesNamed(name).some((type) => rule.types.includes(type)) ? null : 'wrongType'
}

/** The endings that a use takes, for the `accept` of a field and for the text of a refusal. */
export const endingsOf = (useTo: FileUse): string[] =>
  (fileUses[useTo].types as readonly FileTypeName[]).flatMap((type) => [...fileTypes[type].endings])

const beginsWith = (bytes: Uint8Array, at: number, ...wanted: number[]) =>
  wanted.every((byte, index) => bytes[at + index] === byte)
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Old Office files share one container: the name says which of them it is, the bytes that it is one. */
const oldOffice: readonly FileTypeName[] = ['doc', 'ppt', 'xls']

/**
 * The type of a file by its bytes; the name only tells old Office files apart, which look alike.
 * @param head the first bytes, 4,096 are plenty
 * @param tail the last bytes, in which a ZIP archive names what it holds
 */
export function typeOfBytes(head: Uint8Array, tail: Uint8Array, name: string): FileTypeName {
  if (beginsWith(head, 0, 0xff, 0xd8, 0xff)) return 'jpg'
  if (beginsWith(head, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (beginsWith(head, 0, 0x52, 0x49, 0x46, 0x46) && beginsWith(head, 8, 0x57, 0x45, 0x42, 0x50))
    return 'webp'
  if (beginsWith(head, 0, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf'
  if (beginsWith(head, 4, 0x66, 0x74, 0x79, 0x70)) return 'mp4'
  if (beginsWith(head, 0, 0x1a, 0x45, 0xdf, 0xa3)) return 'webm'
  if (beginsWith(head, 0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return typesNamed(name).find((type) => oldOffice.includes(type)) ?? 'other'
  if (beginsWith(head, 0, 0x50, 0x4b, 0x03, 0x04)) return officeType(latin(tail))
  if (!isText(head)) return 'other'
  return /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin(head.subarray(0, 16))) ? 'vtt' : 'txt'
}

function officeType(names: string): FileTypeName {
  if (names.includes('word/document.xml')) return 'docx'
  if (names.includes('ppt/presentation.xml')) return 'pptx'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  return 'zip'
}

/** Text has no control characters but tabs, line breaks and form feeds; and it is no page or drawing that could run. */
const isText = (head: Uint8Array): boolean =>
  head.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte)) &&
  !/^\W*<(!doctype|html|svg|\?xml|script)/i.test(latin(head.subarray(0, 512)))
