/** Differences between SQLite and PostgreSQL stand in this folder and nowhere else. */
export type DialectName = 'sqlite' | 'postgres'
