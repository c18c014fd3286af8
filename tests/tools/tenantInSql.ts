/** Reads SQL of the service: which tables a statement names without saying of which school. */

/** Tables of the database itself, and of its migrations. */
const withoutTenant = /^(?:kysely_|pg_|information_schema)/

const named =
  /\b(?:from|join|update|into)\s+"(\w+)"(?:\s+(?:as\s+)?(?!(?:on|where|set|order|group|left|join|inner|limit|values|default|select|for|using|cross|returning|natural|union)\b)"?(\w+)"?)?/gi

/**
 * The tables of a statement for which it names no tenant: neither by the table's name or alias, nor, for as many tables as
 * are left, without one.
 */
export function tablesWithoutTenant(sql: string): string[] {
  const plain = sql.replace(/'(?:[^']|'')*'/g, "''")
  const ownNames = new Set(
    [...plain.matchAll(/"?(\w+)"?(?: \([^()]*\))? as (?:materialized )?\(/gi)].map(([, name]) => name),
  )
  const left = [...plain.matchAll(named)].flatMap(([, table = '', alias]) => {
    if (withoutTenant.test(table) || ownNames.has(table)) return []
    const names = alias ? [alias] : [table]
    return names.some((name) => new RegExp(`(?<![\\w"])"?${name}"?\\."tenant"`).test(plain)) ? [] : [table]
  })
  const bare = plain.match(/(?<![.\w])"tenant"/g)?.length ?? 0
  return left.slice(bare)
}
