/** The maximum of quiz `q` in whole hundredths: its questions but those that a regrade left out. PostgreSQL gives a sum as text. */
export const maxPointsSql = `(select coalesce(sum(n."maxPoints"), 0) from "quizQuestion" n where n."tenant" = q."tenant"
      and n."quizId" = q."id" and n."leftOut" = 0)`
