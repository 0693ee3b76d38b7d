-- migrate:up
-- What was announced at a site so far, the newest first. Announcements are a few hundred a year and
-- are kept; a member's page reads twenty of them at a time.
CREATE INDEX announcements_history ON announcements (site_id, starts_at DESC, id DESC)
  WHERE withdrawn_at IS NULL AND display_after_login;

-- migrate:down
DROP INDEX announcements_history;
