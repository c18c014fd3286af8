/** The areas that the school shows, as C002 last said them on this device; empty: all. */
import { atom, getDefaultStore } from 'jotai'
import { readJson, writeJson } from '../local.ts'
import { localKeys } from '../names.ts'

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

export const installedAtom = atom<string[]>(readJson(localKeys.installModules, isNames, []))

/** @returns whether it changed */
export function setInstalled(names: string[]): boolean {
  const store = getDefaultStore()
  writeJson(localKeys.installModules, names)
  if (JSON.stringify(store.get(installedAtom)) === JSON.stringify(names)) return false
  store.set(installedAtom, names)
  return true
}
