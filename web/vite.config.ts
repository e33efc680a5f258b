import { join } from 'node:path'
import { defineConfig } from 'vite'
import { finish } from './build/finish.ts'
import { grounds } from './build/grounds.ts'

const root = import.meta.dirname
const FONT = /\.woff2?$/
const GAME = /[\\/]games[\\/]([^\\/]+)[\\/]/

/** What is loaded of a game when it is needed bears its name: `chess-board`. */
function chunkFileNames({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const game = GAME.exec(facadeModuleId ?? '')?.[1]
  return game === undefined || game === name ? 'assets/[name]-[hash].js' : `assets/${game}-[name]-[hash].js`
}

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [grounds(join(root, '..', 'games')), finish(join(root, 'sw', 'sw.ts'))],
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    // The server's content policy lets fonts come from files only.
    assetsInlineLimit: (file) => (FONT.test(file) ? false : undefined),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // React changes rarely: in a chunk of its own it stays in the browser's cache when Skerry changes.
      output: {
        chunkFileNames,
        codeSplitting: { groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
})
