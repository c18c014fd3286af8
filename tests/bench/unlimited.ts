/** A bench writes more in a minute than a person does in a week. */
export const unlimitedWrites = { WRITE_BURST: '1000000000' }
