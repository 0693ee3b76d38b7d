/** Payments that were taken back: by a payer who disputes them, or by a bank. */
export { sweepDisputes } from './drive.ts'
