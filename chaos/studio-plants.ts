import { createConnection } from '@oriel/db/pool'

/** A bug planted into the database at the start of a run, which has to show in its figures. */
type Plant = { readonly of: string; readonly part: RegExp; readonly instead: string }

const PLANTS: Readonly<Record<string, Plant>> = {
  /** A step is taken whatever was taken before it. */
  'step-twice': {
    of: 'step_round',
    part: /\s+AND jsonb_array_length\(steps\) = p_steps_before/,
    instead: '',
  },
  /** A bet that was paid is not taken off the list of open ones. */
  'settle-twice': {
    of: 'settle_bet',
    part: /DELETE FROM open_rounds WHERE round_id = p_round;\s+IF NOT FOUND THEN .*?END IF;/s,
    instead: '',
  },
  /** A request that comes again is not known. */
  'key-forgotten': {
    of: 'play_round',
    part: /INSERT INTO round_keys VALUES \(p_player, p_client_round,/,
    instead: 'INSERT INTO round_keys VALUES (p_player, gen_random_uuid(),',
  },
}

export async function plantBug(ownerUrl: string, name: string): Promise<void> {
  const plant = PLANTS[name]
  if (!plant) throw new Error(`no such bug; there are: ${Object.keys(PLANTS).join(', ')}`)
  const client = createConnection({ url: ownerUrl, name: 'plant' })
  await client.connect()
  try {
    const { rows } = await client.query<{ text: string }>(
      'SELECT pg_get_functiondef($1::regproc) AS text',
      [plant.of],
    )
    const right = rows[0]?.text ?? ''
    const wrong = right.replace(plant.part, plant.instead)
    if (wrong === right) throw new Error(`${plant.of} has no place for the bug ${name}`)
    await client.query(wrong)
  } finally {
    await client.end()
  }
}
