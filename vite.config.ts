import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { islandChunks } from './scripts/build/islandChunks.ts'

export default defineConfig({
  // Nothing answers addresses that are not pages: the development server and the built site say 404.
  appType: 'custom',
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), islandChunks()],
  build: {
    target: 'es2022',
    // One style sheet for all pages, linked from index.html; islands bring none of their own.
    cssCodeSplit: false,
    // An island asks for its chunk and the shared one in the same moment, so nothing is left to preload.
    modulePreload: false,
    reportCompressedSize: false,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})
