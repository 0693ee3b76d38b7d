import { secretStore } from '@oriel/domain/provider'

/** Secrets shared with payment providers. Two of a link are valid while both sides turn. */
export const {
  add: addPaymentKey,
  end: endPaymentKey,
  find: findPaymentKeys,
} = secretStore({ table: 'payment_keys', owner: 'link_id', about: 'payment' })
