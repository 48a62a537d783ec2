/** A rendered page in pieces: what is its own, and what other pages have, too. */

/**
 * A part of many pages, one object for all of them, so that it is read once. It is outside of `<main>`, and
 * begins and ends a line of text.
 */
export type SharedPiece = { readonly html: string }

/** Markup from one tag to another. Joined, the pieces of a page are its HTML. */
export type Piece = string | SharedPiece

export const joinPieces = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('')
