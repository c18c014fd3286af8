/** What SQLite and PostgreSQL do differently stands in this folder and nowhere else. */
export type DialectName = 'sqlite' | 'postgres'
