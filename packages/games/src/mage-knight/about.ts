import type { StepId } from './types.ts';

/** What happens at each step; only the Rules page loads it. */
export const about: Record<StepId, string> = {
  '3.1 start':
    'Unknown enemies are drawn from what is left of their pile, and all are shown. In a joint city assault the garrison is dealt out at random in the agreed shares. Reputation is lost now, win or lose: 1 for each hero at a keep, mage tower or city, 3 for burning a monastery.',
  '2.1 ranged':
    'Any number of attacks with Ranged and Siege points only; each names its group before a card is played. A group is as fortified as its most fortified member: at level 1 only Siege reaches it, at level 2 nothing does in this phase. Level 2 takes two sources on the same enemy.',
  '2.2 attack':
    'All points form one pool against the summed armor: reach it and the whole group falls, fall short and nobody does, the points lost. What any member resists counts half for all, rounded down once over the total; cold fire only if one member resists both fire and ice. It can be canceled until resolved.',
  '2.9 chance':
    'A card rolls mana dice or draws cards. Horn of Wrath: a Wound for each black or red. Gem dice: a crystal, for gold one of choice, for black 1 Fame. Mysterious Box shows an artifact. Nothing before this can be taken back: an open attack or block can still be finished, not canceled.',
  '4.1 summon':
    'Each living summoner draws a token for each Summon attack that was not canceled, brown unless it says otherwise; a drawn summoner is skipped. The monster replaces it in phases 2 and 3, and nothing can target the summoner meanwhile. From an empty pile nothing comes.',
  '4.2 block':
    'Any number of blocks, each against one attack of one enemy; Swift doubles what is needed. Each Move point lowers a Cumbersome attack by 1, and at 0 it counts as blocked. An enemy is blocked only when all its attacks are; a canceled attack does no damage but is not blocked.',
  '4.3 pool':
    'In full count: anything against physical, ice and cold fire against fire, fire and cold fire against ice, cold fire against cold fire. The rest counts half, rounded down once. Enough stops the attack, less stops nothing and is lost. A blocked summoned monster is gone, without Fame.',
  '5.1 assign':
    'The damage of every attack neither blocked nor canceled has to be assigned, one attack after the other, in the order the player chooses; the phase cannot end before. Fray asks only if the order matters. Effects may still change an attack that waits.',
  '5.2 damage':
    'Brutal doubles it. Unwounded units, spent ones too, may step in, each once a combat; with Assassination none but Shocktroops on guard. A resistant unit takes off its armor before a Wound comes up at all. The rest: a Wound per hero armor, rounded up. Wounds of this combat up to the hand limit knock out.',
  '6.1 attack':
    'As in phase 1, but melee, Ranged and Siege points mix and fortification no longer counts; resistances still spread over the group. Summoners are back, their monsters gone. An Elusive enemy keeps the higher armor unless all its attacks were blocked.',
  '7.1 target':
    'An effect with several targets asks for each further one; nobody immune can be chosen. The player may stop, except with Explosive Bolt, which may lower the same armor again; no other effect takes a target twice. Wings of Night costs 1 Move for the second enemy, 2 for the third, and so on.',
  '7.2 defend':
    'When an attack is declared, each living enemy with Defend that has not used it raises the armor of one attacked enemy, itself or another. The player chooses which, unless the setup takes the first. One bonus per target; it stays for the combat even if the attack fails or the defender falls.',
  '7.3 again':
    'Maximal Effect uses the card thrown away for it further times: three times in all for the basic effect, twice for the strong one. Each time is chosen and paid for separately and may be declined. Fray does not ask if one free option is left.',
  '7.4 crystal':
    'Soul Harvester: the basic use gives one crystal if the attack defeats anybody, the strong use one for each enemy that falls in the rest of the phase. White for everybody, red, blue and green by resistances, unless the setup allows any. Gem dice and cards put away for Offering ask the same. A fourth crystal of a color is a mana token.',
  '7.5 choose':
    'What a card leaves to the player: the color of a mana, the die of the Source that is set to it, the cards put away for Offering, the mana that Blood Ritual turns into a crystal, the unit that makes room at the command limit. One after the other; a single option is taken automatically.',
  '8.1 end':
    'In a joint assault the next hero now plays all four phases. After the last one the place is conquered if all its enemies fell, joined rampagers aside, and rewards are given, those of a city to the most shields. Else heroes leave a keep, tower or city, a Wound for each space of forced withdrawal.',
};
