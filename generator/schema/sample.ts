/**
 * Values of `data/` that are samples: they came with the software, and the agency replaces them before the
 * site goes live.
 */

/**
 * An entry in which any field may be marked as a sample: `phone: { value: '+32 16 00 00 00', sample: true }`.
 * A group of fields has the mark among them: `company: { legalName: '…', sample: true }`.
 */
export type Marked<T> = {
  readonly [field in keyof T]: T[field] | { readonly value: T[field]; readonly sample: boolean }
}
