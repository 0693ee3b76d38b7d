/** `now`: somebody looks at the place where it will stand. `later`: drawn ahead. */
export type Urgency = 'now' | 'later'

type Job<Result> = {
  readonly work: () => Promise<Result>
  /** Asked when its turn comes: nobody waits any more for what was left meanwhile. */
  readonly isWanted: () => boolean
  readonly urgency: () => Urgency
}

/** `full`: too many wait already. `unwanted`: its turn came and nobody wanted it. */
type Turn<Result> = { readonly done: Result } | 'full' | 'unwanted'

export type Queue<Result> = {
  run(job: Job<Result>): Promise<Turn<Result>>
  waiting(): number
}

type Waiting<Result> = Job<Result> & {
  readonly take: () => Promise<void>
  readonly leave: (turn: Turn<Result>) => void
}

/** So many at once and no more; what somebody waits for goes before what is drawn ahead. */
export function createQueue<Result>(atOnce: number, waitingMax: number): Queue<Result> {
  const line: Waiting<Result>[] = []
  let running = 0

  const next = (): void => {
    while (running < atOnce && line.length > 0) {
      const urgent = line.findIndex((job) => job.urgency() === 'now')
      const [job] = line.splice(Math.max(urgent, 0), 1)
      if (!job) return
      if (!job.isWanted()) {
        job.leave('unwanted')
        continue
      }
      running += 1
      void job.take().finally(() => {
        running -= 1
        next()
      })
    }
  }

  return {
    waiting: () => line.length,
    run: (job) =>
      new Promise((resolve, reject) => {
        if (line.length >= waitingMax && !makeRoom(line)) return resolve('full')
        const take = () => job.work().then((done) => resolve({ done }), reject)
        line.push({ ...job, take, leave: resolve })
        next()
      }),
  }
}

/** What nobody waits for, or what is only drawn ahead, gives its place away. */
function makeRoom<Result>(line: Waiting<Result>[]): boolean {
  const unwanted = line.findIndex((job) => !job.isWanted())
  const place = unwanted >= 0 ? unwanted : line.findLastIndex((job) => job.urgency() === 'later')
  if (place < 0) return false
  const [left] = line.splice(place, 1)
  left?.leave(unwanted >= 0 ? 'unwanted' : 'full')
  return true
}
