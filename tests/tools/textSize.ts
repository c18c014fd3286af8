/** The person's own size of text, as the settings set it. */
import type { Page } from 'playwright'
import { fontScales } from '../../src/features/people/fontScale.ts'

export const textSizes = ['standard', 'larger'] as const

export const sizeText = (page: Page, size: (typeof textSizes)[number]) =>
  page.evaluate(
    (scale) => document.documentElement.style.setProperty('--user-tx', scale),
    String(fontScales[size]),
  )
