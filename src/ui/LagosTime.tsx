/** Whose clock the times beside it go by: for readers, and learners, abroad. It stands once wherever times are listed. */
export const LagosTime = () => 'All times are Lagos time (WAT, UTC+1).'
