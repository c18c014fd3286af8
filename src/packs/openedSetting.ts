/** How much of a chapter is kept because it was opened: the person's setting on this device. */
import { atom, getDefaultStore } from 'jotai'
import { readText, writeText } from '../device/local.ts'
import { localKeys } from '../device/names.ts'

/**
 * always: its pictures too · wifi: those only on Wi-Fi or a cable · ask: questions and small pictures alone.
 * Nobody who opens a chapter on a bus expects 48 MB: without a choice it is `wifi`, and where a browser does not tell its
 * network (Safari, Firefox, Chrome on a computer) the person is asked. A data saver is heeded whatever was chosen.
 */
export const openedSettings = ['always', 'wifi', 'ask'] as const
export type OpenedSetting = (typeof openedSettings)[number]

/** Reads the stored setting; anything unknown counts as `wifi`. */
export const openedSettingOf = (text: string | null): OpenedSetting =>
  openedSettings.find((one) => one === text) ?? 'wifi'

export const openedSettingAtom = atom<OpenedSetting>(
  openedSettingOf(readText('localStorage', localKeys.keepOpened)),
)

export function setOpenedSetting(setting: OpenedSetting): void {
  writeText('localStorage', localKeys.keepOpened, setting)
  getDefaultStore().set(openedSettingAtom, setting)
}

/** Facts that a browser tells of its network; not every one does. */
interface Connection {
  saveData?: boolean
  type?: string
}

/** Whether the pictures of an opened chapter wait until the person asks for them. */
export const waitsForWord = (setting: OpenedSetting, { saveData, type }: Connection): boolean =>
  setting === 'ask' || saveData === true || (setting === 'wifi' && type !== 'wifi' && type !== 'ethernet')

export const connectionNow = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}
