-- migrate:up
-- The zone in which the operator's site shows its times: a game shows them in the same. Operators of
-- before name none.
ALTER TABLE launches ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';
ALTER TABLE play_sessions ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';

CREATE OR REPLACE FUNCTION enter_game(p_code bytea, p_id uuid, p_token bytea, p_at timestamptz) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  l launches;
BEGIN
  UPDATE launches SET used_at = p_at
  WHERE code_hash = p_code AND used_at IS NULL AND expires_at > p_at RETURNING * INTO l;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Two addresses of one player, followed at once, wait for each other here.
  PERFORM FROM wallets WHERE player_id = l.player_id FOR NO KEY UPDATE;
  UPDATE play_sessions SET ended_at = p_at, ended_because = 'elsewhere'
  WHERE player_id = l.player_id AND ended_at IS NULL;
  INSERT INTO play_sessions
    (id, token_hash, player_id, title, locale, time_zone, device, lobby_url, opened_at, seen_at)
  VALUES
    (p_id, p_token, l.player_id, l.title, l.locale, l.time_zone, l.device, l.lobby_url, p_at, p_at);
  RETURN p_id;
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION enter_game(p_code bytea, p_id uuid, p_token bytea, p_at timestamptz) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  l launches;
BEGIN
  UPDATE launches SET used_at = p_at
  WHERE code_hash = p_code AND used_at IS NULL AND expires_at > p_at RETURNING * INTO l;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM wallets WHERE player_id = l.player_id FOR NO KEY UPDATE;
  UPDATE play_sessions SET ended_at = p_at, ended_because = 'elsewhere'
  WHERE player_id = l.player_id AND ended_at IS NULL;
  INSERT INTO play_sessions (id, token_hash, player_id, title, locale, device, lobby_url, opened_at, seen_at)
  VALUES (p_id, p_token, l.player_id, l.title, l.locale, l.device, l.lobby_url, p_at, p_at);
  RETURN p_id;
END
$$;
ALTER TABLE play_sessions DROP COLUMN time_zone;
ALTER TABLE launches DROP COLUMN time_zone;
