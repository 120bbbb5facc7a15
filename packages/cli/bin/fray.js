#!/usr/bin/env node
// Plain JavaScript: the TypeScript sources are run as they are, so a clone needs no build after `npm install`.
import './tsx.js';

const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
