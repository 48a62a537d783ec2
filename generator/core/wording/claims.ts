/** Messages about claims: the figures and promises of `data/claims.ts`. */
import { short, type Wordings } from './words.ts'

export const claimWording = {
  claimsContradict: (subject: string, claims: readonly { name: string; value: string }[]) => ({
    code: 'claims-contradict',
    what: `The claims about ${subject} contradict each other: ${claims.map(({ name, value }) => `{${name}} is "${short(value)}"`).join(', ')}.`,
    hint: 'Find out which one is true, and make the others say the same or remove them.',
  }),
} satisfies Wordings
