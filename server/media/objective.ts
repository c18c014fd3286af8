const objectives = [100, 40, 20, 10, 4]

/** The greatest objective worth offering: at 1:1 it shows 10 µm / objective for each px, or a third finer at most. */
export const usefulObjective = (pxPerUm: number) =>
  objectives.find((objective) => objective <= pxPerUm * 13.4) ?? 4
