/** How people write that a statement is right or wrong, whatever file it stands in. */

const truths: [RegExp, boolean][] = [
  [/^(对|对的|正确|是|(?:说法|表述|叙述)正确|√|✓|✔\ufe0f?|☑|✅|v|t|true|yes|y|1)$/i, true],
  [
    /^(错|错的|错误|否|非|不对|不正确|(?:说法|表述|叙述)(?:错误|不正确)|×|✗|✘|✖\ufe0f?|❌|☒|x|f|false|no|n|0)$/i,
    false,
  ],
]

/** @returns undefined where the word says neither */
export const truthOf = (word: string): boolean | undefined =>
  truths.find(([pattern]) =>
    pattern.test(
      word
        .normalize('NFKC')
        .trim()
        .replace(/^(?:正确)?答案[:：]\s*/, '')
        .replace(/[。.]$/, '')
        .replace(/^[（([【]\s*([^（()[\]【】]*?)\s*[）)\]】]$/, '$1'),
    ),
  )?.[1]
