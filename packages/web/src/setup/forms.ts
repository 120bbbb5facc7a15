import type { AnyGame } from '@fray/games';
import type { Component } from 'svelte';
import type { SaidProblem } from './problems.ts';

/** What a game's own form gets: the set-up as it stands, what is wrong with it, and how to change it. */
export interface FormProps {
  game: AnyGame;
  value: unknown;
  problems: readonly SaidProblem[];
  change: (value: unknown) => void;
  /** Only the forces: beside the odds. */
  brief: boolean;
}

interface FormSpec {
  load: () => Promise<Component<FormProps>>;
  /** Problems that the form shows beside their field; the others are said with everything else. */
  covers: RegExp;
}

const FORMS: Record<string, FormSpec> = {
  'twilight-imperium': {
    load: () => import('../games/ti4/SetupForm.svelte').then((file) => file.default),
    covers:
      /^((attacker|defender)(\.(faction|space|fleetSupply|hand|technologies|leaders|notes|relics|breakthroughs|counters)\b.*)?|system\.(anomalies|planets)\b.*|(adjacent|thirds)\b.*|start|extent)$/,
  },
  merc: {
    load: () => import('../games/merc/SetupForm.svelte').then((file) => file.default),
    covers:
      /^(attacker|by|sector|mine|forces(\.\w+(\.units)?)?|forces\.\w+\.units\[\d+\](\.(militia|gear|wounds|squad|name|initiative|combat|targets|armor|health)\b.*)?|forces\.\w+\.vehicles\b.*|tactics\b.*|map(\[\d+\]\.\w+)?)$/,
  },
  'mage-knight': {
    load: () => import('../games/mage-knight/SetupForm.svelte').then((file) => file.default),
    covers:
      /^(site|ruins|cities(\[0\]\.\w+)?|enemies\b.*|heroes(\[\d+\](\.(name|level|fame|hand|units|mana|crystals|skills|deck)\b.*)?)?)$/,
  },
  'flesh-and-blood': {
    load: () => import('../games/fab/SetupForm.svelte').then((file) => file.default),
    covers:
      /^(defend_max|players(\.[AB](\.(use|hero|life|weapons|equipment|deck)\b.*)?)?|link(\.attack|\.(attacker|defender)\b.*)?|custom\[\d+\]\.(name|type|cost|pitch|power|defense|keywords|sub)\b.*)$/,
  },
  'exodus-loop': {
    load: () => import('../games/exodus/SetupForm.svelte').then((file) => file.default),
    covers:
      /^((player|enemy)(\.(carriers|squadrons|upgrades|skills)\b.*)?|hazards\b.*|waves\[\d+\](\.(size|place)|\.triggers\[\d+\]\.from)?|columns|rows|encounter|start|options\.(jumpNeeded|turnLimit|actionPoints|fuelReserve|refuel|fuelStore))$/,
  },
};

/** The form of a game; a game without one is set up by its schema. */
export const formOf = (game: string): FormSpec | undefined => FORMS[game];
