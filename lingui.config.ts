import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** What home and sign-in say, failures included; everything else comes with the screen that says it (app/catalogs). */
const first = [
  'app',
  'api',
  'device',
  'ui',
  'features/account/{AgreementWords,CodeFields,ContinueOffline,FormFoot,Frame,NewPassword,NewPasswordStep,SampleAccounts,SignInForm,UnsentNotice}.tsx',
  'features/account/*.ts',
  'features/home',
  'features/practice/chapters/Continue.tsx',
  'features/offline/*.tsx',
  'parts/CopyLink.tsx',
  'parts/Unread.tsx',
  'routes/__root.tsx',
  'routes/index.tsx',
  'routes/account/{index,login}.tsx',
].map((path) => `<rootDir>/src/${path}`)

export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/messages', include: first },
    { path: '<rootDir>/locales/{locale}/more', include: ['<rootDir>/src'], exclude: first },
  ],
  format: formatter({ lineNumbers: false }),
})
