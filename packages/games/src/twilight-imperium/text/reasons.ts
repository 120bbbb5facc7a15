/** Why something is not allowed: a sentence for every code. */
import type { Reason } from '@fray/engine';
import { FORM_REASONS } from './form-reasons.ts';
import { effectName, kindName, setName } from './names.ts';

const fact = (reason: Reason, key: string): string => String(reason[key] ?? '');
type Sentence = string | ((reason: Reason) => string);

const holes = (list: string): string => {
  if (list === '') return 'no wormhole';
  return list.includes(' ') ? `${list.replaceAll(' ', ' and ')} wormholes` : `the ${list} wormhole`;
};

export const REASONS: Readonly<Record<string, Sentence>> = {
  ...FORM_REASONS,
  // Flow.
  'not-your-turn': 'Players use one ability at a time, beginning with the active player: another player is next.',
  mandatory: 'An ability of yours must be used first: it does not say “may”.',
  'used-here': (r) => `${effectName(fact(r, 'effect'))} was used in this window already.`,
  'used-already': 'It was used already.',
  'set-off': (r) =>
    `${effectName(fact(r, 'effect'))} belongs to ${setName(fact(r, 'set'))}, which is not in use: the host can add it.`,
  exhausted: (r) => `${effectName(fact(r, 'effect'))} is exhausted.`,
  'no-target': (r) => `${effectName(fact(r, 'effect'))} has no target here.`,
  silenced: (r) => `${effectName(fact(r, 'effect'))} is silenced: Articles of War or Greyfire Mutagen.`,
  'no-copies': (r) => `No copy of ${effectName(fact(r, 'effect'))} is left.`,
  'cannot-pay': (r) =>
    `That costs ${countCounters(r.need, fact(r, 'counter'))}; only ${fact(r, 'have')} of them can be paid.`,
  'same-faction': 'The two sides must be different factions.',
  'no-forces': 'Enter the units of the attacker first.',
  'over-limit': (r) => `The ${fact(r, 'party')} is over capacity or fleet supply: remove units first.`,
  'other-side-announced': 'The defender announced a retreat, so the attacker cannot in this round.',
  'no-exit': 'No adjacent system is eligible: one with your units or a planet of yours, and without ships of others.',
  'must-announce': 'Rout: a retreat must be announced if one is possible.',
  'neutral-never-retreats': 'Neutral units never retreat.',
  'neutral-always-sustains': 'Neutral units use every unit ability they can: they sustain damage before one is lost.',
  'neutral-always-fires': 'Neutral units use every unit ability they can: they never pass.',
  intercepted: 'Intercept: this fleet cannot retreat in this round.',
  'no-entry-asteroids': 'Ships may not move into an asteroid field without Antimass Deflectors.',
  'no-entry-supernova': 'Ships may not move into a supernova.',
  'no-entry-nebula': 'Ships may not move into a nebula that is not the active system.',
  'not-adjacent': (r) =>
    `${fact(r, 'system')} is not adjacent: ${holes(fact(r, 'there'))} there, ${holes(fact(r, 'here'))} here.`,
  'no-bombardment': 'No ship here has Bombardment.',
  'nobody-to-bombard': 'No other player has ground forces on a planet here.',
  'last-bombarder': 'At least one unit has to fire, or the whole bombardment is skipped.',
  'planetary-shield': (r) => `A unit with Planetary Shield protects ${fact(r, 'planet')}.`,
  rerolled: (r) => `${effectName(fact(r, 'effect'))} has rerolled this die already.`,
  // Sustain Damage.
  damaged: 'It is damaged already.',
  'sustained-this-step': 'It has sustained damage in this step already.',
  'no-sustain': 'It cannot sustain damage.',
  'fourth-moon': 'Fourth Moon: ships of other players cannot sustain damage here.',
  'moll-terminus': 'Moll Terminus: other ground forces on this planet cannot sustain damage.',
  'weapon-schematics': 'Publicize Weapon Schematics: war suns cannot sustain damage.',
  // Unit abilities taken away.
  'entropic-scar': 'Unit abilities do not work in an entropic scar.',
  disabled: 'Disable: this PDS has no Planetary Shield and no space cannon in this invasion.',
  miniaturized: 'Structures in the space area cannot use their abilities.',
  quietus: 'Quietus: units of other players have no abilities where a breach is active.',
  'articles-of-war': 'Articles of War: mechs have only Sustain Damage.',
  iconoclast: 'Iconoclast: no anti-fighter barrage against these units.',
  'solar-flare': 'Solar Flare: no space cannon against these ships in this action.',
  cloak: 'Cloak: no space cannon against these ships in this action.',
  'myru-vos': 'Myru Vos: no space cannon against these ships in this action.',
  quetzecoatl: 'Quetzecoatl: no space cannon against ships in its system.',
  'l4-disruptors': 'L4 Disruptors: no space cannon against these units during an invasion.',
  dannel: 'Dannel of the Tenth: no space cannon against these units.',
  'conventions-of-war': (r) => `Conventions of War: ${fact(r, 'planet')} is cultural and may not be bombarded.`,
  demilitarized: (r) => `No units may land on ${fact(r, 'planet')}: it is a demilitarized zone.`,
  'airo-shir-aur': 'Airo Shir Aur: nobody retreats from this combat.',
  // Effects.
  'disable-not-against-offense':
    'Disable is played at the start of the invasion and does nothing against space cannon offense.',
  'activation-closed': 'It had to be played after the activation: that window is closed.',
  'no-last-ship-lost': 'Crash Landing is played in space, when your last ship there is destroyed.',
  'disable-too-late': 'Disable had to be played at the start of the invasion.',
  'only-ability-rolls': 'Scramble Frequency works only on barrage, bombardment and space cannon rolls.',
  'not-on-sabotage': 'Sabotage cancels an action card other than Sabotage.',
  'only-space': 'Only in space combat.',
  'only-ground': 'Only in ground combat.',
  'only-without-pok': 'With Prophecy of Kings the crown is a relic, not a law.',
  'assignment-begun': 'It is played before hits are assigned, and a unit was lost to them already.',
  'once-per-roll': 'Once for each roll.',
  'once-per-combat': 'Once for each combat.',
  'not-space-cannon': 'Not against space cannon hits.',
  'not-your-hit': 'You did not produce the hit that was canceled.',
  immune: (r) => `Direct Hit cannot destroy this unit (${kindName(fact(r, 'unit'))}).`,
  antivirus: 'Antivirus: you gain no technology from this player.',
  'not-against-owner': 'Not against the owner of this promissory note.',
  'three-non-fighters': 'Assault Cannon needs three non-fighter ships of yours.',
  'two-ground-forces': 'It needs at least two ground forces against you.',
  'no-enemy-non-fighters': 'The opponent has no non-fighter ship.',
  'no-enemy-ships': 'The opponent has no ships there.',
  'no-ship-of-that-type': 'The opponent has no ship of that type.',
  'no-cruiser-or-destroyer': 'It needs a cruiser or destroyer of yours.',
  'no-war-sun': 'It needs a war sun of yours.',
  'no-ships-here': 'You have no ships in this system.',
  'no-landing': 'Nobody committed units to a planet of yours.',
  'no-ships-moved': 'No ships of the active player are in this system.',
  'no-ships-next-door': 'You have no ship in an adjacent system that may move.',
  'no-units-here': 'You have no units in this system.',
  'no-structures-next-door': 'You have no structure in an adjacent system that could move.',
  'no-structures-here': 'There are no structures that it could affect.',
  'no-pds-here': 'No opponent has a PDS in this system.',
  'no-shield-here': 'You have no unit with Planetary Shield on this planet.',
  'no-planet-here': 'You control no planet in this system.',
  'no-other-planet': 'You control no other planet in this system.',
  'no-ground-forces': 'There are no ground forces for it.',
  'no-production-here': 'You have no unit with Production in this system.',
  'no-wormhole': 'There is no wormhole that fits.',
  'no-anomaly': 'The system is not an anomaly.',
  'no-token-here': 'You have no command token in this system.',
  'no-captured-token': 'You hold no token of the active player in your fleet pool.',
  'no-active-breach': 'The system has no active breach.',
  'nothing-damaged': 'Nothing of yours is damaged.',
  'nothing-stored': 'No ships are stored on the card.',
  'on-the-board': 'It is on the board already.',
  gone: 'The unit is gone.',
  'home-system': 'Not in a home system.',
  'mecatol-rex': 'Not in the Mecatol Rex system.',
  'too-many-units': (r) => `At most ${fact(r, 'most')} units are possible here.`,
};

const COUNTER_NAMES: Record<string, string> = {
  tradeGoods: 'trade goods',
  commodities: 'commodities',
  resources: 'resources',
  influence: 'influence',
  strategyTokens: 'strategy tokens',
  tacticTokens: 'tactic tokens',
};
export const counterName = (counter: string): string => COUNTER_NAMES[counter] ?? counter;
/** `1 trade good`, `2 trade goods`. */
export const countCounters = (count: unknown, counter: string): string => {
  const many = counterName(counter);
  return `${count} ${Number(count) === 1 ? many.replace(/ies$/, 'y').replace(/s$/, '') : many}`;
};

export function reasonText(reason: Reason): string {
  const sentence = REASONS[reason.code];
  if (sentence === undefined) return `Not allowed now (${reason.code.replace(/-/g, ' ')}).`;
  return typeof sentence === 'string' ? sentence : sentence(reason);
}
