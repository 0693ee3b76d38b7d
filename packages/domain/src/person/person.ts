/** Which accounts of a site belong to one person: "one per person" asks here. */
export { joinPerson, fillPersons } from './join.ts'
export {
  listSamePerson,
  personOf,
  type PersonId,
  type SameAccount,
  type SharedMark,
} from './read.ts'
