/** Reading within JSON. */
import type { DialectName } from './name.ts'

/** Plain SQL: the specimens that a question's parts show. @param body the question's, JSON without blanks */
export const shownByParts = (name: DialectName, body: string) =>
  name === 'sqlite'
    ? {
        from: `json_tree(${body}) p`,
        id: 'p."value"',
        where: `p."key" = 'specimenId' and p."type" = 'integer'`,
      }
    : {
        // within a text its quotes are escaped; read as JSON it would be refused where a text holds \u0000
        from: `regexp_matches(${body}, '"specimenId":(\\d+)', 'g') p (found)`,
        id: 'p.found[1]::bigint',
        where: 'true',
      }
