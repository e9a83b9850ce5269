/** How much a file weighs, as people say it: 340 KB, 1.4 MB. `bytes` are whole; a kilobyte has a thousand of them. */
export const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`
