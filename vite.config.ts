import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { CSS_TARGETS, SCRIPT_TARGETS, SUPPORTED_SYNTAX, UNUSED_CSS_FALLBACKS } from './scripts/build/browserTargets.ts'
import { ISLAND_CHUNKS } from './scripts/build/islandChunks.ts'
import { hasServiceWorker } from './scripts/build/writeServiceWorker.ts'
import { PUBLIC_FOLDER } from './scripts/lib/publicFolder.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  // Unknown addresses get no fallback page: the development server and the built site answer them with 404.
  appType: 'custom',
  publicDir: PUBLIC_FOLDER,
  plugins: [optimizeLocales.vite({ locales: ['en-US'] })],
  define: {
    // The development server has no service worker: an author must see what was just saved, not a cached page.
    'import.meta.env.HAS_SERVICE_WORKER': JSON.stringify(command === 'build' && hasServiceWorker()),
    // Leaves what Vite’s import() would preload out of the entry, 320 bytes: an island requests its own chunk and the shared one at once.
    // No documented option does: `modulePreload` empties the list, and leaves the code that reads it.
    __VITE_IS_MODERN__: 'false',
  },
  esbuild: { supported: SUPPORTED_SYNTAX },
  css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TARGETS, exclude: UNUSED_CSS_FALLBACKS } },
  build: {
    target: SCRIPT_TARGETS,
    // Smaller than by Vite’s own minifier: 3 to 10 %.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2018 },
    cssMinify: 'lightningcss',
    // One stylesheet for all pages, linked from index.html; islands bring none of their own.
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: isSsrBuild ? {} : { output: ISLAND_CHUNKS },
    reportCompressedSize: false,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))
