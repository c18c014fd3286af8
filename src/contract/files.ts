import { maxValue, minValue, number, pipe, regex, safeInteger, string, toNumber, union } from 'valibot'
import { get, id, oneOf, post, postOnce, put, uuid, word } from './endpoint.ts'

/** The uses of a file; src/rules/fileUses.ts says which types and sizes each use takes. */
export const fileUseNames = [
  'attachment',
  'avatar',
  'examPhoto',
  'picture',
  'cover',
  'slides',
  'film',
  'captions',
  'specimen',
  'accounts',
  'questions',
] as const
export type FileUse = (typeof fileUseNames)[number]

export interface UploadedFile {
  id: number
  url: string
  name: string
  /** bytes */
  size: number
  /** by its first bytes */
  type: string
  /** Width and height of a picture (px); null for other files. */
  width: number | null
  height: number | null
}

export interface Begun {
  id: number
  /** bytes that the service has for good: go on here */
  offset: number
}

const bytes = pipe(
  union([number(), pipe(string(), regex(/^\d{1,15}$/), toNumber())]),
  safeInteger(),
  minValue(0),
  maxValue(4_000_000_000),
)
const useTo = oneOf(fileUseNames)

/** C119: a whole file of at most 50 MB in one request, as `multipart/form-data` with the part `file`. */
export const fileUpload = post(
  '/dh-usercenter/file/upload',
  { useTo },
  { carries: 'form' },
).replies<UploadedFile>()

/** Begins an upload in pieces; the same key again answers where to go on. */
export const fileBegin = post('/dh-usercenter/file/begin', {
  key: uuid,
  name: word,
  size: bytes,
  useTo,
}).replies<Begun>()

/** The body is the piece; `offset` travels in the header `Upload-Offset`. Any piece may be sent again. */
export const filePiece = put(
  '/dh-usercenter/file/piece',
  { id, offset: bytes },
  { carries: 'bytes' },
).replies<{
  offset: number
}>()

/** @param sha256 of the whole file, hex */
export const fileFinish = post('/dh-usercenter/file/finish', {
  id,
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/i)),
}).replies<UploadedFile>()

/** Finishes an upload by the key that the device gave it. What was finished before is answered again. */
export const fileWhole = postOnce('/dh-usercenter/file/whole', {
  key: uuid,
  name: word,
  size: bytes,
  useTo,
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/i)),
}).replies<UploadedFile>()

/** Deletes a file of one's own, or material of somebody whom the caller looks after; refused while anything uses it. */
export const fileRemove = post('/dh-usercenter/file/remove', { id }).replies<null>()

/** C118: a file of one's own, uploaded for this use, becomes the avatar or the photo for exams; answers its address. */
export const accountImage = post('/dh-usercenter/user/image', {
  image: id,
  kind: oneOf(['avatar', 'examPhoto']),
}).replies<string>()

/** A course, courseware or quiz that uses something, by its names. */
interface UsePlace {
  name: string
  nameEn: string
}

/** Something that a teacher made, and the names of the courses that show it. */
export interface UsedMaterial {
  id: number
  name: string
  nameEn: string
  usedIn: UsePlace[]
}

/** A question that a teacher made for the quizzes of a course. */
export interface OwnQuestion {
  id: number
  courseId: number
  title: string
  titleEn: string
  /** titles of the quizzes that ask it */
  usedIn: UsePlace[]
}

/** Resources that a person made or brought. */
export interface OwnResources {
  /** specimens on which the person has marks of their own */
  marks: { specimenId: number; name: string; nameEn: string; count: number }[]
  /** chapter 0: on a question of one's own, which is in no chapter */
  notes: { questionId: number; chapterId: number; text: string }[]
  /** newest first */
  files: { id: number; url: string; name: string; size: number; useTo: FileUse; at: number }[]
  specimenCount: number
  coursewares: UsedMaterial[]
  decks: UsedMaterial[]
  /** used in coursewares; missing in what a device stored before */
  specimens?: UsedMaterial[]
  /** missing in what a device stored before */
  questions?: OwnQuestion[]
}

/** S31, a call of ours. */
export const ownResources = get('/dh-usercenter/user/resource', {}).replies<OwnResources>()
