/** The commands that look after a school: `npm run backup`, `restore`, `doctor`, `files`, `keys`. */
import { parseArgs } from 'node:util'
import { configFrom } from '../config.ts'
import { makeBackup } from './backup.ts'
import { examineSchool, tellFindings } from './doctor.ts'
import { moveFiles } from './moveFiles.ts'
import { CommandRefused } from './refused.ts'
import { restoreBackup } from './restore.ts'
import { rotatedKeys, rotateKey } from './rotateKeys.ts'
import { dropTileFiles } from './tileFiles.ts'

const config = () => configFrom(process.env, new URL('../..', import.meta.url))
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

function folderFrom(args: string[], options: Record<string, { type: 'boolean' }>, usage: string) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new CommandRefused(`Say where: ${usage}`)
  return { folder, values: values as Record<string, boolean | undefined> }
}

async function backup(args: string[]): Promise<void> {
  const { folder, values } = folderFrom(
    args,
    { 'with-keys': { type: 'boolean' } },
    'npm run backup -- FOLDER [--with-keys]',
  )
  const { manifest, copied } = await makeBackup(config(), folder, { withKeys: values['with-keys'] ?? false })
  const files = Object.values(manifest.files)
  const bytes = files.reduce((sum, file) => sum + file.bytes, manifest.database.bytes)
  console.log(
    `${folder}: database and ${files.length} files, ${megabytes(bytes)} MB (${copied} files were new).`,
  )
  if (manifest.missing.length > 0)
    console.log(
      `${manifest.missing.length} files are gone that the database names; see "missing" in manifest.json.`,
    )
  console.log(
    manifest.keys.included
      ? 'The keys are in keys.json of that folder: keep it as safe as the school itself.'
      : 'The keys (DATA_DIR/keys) are not in it: keep a copy of them elsewhere, or add --with-keys.',
  )
}

async function restore(args: string[]): Promise<void> {
  const { folder, values } = folderFrom(
    args,
    { replace: { type: 'boolean' }, 'new-keys': { type: 'boolean' } },
    'npm run restore -- FOLDER [--replace] [--new-keys]',
  )
  const { manifest, files, warnings } = await restoreBackup(config(), folder, {
    replace: values.replace ?? false,
    newKeys: values['new-keys'] ?? false,
  })
  const at = new Date(manifest.createdAt).toISOString()
  console.log(`Restored “${manifest.schoolName}” as it was at ${at}: database and ${files} files.`)
  for (const warning of warnings) console.log(warning)
}

async function files(args: string[]): Promise<void> {
  const options = { 'remove-source': { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [verb, to] = positionals
  if (verb === 'tiles' && to === undefined) return tiles()
  if (verb !== 'move' || (to !== 'bucket' && to !== 'folder'))
    throw new CommandRefused(
      'Say what: npm run files -- move bucket|folder [--remove-source], or npm run files -- tiles',
    )
  const { moved, kept, lost } = await moveFiles(config(), to, values['remove-source'])
  console.log(`${moved} files moved, ${kept} were there already.`)
  if (lost.length === 0) return
  console.log(`${lost.length} files are damaged or gone where they were: ${lost.join(', ')}`)
  process.exitCode = 1
}

async function tiles(): Promise<void> {
  const { removed, bytes, left } = await dropTileFiles(config().dataDir)
  console.log(`${removed} tiles that lay twice were removed, ${megabytes(bytes)} MB.`)
  if (left.length === 0) return
  console.log(`Files were left where the archive is damaged or not there: ${left.join(', ')}`)
  process.exitCode = 1
}

async function doctor(): Promise<void> {
  const findings = await examineSchool(config())
  console.log(tellFindings(findings))
  if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1
}

async function keys(args: string[]): Promise<void> {
  const [verb, given] = args
  const name = rotatedKeys.find((one) => one === given)
  if (verb !== 'rotate' || !name || args.length > 2)
    throw new CommandRefused(`Say which: npm run keys -- rotate ${rotatedKeys.join('|')}`)
  console.log(await rotateKey(config(), name))
}

const commands: Record<string, (args: string[]) => Promise<void>> = { backup, restore, doctor, files, keys }

const [command = '', ...rest] = process.argv.slice(2)
try {
  const run = commands[command]
  if (!run) throw new CommandRefused(`Commands: ${Object.keys(commands).join(', ')}`)
  await run(rest)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}
