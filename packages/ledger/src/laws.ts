/** What holds at every moment, whoever writes. The query names whatever breaks it. */
export type Law = { readonly name: string; readonly sql: string }

/** Sums are `numeric` in Postgres, so no law can overflow or round. */
export const laws: readonly Law[] = [
  {
    name: 'a journal sums to zero in every currency',
    sql: `SELECT journal_id::text AS what FROM ledger_entries
      GROUP BY posted_at, journal_id, currency HAVING sum(amount) <> 0`,
  },
  {
    name: 'a journal has two entries or more',
    sql: `SELECT j.id::text AS what FROM ledger_journals j
      LEFT JOIN ledger_entries e ON e.posted_at = j.posted_at AND e.journal_id = j.id
      GROUP BY j.posted_at, j.id HAVING count(e.account_id) < 2`,
  },
  {
    name: 'an entry has its journal',
    sql: `SELECT e.journal_id::text AS what FROM ledger_entries e
      LEFT JOIN ledger_journals j ON j.posted_at = e.posted_at AND j.id = e.journal_id
      WHERE j.id IS NULL`,
  },
  {
    name: 'an entry has its account, in the currency of that account',
    sql: `SELECT e.journal_id::text AS what FROM ledger_entries e
      LEFT JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.currency IS DISTINCT FROM e.currency`,
  },
  {
    name: 'the balance of an account is the sum of its entries',
    sql: `SELECT a.id::text AS what FROM ledger_accounts a
      LEFT JOIN ledger_entries e ON e.account_id = a.id
      GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'an account stands as its newest entry left it',
    sql: `SELECT a.id::text AS what FROM ledger_accounts a
      LEFT JOIN (
        SELECT DISTINCT ON (account_id) account_id, version, balance, posted_at
        FROM ledger_entries ORDER BY account_id, version DESC
      ) e ON e.account_id = a.id
      WHERE (a.version, a.balance, a.moved_at)
        <> (coalesce(e.version, 0), coalesce(e.balance, 0), coalesce(e.posted_at, 'epoch'))`,
  },
  {
    name: 'the entries of an account count from one without gaps',
    sql: `SELECT a.id::text AS what FROM ledger_accounts a
      LEFT JOIN ledger_entries e ON e.account_id = a.id
      GROUP BY a.id, a.version
      HAVING count(DISTINCT e.version) <> a.version OR count(e.version) <> a.version
        OR coalesce(max(e.version), 0) <> a.version OR coalesce(min(e.version), 1) <> 1`,
  },
  {
    name: 'an entry leaves the balance before it, and its amount',
    sql: `SELECT account_id || ' at version ' || version AS what FROM (
        SELECT account_id, version, amount, balance,
          lag(balance, 1, 0::bigint) OVER (PARTITION BY account_id ORDER BY version) AS before
        FROM ledger_entries
      ) e WHERE e.balance::numeric <> e.before::numeric + e.amount`,
  },
  {
    // A stripe is shared by all, and may be behind one of them; nobody reads it as a statement.
    name: 'the time of an account of one row never goes back',
    sql: `SELECT e.account_id || ' at version ' || e.version AS what FROM (
        SELECT account_id, version, posted_at,
          lag(posted_at) OVER (PARTITION BY account_id ORDER BY version) AS before
        FROM ledger_entries
      ) e
      JOIN ledger_accounts a ON a.id = e.account_id
      JOIN ledger_kinds k ON k.kind = a.kind AND NOT k.striped
      WHERE e.posted_at < e.before`,
  },
  {
    name: 'no balance is under its floor',
    sql: `SELECT id::text AS what FROM ledger_accounts WHERE balance < floor`,
  },
  {
    name: 'nobody is owed by what they owe',
    sql: `SELECT id::text AS what FROM ledger_accounts WHERE kind = 'owed' AND balance > 0`,
  },
  {
    name: 'the entries of the world sum to zero in every currency',
    sql: `SELECT currency::text AS what FROM ledger_entries
      GROUP BY currency HAVING sum(amount) <> 0`,
  },
  {
    name: 'the balances of the world sum to zero in every currency',
    sql: `SELECT currency::text AS what FROM ledger_accounts
      GROUP BY currency HAVING sum(balance) <> 0`,
  },
  {
    name: 'every key has its journal, and every journal its key',
    sql: `SELECT coalesce(k.key, j.key)::text AS what
      FROM ledger_keys k FULL JOIN ledger_journals j ON j.key::text = k.key::text
      WHERE (k.journal_id, k.posted_at) IS DISTINCT FROM (j.id, j.posted_at)`,
  },
  {
    name: 'what lies in a held account is what its open holds say, where only holds fill it',
    sql: `SELECT a.id::text AS what FROM ledger_accounts a
      LEFT JOIN ledger_holds h ON h.held_id = a.id
      WHERE a.kind = 'held' AND NOT EXISTS (
        SELECT FROM ledger_entries e
        JOIN ledger_journals j ON j.posted_at = e.posted_at AND j.id = e.journal_id
        WHERE e.account_id = a.id AND j.kind NOT IN ('hold', 'settle', 'release')
      )
      GROUP BY a.id, a.balance
      HAVING a.balance <> coalesce(sum(h.amount - h.settled - h.released), 0)`,
  },
]
