import 'server-only';

// Includes queued mails and reminders, because they are data too. Scheduled jobs recreate themselves. A job in progress
// starts again.

export const unfinishedJobs = `
  SELECT row_to_json(j)::text AS "line" FROM (
    SELECT id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after, singleton_key,
      singleton_on, expire_in::text AS expire_in, created_on, keep_until, dead_letter, policy,
      CASE state WHEN 'retry' THEN 'retry' ELSE 'created' END AS state
    FROM pgboss.job WHERE state < 'completed' AND left(name, 2) <> '__' AND data IS NOT NULL AND data::text NOT IN ('null', '{}')
  ) j ORDER BY j.id`;

export const putJobs = `
  INSERT INTO pgboss.job (id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after,
    singleton_key, singleton_on, expire_in, created_on, keep_until, dead_letter, policy, state)
  SELECT id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after,
    singleton_key, singleton_on, expire_in, created_on, keep_until, dead_letter, policy, state
  FROM json_populate_recordset(NULL::pgboss.job, $1::text::json)
  ON CONFLICT DO NOTHING`;

export const dropJobs = `DELETE FROM pgboss.job WHERE state < 'completed' AND left(name, 2) <> '__'`;
