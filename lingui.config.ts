import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { ownAreas } from './scripts/textAreas.ts'

/** What home and sign-in say, failures included; everything else comes with the screen that says it (app/catalogs). */
const first = [
  'app',
  'api',
  'device',
  'ui',
  'features/account/{AgreementWords,ContinueOffline,FormFoot,Frame,SampleAccounts,SchoolSignIn,SignInForm,UnsentNotice}.tsx',
  'features/account/!(usePasswordWords).ts',
  'features/home/!(CourseSheet).tsx',
  'features/practice/chapters/Continue.tsx',
  'features/offline/{CouldNotLoad,PendingScreen,SyncChip,UpdatePrompt}.tsx',
  'parts/Unread.tsx',
  'routes/__root.tsx',
  'routes/index.tsx',
  'routes/account/{index,login}.tsx',
].map((path) => `<rootDir>/src/${path}`)

const foldersOf = (area: string) => [`<rootDir>/src/features/${area}`, `<rootDir>/src/routes/${area}`]

export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en'],
  catalogs: [
    ...ownAreas.map((area) => ({ path: `<rootDir>/locales/{locale}/${area}`, include: foldersOf(area) })),
    { path: '<rootDir>/locales/{locale}/messages', include: first },
    {
      path: '<rootDir>/locales/{locale}/more',
      include: ['<rootDir>/src'],
      exclude: [...first, ...ownAreas.flatMap(foldersOf)],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
