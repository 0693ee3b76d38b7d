/**
 * What the house says in letters, and what each has to be told. A template names nothing else: a
 * placeholder that is not listed refuses it. Amounts and times are text, written by who sends.
 */
export const templateFields = {
  welcome: ['account'],
  draws_given: ['count', 'until'],
  award_paid: ['amount', 'month'],
  bonus_given: ['amount'],
  deletion_asked: ['until'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LetterTemplate = keyof typeof templateFields
export type LetterValues<Name extends LetterTemplate = LetterTemplate> = Readonly<
  Record<(typeof templateFields)[Name][number], string>
>

export const letterTemplates = Object.keys(templateFields) as LetterTemplate[]
export const isLetterTemplate = (name: string): name is LetterTemplate =>
  Object.hasOwn(templateFields, name)
