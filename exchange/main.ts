/** `npm run import --`, see command.ts. */
import process from 'node:process'

// with an arena for each thread glibc's allocator holds 30 MB more of a wide slide; it only asks when a program begins
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  })

// loaded only now: the program before would load it in vain
const { runImport } = await import('./command.ts')
process.exitCode = await runImport(process.argv.slice(2), process.env)
