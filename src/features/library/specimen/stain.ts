import type { Specimen } from '../../../contract/specimens.ts'

/**
 * A stain as it is said, for a tag: the abbreviation where one stands in brackets ("苏木精-伊红（H&E）染色" is H&E),
 * else what stands before them ("未染色（磨片）" is 未染色). A name in them, as Verhoeff's, is no abbreviation: a tag
 * says the same in both languages.
 */
export function stainTag(dye: string) {
  const short = /[（(]([A-Z][A-Z0-9&+\-./]{0,19})[）)]/.exec(dye)?.[1]
  return short ?? dye.replace(/\s*[（(].*$/, '')
}

/** Whether this names a stain: "None (diagram)" says that there is none to speak of. */
export const namesStain = ({ dye, dyeEn }: Pick<Specimen, 'dye' | 'dyeEn'>) =>
  dye !== '' && !/^none\b/i.test(dyeEn)

/** Whether it says that nothing was stained, however it was mounted. */
export const isUnstained = ({ dyeEn }: Pick<Specimen, 'dyeEn'>) => /^unstained\b/i.test(dyeEn)

/** Whether a stain is a fact of this picture at all: a diagram has none. */
export const isStained = (specimen: Pick<Specimen, 'kind' | 'dye' | 'dyeEn'>) =>
  specimen.kind !== 'pattern' && namesStain(specimen)
