/**
 * Which parts of the app share a file. Each request costs a slow phone several ms, and each file the worker a write of
 * its own, so an area of the app is one file; the first two screens carry only what they need. The first group that
 * fits takes a module, with all that it imports.
 */
import { sharedAreas } from './textAreas.ts'

interface Group {
  name: string | ((id: string) => string | null)
  /** of a group whose name is a function, for the bundler's report */
  debugName?: string
  test: RegExp | ((id: string) => boolean)
}

/** The folder of an area in src/features or src/routes that no group below names. */
const areaFolder = new RegExp(
  `src/(?:features|routes)/(?!(?:${[...sharedAreas, 'exercise', 'my', 'resource', 'set'].join('|')})/)([^/?]+)/`,
)

const libraries =
  /node_modules\/(?!.*\/(?:useQueries|useSuspenseQueries|queriesObserver|useMutation|mutationObserver)\.)(react|react-dom|scheduler|@tanstack|jotai|idb|@lingui|seroval|seroval-plugins|cookie-es|tiny-invariant|tiny-warning)\//

/** What every screen begins with: libraries, pieces of the interface, data, the addresses without their screens. */
const firstScreens = [
  libraries,
  /src\/ui\/(?:createIcon|classes|toast|Toasts|Skeleton|Screen|Row|Card|Section|Tag|Time|Icon|Button|IconButton|Logo|signs\/Badge|hooks\/(?:useDataReady|afterPaint|focusMain))\b/,
  /src\/api\/(?!stream|upload)/,
  /src\/contract\/(?:codes|endpoint|session|users|notices|teaching\/course|system)\.ts/,
  /src\/device\/(?!installation\/(?:deviceName|keptDeviceId)|clarity|cookieStore|damage|desktopClient|identity|latin|obstacle|online|practice|lanes|runningAttempt|space|wipe)/,
  /src\/outbox\/(?!supersede|drain|pending|backoff|send|settle|verdict|writeUnsentFile|readUnsentFile|actions|entry|enqueue|lock|recordUnsent|lossDetector|outgoingFile|storeChanges)/,
  /src\/queries\/(?:engine\/(?:client|drafts|overlay|owner|paged|persist|query|sync)|session\/(?:currentSession|session|sessionEnd)|notices\/unread)\.ts/,
  // what starts with - is no address but a part of a screen
  /src\/(?:app\/(?!Beside|blocked|memory|minVersion|serviceWorker)|routeTree|routes\/(?:[^?]*\/)?(?!-)[^/?]*\.tsx$)/,
]

/** What only teachers open of courses; the shell leaves it out (vite.config.ts), the worker keeps it once it was used. */
const teacherScreens =
  /src\/(?:features\/teaching\/(?:bring\/|edit\/|Members|prepare\/(?:PreparationForm|Preparations|ItemPicker|Labels)|follow\/(?:PresentLesson|ChooseLesson|PlaceCode|usePresenter))|routes\/ts\/(?:arrange|bring|check|coursewares|edit|labels|members|prepare|present|publish)\.)/

export const files: Group[] = [
  { name: 'app', test: (id) => firstScreens.some((part) => part.test(id)) },
  {
    name: 'sign-in',
    test: /src\/(?:routes\/account\/login\.tsx\?|features\/account\/(?:Frame|Legal)|device\/(?:identity|installation\/keptDeviceId)|ui\/fields\/(?:TextField|Segmented|Switch|FieldError))/,
  },
  {
    name: 'home',
    test: /src\/(?:routes\/index\.tsx\?|features\/(?:home\/(?!Navigation|CourseSheet|followDue|Missing)|offline\/SyncChip\.|practice\/(?:chapters\/Continue|sources\/lastPlace))|queries\/notices\/notices\.|ui\/fields\/Field\.)/,
  },
  {
    name: 'queue',
    test: /src\/(?:outbox\/(?!writeUnsentFile|readUnsentFile)|device\/lanes\.|queries\/engine\/enqueueInLane\.)/,
  },
  {
    name: 'pieces',
    test: /lucide-react|src\/(?:ui\/(?!tokens|markup\/|fields\/PasswordField|hooks\/useFull\.)|features\/(?:offline\/CouldNotLoad|home\/Missing)|queries\/engine\/network\.)/,
  },
  // what sends files: few screens do
  { name: 'upload', test: /src\/(?:parts\/upload\/|api\/upload\.)/ },
  // The administration imports these too, and its file is not stored for offline use: they must not end up in it.
  {
    name: 'tables',
    test: /src\/(?:parts\/(?:spreadsheets|forms\/|jobs\/)|queries\/engine\/followJob|rules\/(?:withoutFormula|importTemplates|bytes\/))/,
  },
  { name: 'keeping', test: /src\/(?:parts\/(?!camera|questionPage)|packs)\// },
  {
    name: 'account',
    test: /src\/(?:features\/account\/(?:CodeFields|NewPassword|newPasswordFaults|Prose|Reset|legal)|routes\/account\/(?!login))/,
  },
  {
    name: 'courses',
    test: (id) =>
      /src\/(?:features\/home\/CourseSheet|features\/teaching\/|queries\/teaching\/|routes\/ts\/|ui\/hooks\/useFull\.)/.test(
        id,
      ) && !teacherScreens.test(id),
  },
  { name: 'library', test: /src\/(?:features\/library\/|routes\/resource\/)/ },
  {
    name: 'practice',
    test: /src\/(?:features\/(?:practice|books|bank|review)\/|parts\/questionPage\/|drafts\/|questions\/|routes\/exercise\/(?!exam))/,
  },
  { name: 'exam', test: /src\/(?:features\/exam\/|routes\/exercise\/exam\/)/ },
  // OpenSeadragon with it, so last: what lists and questions share with it stands in their own files
  { name: 'viewer', test: /src\/viewer\// },
  {
    name: 'desk',
    test: /src\/(?:features\/(?:people|notices|offline)\/|routes\/(?:my|set)\/|outbox\/(?:writeUnsentFile|readUnsentFile))/,
  },
  // last: what students' screens share with them stands in files of their own
  { name: 'teacher', test: teacherScreens },
  // an area that is not named above: one file, named as its folder
  { name: (id) => areaFolder.exec(id)?.[1] ?? null, debugName: 'area', test: areaFolder },
]
