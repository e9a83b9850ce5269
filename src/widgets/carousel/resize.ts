/** Embla options for Safari before 13.1, which has no ResizeObserver: slides are measured again when the screen is turned. */
export const RESIZE = { watchResize: 'ResizeObserver' in window, breakpoints: { '(orientation:portrait)': {} } }
