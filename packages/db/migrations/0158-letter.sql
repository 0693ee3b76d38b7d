-- migrate:up
-- What people of the house sent, by when it was sent: a letter that was drafted on Monday and agreed to
-- on Friday is one of Friday. letters_of_office serves the release before, and goes in a later one.
CREATE INDEX letters_of_staff ON letters (site_id, (sent_to = 'one'), sent_at DESC, id DESC)
  WHERE is_by_staff;

-- migrate:down
DROP INDEX letters_of_staff;
