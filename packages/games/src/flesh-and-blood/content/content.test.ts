import { describe, expect, it } from 'vitest';
import { game } from '../tests/whole.ts';
import { DECKS } from './decks.ts';
import { CARDS, cardId } from './index.ts';
import type { CardRow } from './row.ts';

/** Section 10 as plain facts: name, color, pitch, cost, power, defense, type, class, and zone or hands. "-": none. */
const TABLE = `
Dorinthea, Quicksilver Prodigy|-|-|-|-|-|hero|warrior|-
Dawnblade, Resplendent|-|-|1|2|-|weapon|warrior|sword 2
Ironrot Helm|-|-|-|-|1|equipment|generic|head
Blossom of Spring|-|-|-|-|0|equipment|generic|chest
Gallantry Gold|-|-|-|-|1|equipment|warrior|arms
Ironrot Legs|-|-|-|-|1|equipment|generic|legs
Hala Goldenhelm|-|-|-|-|3|mentor|warrior|-
Glistening Steelblade|yellow|2|1|-|3|action|warrior|-
En Garde|red|1|1|-|3|action|warrior|-
Second Swing|red|1|1|-|3|action|warrior|-
Warrior's Valor|red|1|1|-|3|action|warrior|-
Sharpen Steel|red|1|0|-|3|action|warrior|-
Run Through|yellow|2|1|-|3|attack reaction|warrior|-
Thrust|red|1|1|-|2|attack reaction|generic|-
In the Swing|red|1|0|-|3|attack reaction|warrior|-
Ironsong Response|red|1|0|-|3|attack reaction|warrior|-
Driving Blade|yellow|2|2|-|3|action|warrior|-
Slice and Dice|yellow|2|0|-|3|action|warrior|-
On a Knife Edge|yellow|2|0|-|2|action|generic|-
Out for Blood|yellow|2|1|-|3|attack reaction|warrior|-
Hit and Run|blue|3|0|-|3|action|warrior|-
Visit the Blacksmith|blue|3|0|-|2|action|generic|-
Blade Flash|blue|3|1|-|2|attack reaction|generic|-
Toughen Up|blue|3|2|-|4|defense reaction|generic|-
Sigil of Solace|blue|3|0|-|-|instant|generic|-
Flock of the Feather Walkers|red|1|1|5|2|attack|generic|-
Titanium Bauble|blue|3|-|-|3|resource|generic|-
Quicken|-|-|-|-|-|token|generic|-
Rhinar|-|-|-|-|-|hero|brute|-
Bone Basher|-|-|2|4|-|weapon|brute|club 2
Bone Vizier|-|-|-|-|1|equipment|brute|head
Ironhide Gauntlet|-|-|-|-|0|equipment|generic|arms
Ironhide Legs|-|-|-|-|0|equipment|generic|legs
Chief Ruk'utan|-|-|-|-|3|mentor|brute|-
Alpha Rampage|red|1|3|9|3|attack|brute|-
Beast Mode|red|1|3|6|3|attack|brute|-
Pack Hunt|red|1|2|6|3|attack|brute|-
Bare Fangs|red|1|2|6|-|attack|brute|-
Wild Ride|red|1|2|6|-|attack|brute|-
Wrecking Ball|red|1|3|6|-|attack|brute|-
Awakening Bellow|red|1|1|-|3|action|brute|-
Pack Call|yellow|2|3|6|3|attack|brute|-
Smash Instinct|yellow|2|3|6|3|attack|brute|-
Smash with Big Tree|yellow|2|2|6|-|attack|brute|-
Muscle Mutt|yellow|2|3|6|2|attack|generic|-
Raging Onslaught|yellow|2|3|6|3|attack|generic|-
Wounded Bull|yellow|2|3|6|2|attack|generic|-
Barraging Beatdown|yellow|2|0|-|3|action|brute|-
Rally the Rearguard|blue|3|2|4|2|attack|generic|-
Wrecker Romp|blue|3|2|6|3|attack|brute|-
Come to Fight|blue|3|1|-|3|action|generic|-
Clearing Bellow|blue|3|0|-|3|action|brute|-
Dodge|blue|3|0|-|2|defense reaction|generic|-
Dorinthea|-|-|-|-|-|hero|warrior|-
Dawnblade|-|-|1|3|-|weapon|warrior|sword 2
Hope Merchant's Hood|-|-|-|-|0|equipment|generic|head
Ironrot Plate|-|-|-|-|1|equipment|generic|chest
Ironrot Gauntlet|-|-|-|-|1|equipment|generic|arms
Refraction Bolters|-|-|-|-|1|equipment|warrior|legs
Biting Blade|red|1|2|-|3|attack reaction|warrior|-
Stroke of Foresight|red|1|1|-|3|attack reaction|warrior|-
Overpower|red|1|3|-|3|attack reaction|warrior|-
Steelblade Shunt|red|1|1|-|6|defense reaction|warrior|-
Driving Blade|red|1|2|-|3|action|warrior|-
Nature's Path Pilgrimage|red|1|1|-|3|action|warrior|-
Wounding Blow|red|1|0|4|3|attack|generic|-
Razor Reflex|red|1|1|-|2|attack reaction|generic|-
Stroke of Foresight|yellow|2|1|-|3|attack reaction|warrior|-
Warrior's Valor|yellow|2|1|-|3|action|warrior|-
Springboard Somersault|yellow|2|0|-|2|defense reaction|generic|-
Biting Blade|blue|3|2|-|3|attack reaction|warrior|-
Ironsong Response|blue|3|0|-|3|attack reaction|warrior|-
Driving Blade|blue|3|2|-|3|action|warrior|-
Nature's Path Pilgrimage|blue|3|1|-|3|action|warrior|-
Sharpen Steel|blue|3|0|-|3|action|warrior|-
Warrior's Valor|blue|3|1|-|3|action|warrior|-
Flock of the Feather Walkers|blue|3|1|3|2|attack|generic|-
Scour the Battlescape|blue|3|0|1|2|attack|generic|-
Energy Potion|blue|3|0|-|-|item|generic|-
Romping Club|-|-|2|4|-|weapon|brute|club 2
Barkbone Strapping|-|-|-|-|1|equipment|brute|chest
Snapdragon Scalers|-|-|-|-|0|equipment|generic|legs
Breakneck Battery|red|1|2|6|3|attack|brute|-
Savage Feast|red|1|1|6|3|attack|brute|-
Savage Swing|red|1|1|7|3|attack|brute|-
Smash Instinct|red|1|3|7|3|attack|brute|-
Wrecker Romp|red|1|2|8|3|attack|brute|-
Drone of Brutality|red|1|2|6|2|attack|generic|-
Savage Swing|yellow|2|1|6|3|attack|brute|-
Barraging Brawnhide|yellow|2|3|6|2|attack|generic|-
Awakening Bellow|blue|3|1|-|3|action|brute|-
Barraging Beatdown|blue|3|0|-|3|action|brute|-
Primeval Bellow|blue|3|0|-|3|action|brute|-
Timesnap Potion|blue|3|0|-|-|item|generic|-
Ira, Crimson Haze|-|-|-|-|-|hero|ninja|-
Edge of Autumn|-|-|1|1|-|weapon|ninja|sword 2
Flying Kick|red|1|2|5|3|attack|ninja|-
Scar for a Scar|red|1|0|4|2|attack|generic|-
Torrent of Tempo|red|1|1|5|3|attack|ninja|-
Bittering Thorns|yellow|2|1|3|2|attack|ninja|-
Salt the Wound|yellow|2|0|2|3|attack|ninja|-
Whirling Mist Blossom|yellow|2|1|2|2|attack|ninja|-
Brutal Assault|blue|3|2|4|3|attack|generic|-
Head Jab|blue|3|0|1|2|attack|ninja|-
Lunging Press|blue|3|0|-|2|attack reaction|generic|-
Bravo, Flattering Showman|-|-|-|-|-|hero|guardian|-
Cracker Jax|-|-|-|-|0|equipment|generic|arms
Crash Down|red|1|3|-|3|aura|guardian|-
Debilitate|red|1|4|8|3|attack|guardian|-
Knock 'Em Off Their Feet|red|1|4|8|3|attack|guardian|-
Thunder Quake|red|1|6|10|3|attack|guardian|-
Buckling Blow|yellow|2|4|7|3|attack|guardian|-
Clash of Mountains|blue|3|4|6|3|attack|guardian|-
Crash and Bash|blue|3|-|-|2|block|guardian|-
Disable|blue|3|5|7|3|attack|guardian|-
Flatten the Field|blue|3|4|6|3|attack|guardian|-
Grind Them Down|blue|3|3|5|3|attack|guardian|-
Macho Grande|blue|3|7|8|3|attack|guardian|-
Reinforce the Line|blue|3|0|-|-|instant|generic|-
Katsu|-|-|-|-|-|hero|ninja|-
Harmonized Kodachi|-|-|1|1|-|weapon|ninja|dagger 1
Heartened Cross Strap|-|-|-|-|0|equipment|generic|chest
Breaking Scales|-|-|-|-|1|equipment|ninja|arms
Blackout Kick|red|1|1|4|3|attack|ninja|-
Fluster Fist|red|1|0|4|3|attack|ninja|-
Head Jab|red|1|0|3|2|attack|ninja|-
Leg Tap|red|1|1|4|2|attack|ninja|-
Open the Center|red|1|2|5|3|attack|ninja|-
Rising Knee Thrust|red|1|0|3|3|attack|ninja|-
Surging Strike|red|1|2|5|2|attack|ninja|-
Whelming Gustwave|red|1|0|3|3|attack|ninja|-
Leg Tap|yellow|2|1|3|2|attack|ninja|-
Rising Knee Thrust|yellow|2|0|2|3|attack|ninja|-
Surging Strike|yellow|2|2|4|2|attack|ninja|-
Fluster Fist|blue|3|0|2|3|attack|ninja|-
Whelming Gustwave|blue|3|0|1|3|attack|ninja|-
Flic Flak|blue|3|0|-|2|defense reaction|ninja|-
Wounding Blow|blue|3|0|2|3|attack|generic|-
Bravo|-|-|-|-|-|hero|guardian|-
Anothos|-|-|3|4|-|weapon|guardian|hammer 2
Helm of Isen's Peak|-|-|-|-|1|equipment|guardian|head
Goliath Gauntlet|-|-|-|-|0|equipment|generic|arms
Buckling Blow|red|1|4|8|3|attack|guardian|-
Cartilage Crush|red|1|3|7|3|attack|guardian|-
Disable|red|1|5|9|3|attack|guardian|-
Emerging Power|red|1|2|-|3|aura|guardian|-
Debilitate|yellow|2|4|7|3|attack|guardian|-
Emerging Power|yellow|2|2|-|3|aura|guardian|-
Buckling Blow|blue|3|4|6|3|attack|guardian|-
Cartilage Crush|blue|3|3|5|3|attack|guardian|-
Crush Confidence|blue|3|3|5|3|attack|guardian|-
Staunch Response|blue|3|2|-|5|defense reaction|guardian|-
Blessing of Deliverance|blue|3|2|-|3|aura|guardian|-
Stonewall Confidence|blue|3|2|-|3|aura|guardian|-
Barraging Brawnhide|blue|3|3|5|2|attack|generic|-
Raging Onslaught|blue|3|3|5|3|attack|generic|-
Drone of Brutality|blue|3|2|4|2|attack|generic|-
Wounded Bull|blue|3|3|5|2|attack|generic|-
Pummel|blue|3|2|-|2|attack reaction|generic|-
Potion of Strength|blue|3|0|-|-|item|generic|-
Sloggism|blue|3|3|-|2|action|generic|-
`
  .trim()
  .split('\n');

/** Cards of the four decks with their copies, and what is equipped. */
const LISTS: Record<keyof typeof DECKS, string> = {
  dorinthea:
    "1 Dawnblade, Resplendent, 1 Ironrot Helm, 1 Blossom of Spring, 1 Gallantry Gold, 1 Ironrot Legs, 1 Hala Goldenhelm, 1 Glistening Steelblade (yellow), 2 En Garde (red), 2 Second Swing (red), 2 Warrior's Valor (red), 2 Sharpen Steel (red), 2 Run Through (yellow), 2 Thrust (red), 2 In the Swing (red), 2 Ironsong Response (red), 2 Driving Blade (yellow), 2 Slice and Dice (yellow), 2 On a Knife Edge (yellow), 2 Out for Blood (yellow), 2 Hit and Run (blue), 2 Visit the Blacksmith (blue), 2 Blade Flash (blue), 2 Toughen Up (blue), 2 Sigil of Solace (blue), 2 Flock of the Feather Walkers (red), 2 Titanium Bauble (blue)",
  rhinar:
    "1 Bone Basher, 1 Bone Vizier, 1 Blossom of Spring, 1 Ironhide Gauntlet, 1 Ironhide Legs, 1 Chief Ruk'utan, 1 Alpha Rampage (red), 2 Beast Mode (red), 2 Pack Hunt (red), 2 Bare Fangs (red), 2 Wild Ride (red), 2 Wrecking Ball (red), 2 Awakening Bellow (red), 2 Pack Call (yellow), 2 Smash Instinct (yellow), 2 Smash with Big Tree (yellow), 2 Muscle Mutt (yellow), 2 Raging Onslaught (yellow), 2 Wounded Bull (yellow), 2 Barraging Beatdown (yellow), 2 Rally the Rearguard (blue), 2 Wrecker Romp (blue), 2 Come to Fight (blue), 2 Clearing Bellow (blue), 2 Dodge (blue), 2 Titanium Bauble (blue)",
  ira: '1 Edge of Autumn, 3 Flying Kick (red), 3 Scar for a Scar (red), 3 Torrent of Tempo (red), 3 Bittering Thorns (yellow), 3 Salt the Wound (yellow), 3 Springboard Somersault (yellow), 3 Whirling Mist Blossom (yellow), 3 Brutal Assault (blue), 3 Head Jab (blue), 3 Lunging Press (blue)',
  bravo:
    "1 Ironrot Helm, 1 Blossom of Spring, 1 Cracker Jax, 1 Ironrot Legs, 2 Crash Down (red), 3 Debilitate (red), 3 Knock 'Em Off Their Feet (red), 1 Thunder Quake (red), 3 Buckling Blow (yellow), 3 Clash of Mountains (blue), 3 Crash and Bash (blue), 3 Disable (blue), 3 Flatten the Field (blue), 3 Grind Them Down (blue), 1 Macho Grande (blue), 2 Reinforce the Line (blue)",
};

const fact = (value: unknown): string => (value === undefined ? '-' : String(value));
const facts = (row: CardRow): string => {
  const sub = row.type === 'weapon' ? `${row.sub} ${row.hands}` : row.type === 'equipment' ? fact(row.sub) : '-';
  const figures = [row.pitch, row.cost, row.power, row.defense].map(fact).join('|');
  return `${row.name}|${fact(row.colour)}|${figures}|${row.type}|${row.cls}|${sub}`;
};

describe('section 10, content', () => {
  it(`every row of the tables is there with its figures: ${TABLE.length} of them`, () => {
    const missing = TABLE.filter((line) => {
      const [name = '', colour = '-'] = line.split('|');
      const row = CARDS[cardId(name, colour === '-' ? undefined : colour)];
      return !row || facts(row) !== line;
    });
    expect(missing).toEqual([]);
    expect(TABLE).toHaveLength(161);
  });

  it('nothing else is there but the tokens of section 7.5', () => {
    const known = new Set(TABLE.map((line) => line.split('|').slice(0, 2).join('|')));
    const more = Object.values(CARDS)
      .filter((row) => !known.has(`${row.name}|${fact(row.colour)}`))
      .map((row) => row.name);
    expect(more.sort()).toEqual(
      [
        'Courage',
        'Agility',
        'Might',
        'Vigor',
        'Seismic Surge',
        'Runechant',
        'Spectral Shield',
        'Spellbane Aegis',
        'Frostbite',
        'Frailty',
        'Bloodrot Pox',
        'Inertia',
        'Gold',
        'Silver',
        'Copper',
        'Ponder',
      ].sort(),
    );
  });

  it('the four decks hold exactly these cards', () => {
    for (const [id, list] of Object.entries(LISTS)) {
      const deck = DECKS[id as keyof typeof DECKS];
      const cards: Record<string, number> = {};
      const gear: string[] = [];
      for (const entry of list.split(', ').reduce<string[]>(rejoin, [])) {
        const found = /^(\d) (.*?)(?: \((\w+)\))?$/.exec(entry);
        const card = cardId(found?.[2] ?? '', found?.[3]);
        if (['weapon', 'equipment'].includes(CARDS[card]?.type ?? '')) gear.push(card);
        else cards[card] = Number(found?.[1]);
      }
      expect(deck.cards).toEqual(cards);
      expect([...deck.weapons, ...deck.equipment].sort()).toEqual(gear.sort());
    }
    const size = (id: keyof typeof DECKS) => Object.values(DECKS[id].cards).reduce((a, b) => a + b);
    expect([size('dorinthea'), size('rhinar'), size('ira'), size('bravo')]).toEqual([40, 40, 30, 30]);
  });

  it('the counts that the game tells', () => {
    expect(game.setup.content).toEqual({ cards: 128, heroes: 7, weapons: 7, equipment: 18, tokens: 17, decks: 4 });
  });
});

/** Names with a comma of their own. */
function rejoin(list: string[], part: string): string[] {
  if (/^\d /.test(part)) list.push(part);
  else list.push(`${list.pop()}, ${part}`);
  return list;
}
