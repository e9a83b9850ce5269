/** What stands before words that only show what goes there. Nobody would write it, and no font of the site has it. */
export const PENCIL = '✎'
