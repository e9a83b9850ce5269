/**
 * The attribute of content that find-in-page, text fragments and links may open: `hidden="until-found"`. React knows `hidden` only as a
 * yes or no, and leaves attributes alone that it does not know; HTML reads names in either case.
 */
export const UNTIL_FOUND = { HIDDEN: 'until-found' }
