import { GAMES } from '@fray/games';
import { build } from 'vite';
import { type FirstPresets, HERE, siteConfig } from './site.ts';

async function firstPresets(): Promise<FirstPresets> {
  const firsts: FirstPresets = {};
  for (const card of GAMES) {
    const preset = (await card.load()).setup.presets[0];
    if (preset) firsts[card.id] = { id: preset.id, title: preset.title };
  }
  return firsts;
}

/** Builds the static site and says where it is. */
export async function buildSite(outDir = `${HERE}dist`): Promise<string> {
  // A test run sets it otherwise, and would get another site than the one that is served.
  process.env.NODE_ENV = 'production';
  await build(siteConfig(await firstPresets(), outDir));
  return outDir;
}
