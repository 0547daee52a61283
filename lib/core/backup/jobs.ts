import 'server-only';

// What waits in the queue belongs to the data: a mail that was asked for and a reminder that fell due are rows there. Kept
// are jobs that are not done; what comes back by the clock makes itself anew. One that was being worked on is begun again,
// as after a crash.

/** Unfinished work with data of its own, as rows like those of the tables. */
export const unfinishedJobs = `
  SELECT row_to_json(j)::text AS "line" FROM (
    SELECT id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after, singleton_key,
      singleton_on, expire_in::text AS expire_in, created_on, keep_until, dead_letter, policy,
      CASE state WHEN 'retry' THEN 'retry' ELSE 'created' END AS state
    FROM pgboss.job WHERE state < 'completed' AND left(name, 2) <> '__' AND data IS NOT NULL AND data::text NOT IN ('null', '{}')
  ) j ORDER BY j.id`;

/** Puts such rows back, given as one array of JSON. Columns that are not named have what a new job has. */
export const putJobs = `
  INSERT INTO pgboss.job (id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after,
    singleton_key, singleton_on, expire_in, created_on, keep_until, dead_letter, policy, state)
  SELECT id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after,
    singleton_key, singleton_on, expire_in, created_on, keep_until, dead_letter, policy, state
  FROM json_populate_recordset(NULL::pgboss.job, $1::text::json)
  ON CONFLICT DO NOTHING`;

/** What would be worked on with rows that are no longer there. */
export const dropJobs = `DELETE FROM pgboss.job WHERE state < 'completed' AND left(name, 2) <> '__'`;
