export type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: string
}

/** Three invented people; .example is a domain that nobody can own. */
export const people: readonly Person[] = [
  { id: 'sandbox-ada', name: 'Ada Quill', email: 'ada@people.example', locale: 'en-US' },
  { id: 'sandbox-minh', name: 'Minh Bạch', email: 'minh@people.example', locale: 'vi-VN' },
  { id: 'sandbox-mei', name: 'Mei Song', email: 'mei@people.example', locale: 'zh-CN' },
]
