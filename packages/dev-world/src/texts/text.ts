/** What the stories write: a title, and HTML for what stands below it. */
export type Text = { readonly title: string; readonly body: string }

export type PromotionText = Text & {
  readonly summary: string
  /** One sentence each. */
  readonly terms: readonly string[]
}
