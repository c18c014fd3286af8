/** The abbreviation that everybody says, for a tag: "苏木精-伊红（H&E）染色" is H&E; else the stain as it stands. */
export function stainTag(dye: string) {
  const short = /[（(]([^（）()]{1,20})[）)]/.exec(dye)?.[1]
  return short && /^[A-Za-z0-9&+\- ./]+$/.test(short) ? short : dye
}
