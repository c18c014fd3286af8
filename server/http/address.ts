import type { Config } from '../config.ts'

/** The last address that a proxy of ours wrote down; without one, whoever holds the socket. */
export function callerAddress(
  { trustedProxies }: Config,
  forwardedFor: string | null | undefined,
  socketAddress: string | undefined,
): string {
  const socket = socketAddress ?? ''
  if (trustedProxies === 0 || !forwardedFor) return socket
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops[Math.max(0, hops.length - trustedProxies)] ?? socket
}
