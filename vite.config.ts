import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { islandChunks } from './scripts/build/islandChunks.ts'
import { wantsServiceWorker } from './scripts/build/serviceWorker.ts'
import { PUBLIC_FOLDER } from './scripts/lib/publicFolder.ts'

export default defineConfig(({ command }) => ({
  // Nothing answers addresses that are not pages: the development server and the built site say 404.
  appType: 'custom',
  publicDir: PUBLIC_FOLDER,
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), islandChunks()],
  // While somebody writes, nothing may come from yesterday.
  define: { 'import.meta.env.HAS_SERVICE_WORKER': JSON.stringify(command === 'build' && wantsServiceWorker(process.env)) },
  build: {
    target: 'es2022',
    // Terser makes React, React Aria and Embla four kilobytes smaller than esbuild does. Three rounds find what one does not.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, safari10: false, compress: { passes: 3 } },
    cssMinify: 'esbuild',
    // One style sheet for all pages, linked from index.html; islands bring none of their own.
    cssCodeSplit: false,
    // An island asks for its chunk and the shared one in the same moment, so nothing is left to preload.
    modulePreload: false,
    reportCompressedSize: false,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))
