import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { breakTrail, failLate, mendTrail } from '../testing/broken-trail.ts'
import { openReview, type Review } from '../testing/review.ts'

let review: Review
let house: Review['house']
beforeEach(async () => {
  review = await openReview()
  house = review.house
})
afterEach(() => review.close())

const votesOn = (id: string) =>
  house.office.rows
    .selectFrom('proposal_votes')
    .select('person_id')
    .where('proposal_id', '=', id)
    .execute()
const outcomes = async () => (await review.trail()).map(({ outcome }) => outcome)

describe('a line that cannot be kept takes with it', () => {
  test('what one person has done alone', async () => {
    const actor = await house.actor('kenji.mori')
    await breakTrail(house, `NEW.permission = 'member.freeze'`)
    await expect(review.freeze(actor)).rejects.toThrow('the trail is broken')
    expect(await review.stateOf()).toBe('open')
  })

  test('the proposal it is about', async () => {
    const maker = await house.actor('kenji.mori')
    await review.freeze(maker)
    await breakTrail(house, `NEW.outcome = 'proposed'`)
    await expect(review.propose(maker)).rejects.toThrow('the trail is broken')
    expect(await house.office.rows.selectFrom('proposals').select('id').execute()).toEqual([])
  })

  test.each([
    ['of the vote', `NEW.outcome = 'voted_yes'`],
    ['of the command', `NEW.outcome = 'done'`],
  ])('the last vote and the command it has run: the line %s', async (_which, such) => {
    const { id } = await review.proposed()
    const voter = await house.actor('rosa.lind')
    await breakTrail(house, such)
    await expect(review.vote(voter, id)).rejects.toThrow('the trail is broken')
    expect(await review.stateOf()).toBe('frozen')
    expect((await review.proposalOf(id)).state).toBe('open')
    expect(await votesOn(id)).toEqual([])
    expect(await outcomes()).toEqual(['done', 'proposed'])

    await mendTrail(house)
    expect(await review.vote(voter, id)).toEqual({ ok: true, value: 'done' })
    expect(await outcomes()).toEqual(['done', 'proposed', 'voted_yes', 'done'])
  })
})

describe('no line is left of', () => {
  test('what one person has done alone and was not kept', async () => {
    const actor = await house.actor('kenji.mori')
    await failLate(house)
    await expect(review.freeze(actor)).rejects.toThrow('too late')
    expect(await review.stateOf()).toBe('open')
    expect(await outcomes()).toEqual([])
  })

  test('a last vote whose command was not kept', async () => {
    const { id } = await review.proposed()
    const voter = await house.actor('rosa.lind')
    await failLate(house)
    await expect(review.vote(voter, id)).rejects.toThrow('too late')
    expect(await review.stateOf()).toBe('frozen')
    expect((await review.proposalOf(id)).state).toBe('open')
    expect(await outcomes()).toEqual(['done', 'proposed'])
  })
})
