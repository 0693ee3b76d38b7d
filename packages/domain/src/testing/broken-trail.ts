import type { TestOffice } from './office.ts'

/** From now on lines of the office's trail that are such cannot be kept. */
export const breakTrail = (house: TestOffice, such: string): Promise<void> =>
  house.asOwner(`CREATE FUNCTION break_trail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the trail is broken' USING ERRCODE = 'check_violation'; END $$;
    CREATE TRIGGER break_trail BEFORE INSERT ON office_events FOR EACH ROW WHEN (${such})
    EXECUTE FUNCTION break_trail()`)

export const mendTrail = (house: TestOffice): Promise<void> =>
  house.asOwner('DROP TRIGGER break_trail ON office_events; DROP FUNCTION break_trail')

/** From now on whatever changes a member fails when it is committed, after all was written. */
export const failLate = (house: TestOffice): Promise<void> =>
  house.asOwner(`CREATE FUNCTION fail_late() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'too late'; END $$;
    CREATE CONSTRAINT TRIGGER fail_late AFTER UPDATE ON members DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION fail_late()`)
