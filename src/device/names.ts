/** Every name under which this app stores something on a device. A name here is a promise: never rename one. */

/** The app's address on its origin. */
export const basePath = '/wk_mobile'

export const cookies = {
  /** the session's token, see device/session.ts */
  token: 'vitrine_token',
  /** whose token it is: written and read together with it, so no tab sends one person's work with another's token */
  user: 'vitrine_user',
  language: 'lang',
} as const

/** How much this person had not sent when it was last counted: the trace that an eviction leaves. */
export const unsentCookie = (user: number) => `vitrine_unsent_${user}`

/** Keys of local storage, as the specification names them, and the theme. */
export const localKeys = {
  aiSetting: 'aiSetting',
  userInfo: 'userInfo',
  installModules: 'installModules',
  id: 'id',
  roleTypeKeys: 'roleTypeKeys',
  isLogin: 'isLogin',
  lockedScreen: 'LockedScreen',
  startRetry: 'startRetry',
  theme: 'theme',
  fontScale: 'fontScale',
  /** time (ms UTC) until which the desktop client may be closed */
  closeAllowedUntil: 'closeAllowedUntil',
  /** where the assistant's ball rests */
  assistantBall: 'assistantBall',
  /** time (ms UTC) until which a quiz's attempt runs on this device */
  attemptUntil: 'attemptUntil',
  /** the home as it was last seen; index.html reads it */
  lastSight: 'vitrine_home',
  /** V05: how much of a picture's detail is loaded */
  clarity: 'clarity',
  latin: 'latin',
  /** whether a chapter that is opened brings its pictures */
  keepOpened: 'keepOpened',
  /** how practice looks: its mode, the size of its text, the timer */
  practice: 'practice',
} as const

/** Keys of session storage: they live as long as the tab. */
export const tabKeys = {
  /** the person who went on without a session */
  continued: 'vitrine_continued',
  /** where the person was when the session ended */
  place: 'vitrine_place',
  /** a secret of the tab that went to the school's own sign-in */
  identityBinding: 'vitrine_identity_binding',
} as const

/** The draft that holds where a person practised last. */
export const lastPlaceKey = 'practice:last'

export const deviceDatabase = 'wk-device'
export const userDatabase = (user: number) => `wk-user-${user}`

export const caches = {
  /** immutable pictures that everybody signed in may see */
  media: 'media',
  /** the small pictures of things kept for offline; everybody signed in may see them too */
  kept: 'kept',
  /** files of the app that the shell leaves out, once they were used */
  late: 'late',
  /** pictures of quizzes that were begun here: making room leaves them alone */
  quizPictures: 'quiz-pictures',
  /** pictures and files that are for some alone: each person has a cache of their own */
  mediaOf: (user: number) => `u-${user}-media`,
  /** files of the PDF reader, once it was needed */
  pdf: 'pdf',
  /** how much was unsent when it was last counted: local storage is cleared too often to be a witness */
  witness: 'witness',
} as const

/** Among the drafts: the bytes of a file that waits to be sent. */
export const outgoingFileKey = (key: string) => `file:${key}`
export const outgoingFilePrefix = 'file:'
/** Among the drafts: the text that a student began to write for an assignment. */
export const assignmentDraftKey = (assignmentId: number) => `assignment:${assignmentId}`

/** In `wk-device`'s settings: the service worker met a damaged tile in this archive. */
export const damagedKey = (pack: string) => `damaged:${pack}`
/** There too: the depth that was last chosen. */
export const keepDepthKey = 'keepDepth'
/** There too: when the browser was asked by itself to keep the stored data. */
export const persistAskedKey = 'persistAsked'
/** There too: the name of this device, which the end of a session clears out of local storage. */
export const deviceIdKey = 'deviceId'

/** The folder of archives in the origin's private file system. */
export const packsFolder = 'packs'

/** The lock that a page shares while it shows a thing: a thing in use is not removed to make room. */
export const lockOfUse = (thing: string) => `wk-use:${thing}`

/** One tab of a browser holds the stream of a followed lesson, and tells the others each state that comes. */
export const followLock = (roomId: number) => `wk-follow-${roomId}`
export const followChannelName = (roomId: number) => `wk-follow-${roomId}`

/** The lane of read marks. */
export const noticesLane = 'notices'
/** The lock that one drain of a person's queue holds. */
export const drainLock = (user: number) => `wk-outbox-${user}`
/** The tag under which the browser wakes the worker to send waiting rows. */
export const syncTag = 'outbox'
/** Tabs and worker tell each other that a person's queue changed. */
export const outboxChannel = (user: number) => `wk-outbox-${user}`
/** Tabs tell each other that a thing was kept or removed. */
export const packsChannel = 'wk-packs'
/** Tabs tell each other that somebody signed in or out. */
export const sessionChannel = 'wk-session'

/** A new UUID (version 4). Not `randomUUID`: plain HTTP, where schools try first, lacks it. */
export function newId(
  random: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(16)
  random(bytes)
  const versioned = bytes.map((byte, i) => {
    if (i === 6) return (byte & 0x0f) | 0x40
    return i === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = Array.from(versioned, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
