/** Why a command was not carried out; the message is for whoever gave it. */
export class CommandRefused extends Error {}
