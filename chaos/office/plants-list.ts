import { inFile, type NamedPlants } from '../plant/named.ts'

const DOMAIN = 'packages/domain/src'
const API = 'apps/api/src/office'

const inProposals = inFile(`${DOMAIN}/proposal/proposal.test.ts`)
const inMatrix = inFile(`${API}/matrix.test.ts`)

export const OFFICE_PLANTS: NamedPlants = {
  o1: {
    says: 'rights are checked by the pages alone',
    edits: [
      {
        file: `/${API}/gate.ts`,
        part: 'if (call.permission !== null && !isAllowed) {',
        instead: 'if (call.permission !== null && !isAllowed && house.hosts.length === 0) {',
      },
      {
        file: `/${DOMAIN}/proposal/act.ts`,
        part: 'const right = await mayRun(work, actor, asked)',
        instead: "const right = (await mayRun(work, actor, asked)) && 'run'",
      },
    ],
    test: inMatrix('content', '/office/members', '%s'),
    red: /\/office\/members 200: expected false to be true/,
  },
  o2: {
    says: 'of two who agree the accounts are compared, and not the persons',
    changes: [
      {
        of: 'proposal_hindrances',
        part: /s\.person_id = p\.made_person OR s\.staff_id/,
        instead: 's.staff_id',
      },
      {
        of: 'proposal_vote_kept',
        part: /NEW\.person_id = p\.made_person OR NEW\.staff_id/,
        instead: 'NEW.staff_id',
      },
    ],
    test: inProposals(
      'two different people',
      'the maker does not vote, nor does another account of the same person',
    ),
    red: /ok: true, value: 'done' \} to deeply equal .*same_person/,
  },
  o3: {
    says: 'what will change is what the browser says',
    edits: [
      {
        file: `/${DOMAIN}/proposal/make.ts`,
        part: 'const after = { ...preview.value.after }',
        instead: 'const after = { ...preview.value.after, ...(input as { after?: object }).after }',
      },
    ],
    test: inProposals(
      'a proposal',
      'says what the domain has found out, whatever came with its input',
    ),
    red: /to deeply equal/,
  },
  o4: {
    says: 'two last votes at once both go on to run the command',
    changes: [
      { of: 'proposal_vote', part: / FOR UPDATE/, instead: '' },
      {
        of: 'proposal_vote',
        part: /p_vote, p_reason\);/,
        instead: 'p_vote, p_reason) ON CONFLICT DO NOTHING;',
      },
      // Held up for a moment, as by a slow machine.
      {
        of: 'proposal_vote',
        part: /IF p_vote = 'no' THEN/,
        instead: "PERFORM pg_sleep(0.3);\n  IF p_vote = 'no' THEN",
      },
      {
        of: 'proposal_end_kept',
        part: /IF OLD\.state <> 'open' THEN/,
        instead: 'IF false THEN',
      },
    ],
    test: inProposals('a vote', 'of fifty last ones at once one runs the command'),
    red: /…\(\d+\) \] to deeply equal \[ \{ ok: true, value: 'done' \} \]/,
  },
  o5: {
    says: 'a subject that has changed since is not noticed',
    edits: [
      {
        file: `/${DOMAIN}/proposal/decide.ts`,
        part: 'if (before?.version !== row.before_version) return',
        instead: 'if (!before) return',
      },
    ],
    test: inProposals(
      'a vote',
      'on a subject that has changed meanwhile ends it as stale and runs nothing',
    ),
    red: /expected '(done|failed)' to be 'stale'/,
  },
  o6: {
    says: 'the line of the trail is written outside of the transaction it is about',
    edits: [
      {
        file: `/${DOMAIN}/proposal/decide.ts`,
        part: 'await noteOffice(work, {\n    ...lineOf(actor, asked),\n    outcome: ran.ok',
        instead:
          'await noteOffice(tools.database.rows, {\n    ...lineOf(actor, asked),\n    outcome: ran.ok',
      },
    ],
    test: inFile(`${DOMAIN}/proposal/trail.test.ts`)(
      'no line is left of',
      'a last vote whose command was not kept',
    ),
    red: /to deeply equal \[ 'done', 'proposed' \]/,
  },
  o7: {
    says: 'who has taken something has it for ever',
    edits: [
      {
        file: `/${DOMAIN}/queue/lock.ts`,
        part: "interval '5 minutes'",
        instead: "interval '5 years'",
      },
    ],
    test: inFile(`${DOMAIN}/queue/queue.test.ts`)(
      'a lock',
      'is over five minutes after its page was closed, and sooner for nobody',
    ),
    red: /to be null/,
  },
  o8: {
    says: 'the site is the one that the body names',
    edits: [
      {
        file: `/${API}/gate.ts`,
        part: 'return new OfficeCaller(request, house, entered, chosen)',
        instead: `const { site_id } = request.body as { site_id?: number }
    return new OfficeCaller(request, house, entered, site_id ? siteId(site_id) : chosen)`,
      },
    ],
    test: inMatrix(
      '',
      'a site that a body names counts for nothing: what is read is of the chosen one',
    ),
    red: /to not include 'sophia'/,
  },
  o13: {
    says: 'cells of a file are written as they are, also those that a spreadsheet would run',
    edits: [
      {
        file: '/packages/core/src/csv.ts',
        part: "const safe = FORMULA.test(text) && !isNumeric(text) ? `'${text}` : text",
        instead: 'const safe = FORMULA.test(text) && !isNumeric(text) ? text : text',
      },
    ],
    test: inFile(`${API}/export-job/export-job.test.ts`)(
      'a file',
      'has every row of the site once, and no cell is a formula',
    ),
    red: /to contain .*=cmd\(\)/,
  },
  o14: {
    says: 'a run of many finds its members anew',
    edits: [
      {
        file: `/${DOMAIN}/bulk/run.ts`,
        part: 'for await (const item of undone(database.rows, run)) {',
        instead: `const { rows: told } = await sql<{ filter: unknown }>\`
    SELECT filter FROM bulk_runs WHERE id = \${run.id}\`.execute(database.rows)
  const again = await one.list(database.rows, run.site_id as SiteId, told[0]?.filter, 10_000)
  for (const item of again.map(({ id }, number) => ({ number, subject_id: id }))) {`,
      },
    ],
    test: inFile(`${DOMAIN}/bulk/bulk.test.ts`)(
      'what was tried',
      'is done to the list that was agreed, not to who matches its filter later',
    ),
    red: /to match object \{ state: 'done', done: 30 \}/,
  },
  o15: {
    says: 'what is personal is shown without a line of the trail',
    edits: [
      {
        file: `/${DOMAIN}/proposal/act.ts`,
        part: "await noteOffice(work, {\n    ...lineOf(actor, asked),\n    outcome: outcome.ok ? 'done'",
        instead:
          "if (asked.one.permission !== 'member.unmask') await noteOffice(work, {\n    ...lineOf(actor, asked),\n    outcome: outcome.ok ? 'done'",
      },
    ],
    test: inFile(`${API}/member/member.test.ts`)(
      'unmasking',
      'answers one field for a reason and writes its name, never its value',
    ),
    red: /expected undefined to match object/,
  },
  o16: {
    says: 'a switch is read once, when the process begins',
    edits: [
      {
        file: `/${DOMAIN}/switch/store.ts`,
        part: 'export async function isPlayOff(rows: Rows, wanted: Wanted): Promise<boolean> {',
        instead: `let atStart: Promise<boolean> | undefined
export const isPlayOff = (rows: Rows, wanted: Wanted): Promise<boolean> =>
  (atStart ??= readPlayOff(rows, wanted))
async function readPlayOff(rows: Rows, wanted: Wanted): Promise<boolean> {`,
      },
    ],
    test: inFile(`${DOMAIN}/switch/switch.test.ts`)(
      'off',
      'one person, at once, with an event and a fact in the same commit',
    ),
    red: /expected false to be true/,
  },
}
