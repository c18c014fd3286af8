import { randomInt } from 'node:crypto'
import type { PasswordPolicy } from '../../src/contract/system.ts'
import { passwordFaults } from '../../src/rules/people/password.ts'
import { withoutFormula } from '../../src/rules/withoutFormula.ts'

// Letters and digits that nobody mistakes for another when they are read from paper.
const groups = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '#%+=?@'] as const
const leastLength = 10

const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''

function shuffle(letters: string[]): string {
  for (let last = letters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const moved = letters[last] ?? ''
    letters[last] = letters[other] ?? ''
    letters[other] = moved
  }
  return letters.join('')
}

/**
 * A random password that keeps the school's rules: it is shown once, and only its hash is stored. It stands in the Excel
 * file of first passwords as it is: one that a spreadsheet would take for a formula would be changed there.
 */
export function makeFirstPassword(policy: PasswordPolicy): string {
  const length = Math.max(policy.minLength, Math.min(leastLength, policy.maxLength))
  const all = groups.slice(0, 3).join('')
  for (;;) {
    const letters = groups.map(pick)
    while (letters.length < length) letters.push(pick(all))
    const password = shuffle(letters)
    if (passwordFaults(password, policy).length === 0 && withoutFormula(password) === password)
      return password
  }
}
