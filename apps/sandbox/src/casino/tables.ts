/** Amounts are whole hundredths of the currency's unit, times milliseconds since 1970. */
export const CASINO_TABLES = `
CREATE TABLE IF NOT EXISTS players (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, currency TEXT NOT NULL, demo INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0), UNIQUE (name, currency, demo)) STRICT;
CREATE TABLE IF NOT EXISTS transfers (
  number INTEGER PRIMARY KEY, reference TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
  currency TEXT NOT NULL, direction TEXT NOT NULL, asked TEXT NOT NULL, state TEXT NOT NULL,
  reason TEXT, amount INTEGER NOT NULL, balance INTEGER NOT NULL, at INTEGER NOT NULL,
  tries INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS seats (
  code TEXT NOT NULL UNIQUE, token TEXT NOT NULL UNIQUE, player INTEGER NOT NULL,
  title TEXT NOT NULL, lobby TEXT NOT NULL, expires INTEGER NOT NULL, entered INTEGER,
  ended INTEGER) STRICT;
CREATE TABLE IF NOT EXISTS rounds (
  id TEXT NOT NULL, number INTEGER UNIQUE, player INTEGER NOT NULL, title TEXT NOT NULL,
  stake INTEGER NOT NULL, payout INTEGER, field INTEGER, started INTEGER NOT NULL,
  settled INTEGER, PRIMARY KEY (id, player)) STRICT;
CREATE TABLE IF NOT EXISTS wheels (
  id TEXT PRIMARY KEY, opened INTEGER NOT NULL, field INTEGER) STRICT;
CREATE INDEX IF NOT EXISTS rounds_open ON rounds (player) WHERE settled IS NULL;
`
