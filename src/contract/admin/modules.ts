/** Areas that a school shows or leaves out; apart from the calls, because each address asks for its area. */
export const moduleNames = ['home', 'resource', 'teaching', 'exercise', 'quiz', 'score'] as const
export type ModuleName = (typeof moduleNames)[number]
