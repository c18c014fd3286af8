/** Reading and writing JSON. */
import { type Kysely, sql } from 'kysely'
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

/**
 * Plain SQL: all rows as one text, a list of lists, which costs a third of what rows cost; null where there is none.
 * @param columns separated by commas @param order empty: in any
 */
export const rowsAsText = (name: DialectName, columns: string, order = ''): string =>
  name === 'sqlite'
    ? `cast(json_group_array(json_array(${columns}) ${order}) as text)`
    : `cast(json_agg(json_build_array(${columns}) ${order}) as text)`

/** Plain SQL: the condition that a column is among the numbers of one parameter, a list as JSON. */
export const isAmong = (name: DialectName, column: string): string =>
  name === 'sqlite'
    ? `${column} in (select "value" from json_each(?))`
    : `${column} in (select cast("value" as bigint) from json_array_elements_text(cast(? as json)) "value")`

/** Plain SQL: the difficulty that a question's body says; 0 where it says none. */
export const difficultyIn = (name: DialectName, body: string): string =>
  name === 'sqlite'
    ? `case when json_valid(${body}) then coalesce(cast(json_extract(${body}, '$.difficulty') as integer), 0) else 0 end`
    : `"questionDifficulty"(${body})`

/** Makes the function that `difficultyIn` names. */
export async function makeDifficultyIn(db: Kysely<unknown>, name: DialectName): Promise<void> {
  if (name === 'sqlite') return
  // read as JSON, a body whose texts hold \u0000 is refused: there the first difficulty in it counts
  await sql
    .raw(
      `create function "questionDifficulty"(body text) returns bigint language plpgsql immutable as $$ begin
        return coalesce((body::json ->> 'difficulty')::bigint, 0);
        exception when others then
          return coalesce((regexp_match(body, '"difficulty":(\\d+)'))[1]::bigint, 0);
        end $$`,
    )
    .execute(db)
}
