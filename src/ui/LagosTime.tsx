/** Says that times are in Lagos time, for readers abroad. Shown once wherever times are listed. */
export const LagosTime = () => 'All times are Lagos time (WAT, UTC+1).'
