/** Rules for the fields of a form; a screen says which message belongs to a fault. */
export type FieldFault = 'empty' | 'format' | 'different'

export const isEmpty = (value: string): boolean => value.trim() === ''

/** One @ with something readable around it; whether the address exists only a letter can tell. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())

/** A mobile number, with or without country code. */
export const isPhone = (value: string): boolean => /^\+?\d{6,15}$/.test(value.trim())

export const textFault = (value: string): FieldFault | null => (isEmpty(value) ? 'empty' : null)

export const emailFault = (value: string): FieldFault | null =>
  textFault(value) ?? (isEmail(value) ? null : 'format')

export const phoneFault = (value: string): FieldFault | null =>
  textFault(value) ?? (isPhone(value) ? null : 'format')

/** @param first what the repeated password must be the same as */
export const repeatFault = (value: string, first: string): FieldFault | null =>
  textFault(value) ?? (value === first ? null : 'different')
