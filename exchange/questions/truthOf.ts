/** How people write that a statement is right or wrong, whatever file it stands in. */

const truths: [RegExp, boolean][] = [
  [/^(对|正确|是|√|✓|✔\ufe0f?|☑|t|true|yes|y|1)$/i, true],
  [/^(错|错误|否|不对|不正确|×|✗|✘|✖\ufe0f?|☒|x|f|false|no|n|0)$/i, false],
]

/** @returns undefined where the word says neither */
export const truthOf = (word: string): boolean | undefined =>
  truths.find(([pattern]) =>
    pattern.test(
      word
        .normalize('NFKC')
        .trim()
        .replace(/[。.]$/, ''),
    ),
  )?.[1]
