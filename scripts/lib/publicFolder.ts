/** Vite's public folder, from the project's root: pictures, icons and other files that the build makes. What people write lies in public/. */
export const PUBLIC_FOLDER = '.generated/public'
