import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const plugins = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), react()]

/** Their modules keep nothing between tests, so that they are loaded once: a third of the time. */
const stateless = [
  'tests/architecture*.test.ts',
  'tests/errorTexts.test.ts',
  'tests/rowsPage.test.ts',
  'tests/unit/{server,exchange,sample,rules}/**/*.test.ts',
  'tests/stored/**/*.test.ts',
]

export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/retried.ts'],
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: stateless,
          testTimeout: 60_000,
          // A first import on a busy machine takes longer than the ten seconds that vitest gives.
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'unit stateless',
          include: stateless,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'service',
          isolate: false,
          include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/contract/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // two cores, shared
          expect: { poll: { timeout: 10_000 } },
          // files wait more than they work: two browsers at a time
          maxWorkers: 2,
          // on a starved machine the browser itself stumbles; the report says which test was run again
          retry: 1,
        },
      },
    ],
  },
})
