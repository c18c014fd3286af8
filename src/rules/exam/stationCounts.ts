/** How many stations a practical exam may have. */
export const stationCounts = [5, 10, 20, 30, 40] as const
