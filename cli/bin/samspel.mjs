#!/usr/bin/env node
import { existsSync } from 'node:fs'

// The published package contains a bundle; in the checkout the sources are used.
const bundle = new URL('../dist/samspel.js', import.meta.url)
const sources = new URL('../src/main.ts', import.meta.url)

if (existsSync(sources)) (await import('tsx/esm/api')).register()
await import(existsSync(sources) ? sources.href : bundle.href)
