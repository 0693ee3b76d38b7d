/** The two NATS types other packages may name. */
export type { NatsConnection, Subscription } from '@nats-io/transport-node'
