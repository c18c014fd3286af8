import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compileHint } from './scripts/compileHint.ts'
import { files } from './scripts/files.ts'
import { withIntegrity } from './scripts/integrity.ts'
import { listModules } from './scripts/listModules.ts'
import { withoutNodeModules } from './scripts/nodeModules.ts'
import { preloadFirstScreens } from './scripts/preload.ts'
import { releaseFiles } from './scripts/releaseFiles.ts'
import { withoutShapes } from './scripts/shapes.ts'

let outDir = 'dist'

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: resolve(import.meta.dirname, 'src/ui/createIcon.ts'),
      },
      // React has it since 18
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  base: '/wk_mobile/',
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: files },
      },
      // the groups decide which module comes with which, not who imports it; nobody who starts the school asks how the
      // time of a build was spent
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  worker: { plugins: () => [withoutNodeModules()] },
  plugins: [
    withoutShapes(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // loaders too: what they ask for (judging, for one) stays out of the first screen
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    // before react(): with the order wrong the macros vanish and the build still succeeds
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifestFilename: 'app.webmanifest',
      integration: {
        // as the build of the app itself (scripts/build.ts)
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn'
        },
      },
      manifest: {
        id: '/wk_mobile/',
        name: '形态课堂 Vitrine',
        short_name: '形态课堂',
        description: '口袋里的形态学实验室：数字切片、标本与章节练习，没有网络也能用。',
        lang: 'zh-CN',
        start_url: '/wk_mobile/',
        scope: '/wk_mobile/',
        display: 'standalone',
        background_color: '#F6F5F9',
        theme_color: '#F6F5F9',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: [
          '**/*.{js,css,html,svg,webp,webmanifest}',
          'icons/favicon.png',
          'static/licences.json',
        ],
        // memory: where it is wanted no worker is allowed; admin: administrators work where there is a network; what
        // only teachers open and the decoders: few need them, so they are kept once they were used (src/sw/late.ts)
        globIgnores: [
          '**/memory-*',
          '**/teacher-*.js',
          '**/admin-*',
          '**/heic.worker-*',
          '**/decode.worker-*',
        ],
        sourcemap: false,
        // what the queue loads when it is first needed stands in the one file of the worker
        rollupFormat: 'iife',
        // queued actions carry their names
        buildPlugins: {
          vite: [withoutShapes(), babel({ presets: [linguiTransformerBabelPreset()] })],
        },
        manifestTransforms: [withIntegrity(() => outDir)],
      },
    }),
    preloadFirstScreens(),
    compileHint(['app', 'home', 'sign-in']),
    listModules(),
    releaseFiles(import.meta.dirname),
    {
      name: 'vitrine-out-dir',
      configResolved: (config) => {
        outDir = resolve(config.root, config.build.outDir)
      },
    },
  ],
})
