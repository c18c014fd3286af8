/** Names that a framework or a list of modules asks each module for, and that mean the same wherever they stand. */
const sharedNames = ['Route', 'handlers', 'permissions', 'stamps', 'up', 'run', 'replies', 'definitions']

const declared =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Each exported name that stands in two files or more, with these files. */
export function doubledExports(files: readonly { path: string; text: string }[]): string[] {
  const exported = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(declared))
      exported.set(name, (exported.get(name) ?? new Set()).add(path))
  return [...exported]
    .filter(([name, paths]) => paths.size > 1 && !sharedNames.includes(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}
