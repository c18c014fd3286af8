import { globSync, readFileSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const plugins = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), react()]

/**
 * A file that replaces modules or globals needs a world of its own: what others loaded before would stay as it is. So does
 * one that writes the store of the atoms, which the next file would find as it was left, and one with a router, which asks
 * once whether there is a window.
 */
const replaces =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|hoisted)\b|\b(createRouter|markupOf|getDefaultStore|globalThis)\b/
const sharing = (...patterns: string[]) =>
  globSync(patterns).filter((path) => !replaces.test(readFileSync(path, 'utf8')))

/**
 * Their modules keep nothing between tests, so that they are loaded once: a third of the time. They hold nothing of React
 * either, and need no plugin.
 */
const stateless = sharing(
  'tests/architecture*.test.ts',
  'tests/callers.test.ts',
  'tests/errorTexts.test.ts',
  'tests/rowsPage.test.ts',
  'tests/testTitles.test.ts',
  'tests/unit/{server,exchange,sample,rules}/**/*.test.ts',
)
const screens = sharing('tests/unit/{features,parts,ui,viewer}/**/*.test.{ts,tsx}')

/** Minutes of faults, gestures, rare devices and large files: only `npm run faults` runs them. */
const leftOut = [
  ...configDefaults.exclude,
  ...(process.env.FAULT_ROUNDS === 'all' ? [] : ['**/*.long.test.ts']),
]

/** Time that every project allows a test on a machine that starves. */
const patience = {
  testTimeout: 60_000,
  // A first import on a busy machine takes longer than the ten seconds that vitest gives.
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        test: {
          ...patience,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/stored/**/*.test.ts'],
          exclude: [...leftOut, ...stateless, ...screens],
          // a thread starts faster than a process, and each file has its own
          pool: 'threads',
          setupFiles: ['tests/unit/ownLocks.ts'],
          maxWorkers: 3,
        },
      },
      {
        plugins: plugins(),
        test: {
          ...patience,
          name: 'unit screens',
          include: screens,
          exclude: leftOut,
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...patience,
          name: 'unit stateless',
          include: stateless,
          exclude: leftOut,
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        plugins: plugins(),
        test: {
          ...patience,
          name: 'service',
          isolate: false,
          include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['tests/contract/globalSetup.ts'],
          hookTimeout: 120_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...patience,
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['tests/e2e/globalSetup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // each look at a page costs the browser more than the wait
          expect: { poll: { timeout: 20_000, interval: 100 } },
          // files wait more than they work: three browsers at a time on two cores
          maxWorkers: 3,
          // Projects of one group must have the same number of workers
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
