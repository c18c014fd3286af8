/** Names that a browser gives itself, in the order of trust: Edge and WeChat also call themselves Chrome. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/MicroMessenger/i, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** How this device calls itself at a sign-in: `Chrome · Android`. */
export function deviceName(userAgent: string = navigator.userAgent): string {
  const named = [browsers, systems].map((list) => list.find(([sign]) => sign.test(userAgent))?.[1])
  return named.filter(Boolean).join(' · ')
}
