/** Vite’s public folder, relative to the project root: generated pictures, icons and other files. Hand-written ones are in public/. */
export const PUBLIC_FOLDER = '.generated/public'
