import type { Rows, Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import type { StaffId } from './rules.ts'

/** The same for all accounts that are used on it, and nothing anybody can find the secret by. */
export const deviceMarkOf = (keys: Keys, secret: string): Buffer =>
  keys.mark('device', `staff ${secret}`)

/** Remembers a device; gives whether this account comes with it for the first time. */
export async function noteStaffDevice(
  work: Work,
  staffId: StaffId,
  deviceMark: Buffer,
  label: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO staff_devices (staff_id, device_mark, label) VALUES (${staffId}, ${deviceMark}, ${label})
    ON CONFLICT (staff_id, device_mark)
    DO UPDATE SET label = excluded.label, last_seen_at = house_now()
    RETURNING xmax = 0 AS is_new`.execute(work)
  return rows[0]?.is_new ?? false
}

export type StaffDevice = {
  readonly label: string
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly isThis: boolean
}

const LISTED_MAX = 50

export async function listStaffDevices(
  rows: Rows,
  staffId: StaffId,
  deviceMark: Buffer | null,
): Promise<StaffDevice[]> {
  const found = await rows
    .selectFrom('staff_devices')
    .select(['label', 'first_seen_at', 'last_seen_at', 'device_mark'])
    .where('staff_id', '=', staffId)
    .orderBy('last_seen_at', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return found.map((row) => ({
    label: row.label,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    isThis: deviceMark !== null && row.device_mark.equals(deviceMark),
  }))
}

export type PastStaffSession = {
  readonly openedAt: Date
  readonly endedAt: Date | null
  readonly endedBecause: string | null
  readonly ip: string
  readonly provenWith: string
}

/** The last sessions of a person, under whatever account. */
export async function listStaffSessions(rows: Rows, personId: string): Promise<PastStaffSession[]> {
  const found = await rows
    .selectFrom('staff_sessions')
    .select(['opened_at', 'ended_at', 'ended_because', 'ip', 'proven_with'])
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return found.map((row) => ({
    openedAt: row.opened_at,
    endedAt: row.ended_at,
    endedBecause: row.ended_because,
    ip: row.ip,
    provenWith: row.proven_with,
  }))
}
