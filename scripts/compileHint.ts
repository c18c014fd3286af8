/**
 * Asks browsers to compile the first screens' functions while their files come, off the page's thread, where they are
 * otherwise compiled one by one as they are first called (V8's explicit compile hints, Chrome 136; others read a comment).
 */
import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/** @param names of scripts/files.ts */
export const compileHint = (names: readonly string[]): Plugin => ({
  name: 'vitrine-compile-hint',
  apply: 'build',
  enforce: 'post',
  // a file's name follows what is in it
  augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
  generateBundle: {
    // it has to be the first line
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code
      }
    },
  },
})
