/** `npm run doctor`: what is wrong with this school's service, each in words that say what to do. Changes nothing. */
import type { Config } from '../config.ts'
import type { Finding } from './findings.ts'
import { checkMachine, freeBytesOf, type Machine } from './machineChecks.ts'
import { checkSchool } from './schoolChecks.ts'

export async function examineSchool(
  config: Config,
  more: Partial<Omit<Machine, 'config'>> = {},
): Promise<Finding[]> {
  const machine: Machine = {
    config,
    environment: more.environment ?? process.env,
    nowMs: more.nowMs ?? Date.now(),
    freeBytes: more.freeBytes ?? freeBytesOf,
  }
  return [...(await checkMachine(machine)), ...(await checkSchool(config, machine.nowMs))]
}

/** Faults first. */
export function tellFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is wrong.'
  const named = { fault: 'FAULT', hint: 'hint ' }
  return [...findings]
    .sort((a, b) => a.level.localeCompare(b.level))
    .map(({ level, what, remedy }) => `${named[level]}  ${what}\n       ${remedy}`)
    .join('\n')
}
