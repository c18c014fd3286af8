/** The identity number of a resident: 17 digits with the day of birth in them, and a check digit (GB 11643). */

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** In capitals, without the blanks that people type. */
export const tidyIdCard = (given: string): string => given.replace(/\s/g, '').toUpperCase()

const isDay = (digits: string): boolean => {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0))
  return (year ?? 0) >= 1900 && date.getUTCMonth() + 1 === month && date.getUTCDate() === day
}

/** @param number tidied */
export function isIdCard(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number) || !isDay(number.slice(6, 14))) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return checkDigits[sum % 11] === number[17]
}

/** The part of an ID number that may be shown: 4…1234. */
export const maskIdCard = (number: string): string => `${number[0]}…${number.slice(-4)}`

/** The part of a phone number that may be shown: 138****0001. */
export const maskPhone = (phone: string): string => phone.replace(/^(.{3}).*(.{4})$/, '$1****$2')
