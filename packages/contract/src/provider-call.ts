import type * as z from 'zod/mini'

/**
 * One call between a game provider and a house. An answer is definite when it is HTTP 200 and
 * rightly signed: done with data, or refused for one of the reasons listed. Everything else,
 * however it looks, says nothing about what happened.
 */
export type ProviderCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Reason extends string = string,
> = {
  readonly path: `/${string}`
  readonly summary: string
  readonly input: Input
  readonly data: Data
  readonly reasons: readonly Reason[]
}

export const providerCall = <
  const Input extends z.ZodMiniType,
  const Data extends z.ZodMiniType,
  const Reason extends string,
>(
  declared: ProviderCall<Input, Data, Reason>,
): ProviderCall<Input, Data, Reason> => declared

export type ProviderInput<Call extends ProviderCall> = z.output<Call['input']>
export type ProviderData<Call extends ProviderCall> = z.output<Call['data']>
export type ProviderReason<Call extends ProviderCall> = Call['reasons'][number]

/** The body of every answer with status 200. */
export type ProviderAnswer<Data, Reason extends string> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly reason: Reason }
