/** The size of a file: 340 KB, 1.4 MB. `bytes` is an integer; a kilobyte is 1000 bytes. */
export const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`
