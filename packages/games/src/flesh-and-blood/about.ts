import type { StepId } from './types.ts';

/** What happens at each step, for the Rules page: loaded by it alone. */
export const about: Record<StepId, string> = {
  opening:
    'The setup says whether a whole game or a single chain link is played, and whether the first player is fixed.',
  'first player': 'One player is chosen at random and decides who takes the first turn.',
  hands: 'Each player draws up to the intellect of the hero, usually 4. The first hand is kept as it comes.',
  'single link':
    'One attack instead of a game: A attacks B with the card or weapon of the setup. It counts as paid, additional costs included, so nothing is pitched or discarded for it.',
  'start phase':
    'Nobody has priority: what lasted until this turn ends, then start-of-turn triggers of the turn player resolve. Before that, by a rule of Fray, the game is a draw if no life can be lost any more, after 3 turns without a loss on empty decks, or after 20 without any (or as set up).',
  mentor:
    'After the start-of-turn triggers the turn player may turn a mentor in the arsenal face up. You are asked whenever the card could be a mentor, so the question gives nothing away.',
  'action phase':
    'The turn player now has 1 action point. It is not gained, so nothing triggers on it. Triggers for the beginning of the action phase go on the stack before anybody gets priority.',
  action:
    'No combat chain is open. The turn player has priority first and may play actions, attacks and action abilities for an action point each; both players may use instants. An attack opens the chain. Two passes in a row on an empty stack end the phase, even with action points left.',
  priority:
    'One player acts or passes. A player who plays something keeps priority; after each layer that resolves it goes to the turn player. Two passes in a row resolve the top layer, or end the step when nothing but an attack is left on the stack.',
  order:
    'Before anybody gets priority, waiting triggers go on the stack. If both players have some, the turn player says whose go on first; each player orders their own. What goes on first resolves last. Equal triggers need no order.',
  'resolve all':
    'In the start phase, the end phase and the Close step nobody has priority: triggers are ordered as usual, then the stack resolves from the top and nobody can answer.',
  announce:
    'The card leaves hand, arsenal or banished zone, or an ability or weapon attack is named, and its cost is worked out: first what raises it, then what lowers it, never below 0. The whole play can be taken back until it is complete, unless something hidden or random came up.',
  options:
    'The player names optional additional costs: boost, beat chest, fusion, charge, scrap, or the extra payment printed on the card. Only one cost may use a card from hand, and only what can still be paid is open.',
  target:
    'An attack names its target: the hero, or a permanent with Spectra. Some cards name a defending attack card. A card with several modes takes the one that fits the attack under way. A single target is chosen automatically.',
  pay: 'Floating resources count first. Then cards are pitched one at a time, only while something is missing; what is too much floats until the end phase. A card still needed for an effect cost has to stay in hand. Arsenal cards, cards without a pitch value and the card itself cannot pay.',
  costs:
    'The resources are taken, and only then effect costs follow: a card discarded, revealed, charged or scrapped, the hero tapped, the object itself destroyed. So a card pitched for the play cannot be the one discarded for it.',
  'random cost':
    'After the resources a random card from hand is discarded as a cost. If pitching would leave no card for it, the play is illegal from the start. A discard with 6 or more power triggers what looks for it, Rhinar for instance.',
  boost:
    'The top card of the deck is banished; if it is a Mechanologist card, the attack gains go again. The attack is boosted either way. With an empty deck boost cannot be chosen.',
  played:
    'The card or ability is on the stack for all to see; an action takes its action point. Effects for the next attack attach to this one if it fits now, not later. Triggers on playing it, Quicken or Runechant for instance, will resolve before it. The same player keeps priority.',
  resolve:
    'The effects happen in printed order, and conditions such as reprise are looked up now, not when the card was played. If the target is not legal any more, or dominate or overpower shuts a defense reaction out, the layer fails: no effect, and what was paid is lost.',
  resolved:
    'Go again on anything but an attack gives its action point now, after the other effects, unless the layer failed. A defense reaction becomes a defending card, an aura or item stays in the arena, any other card goes to the graveyard, and so does one that failed.',
  draw: 'Cards come off the top of the deck, and only their owner sees them. An empty deck does not lose the game: the draw simply fails.',
  discard:
    'A random card from the hand of the player of the effect is discarded. If it has 6 or more power, the effect gives its bonus: 2 power, go again or intimidate.',
  intimidate:
    'A random card from the hand of the other hero is banished face down; it returns at the beginning of the end phase. With an empty hand nothing is banished, but it still counts as having intimidated this turn.',
  top: 'The top card of a deck is revealed. By the card that asks: it goes to the bottom unless it has 6 or more power, gives 1 life if it costs 3 or more, or an action goes into an empty arsenal. Grind Them Down destroys it.',
  clash:
    'Both players reveal the top card of their deck, and the higher power wins. A card without a power value loses to any power, even 0; on a tie nobody wins. The cards stay where they are.',
  roll: 'A six-sided die is rolled. Half of it, rounded down, is gained as resources.',
  look: 'The player of an opt effect looks at the named number of top cards, or at all of a shorter deck. Nobody else sees them.',
  opt: 'One by one the player puts each card on top or on the bottom. The last one put on top is drawn first, the last one put on the bottom is lowest. The other player sees where cards go, not which.',
  pick: 'A player chooses a card for a cost or an effect: to discard, reveal, banish, search for, put below the deck and so on. A card that does not fit cannot be chosen, and some choices may be declined. With no card to choose from nothing happens.',
  may: 'A player says yes or no while the effect resolves: pay 1 for Ironhide, destroy an equipment for go again, pay against Bloodrot Pox. A yes that costs something needs floating resources or cards to pitch.',
  Layer:
    'The attack is on the stack; the turn player has priority first. Only instants can be used, and triggers on playing the attack resolve before it. Two passes with the attack on top send it to the chain. If it was negated, the chain closes.',
  Attack:
    'The attack becomes the next chain link. Combo looks at the attack of the link before it; triggers on attacking go on the stack. The turn player has priority first, for instants only. If the target is gone, the attack is dropped and the chain closes.',
  Defend:
    'The attacked player declares cards from hand with a defense value, but no defense reactions, and equipment that has not defended on this chain: any number unless the setup limits it, and free. From the arsenal only Ambush. Dominate allows one card from hand, overpower one action card.',
  Defended:
    'The declared cards are shown and defend together; their triggers go on the stack. The turn player has priority first, then the defender: instants, and abilities of defending cards such as Rally the Rearguard. All of them stay on the chain until it closes.',
  Reaction:
    'The attacker has priority first. Attack reactions are for the attacker, defense reactions for the defender, instants for both, from hand or arsenal and paid as usual. A defense reaction defends only once it resolves and may fail then. Two passes in a row on an empty stack end the step.',
  Damage:
    'The power of the attack, as it is now, less the defense of all defending cards is dealt as damage. If nothing is left, there is no damage and no hit. Prevention comes after this difference.',
  'damage event':
    'Damage is about to be dealt. Amp raises arcane damage now, before anything prevents it, and is used up by that.',
  prevention:
    'The player of the hero picks the order. A shield against the next damage and Ward must be used, as must Arcane Shelter against arcane damage. Quell, and against arcane Spellvoid and Arcane Barrier, are optional; Quell and Barrier are paid in full or not at all. What is left of a shield stays.',
  dealt:
    'What is left after prevention is lost as life. At least 1 from an attack is a hit: hit triggers wait, a mark comes off, and 4 or more set off crush. Fully prevented is no hit. A hero at 0 life loses before anybody gets priority next: life gained in the same layer is in time. Both at once is a draw.',
  Hit: 'Hit triggers go on the stack; the turn player has priority first, for instants only. Go again gained here is still in time for the Resolution step, more power is too late.',
  Resolution:
    'The link is resolved. Go again gives its action point right now; gained later it is too late. The turn player may spend a point on another attack, the next link, but on no other action: those wait until the chain is closed. Two passes in a row on an empty stack close it.',
  Close:
    'Nobody has priority. Attacks and reactions left on the stack are cleared. What defended wears: Battleworn a -1 counter; Temper the same, destroyed at 0; Guardwell as many as its defense; Blade Break destroyed. It happens once a chain, not once a link. Waiting triggers resolve.',
  Closed:
    'Attack cards and defending cards go to the graveyard of their owner; weapons and equipment stay equipped. The next attack is link 1 of a new chain, so combo starts over, and other actions are possible again. A single link ends here.',
  'end phase':
    'Nobody has priority. Both players get intimidated cards back, what used Quell is destroyed, and the turn player loses 1 life for each Blood Debt card in the banished zone: life loss, not damage. Then the end-phase triggers of the turn player resolve.',
  arsenal:
    'The turn player may put one card from hand face down into the arsenal, if it is empty. With heave it may go face up instead: its figure is paid and as many Seismic Surges are created. Cards kept in hand are not discarded.',
  'pitch order':
    'Both players, not only the turn player, decide in which order their pitched cards go below their own deck; the first one chosen is highest. The opponent never sees the order. One card, or equal cards, need no order.',
  refill:
    'Pitched cards go below the decks; all action points and floating resources are lost. The turn player draws up to intellect, and at the end of the first turn of the game so does the other player. A larger hand draws nothing and discards nothing.',
  'turn end':
    'Effects of this turn end: bonuses for a next attack, the rest of a shield, cards playable from the banished zone. Weapons can attack again, and the other player becomes the turn player.',
  'simplified start':
    'The turn player goes on to the action phase and has 1 action point; there are no triggers. Before that the game may be a draw by the same limits as in the full rules.',
  'simplified action':
    'The turn player declares an attack from hand or arsenal, or with a weapon, each weapon once a turn, if there is an action point and enough to pay. One pass ends the phase; the opponent is not asked. The simplified rules have no other actions, instants or abilities.',
  'simplified pay':
    'Any cards may be pitched that cover the cost together with floating resources, more than needed too; the rest floats. A player with cards in hand is asked, even if floating resources are enough.',
  'simplified Layer':
    'The attacker passes, then the defender; nothing can be played. The step marks the place where instants would answer.',
  'simplified Attack':
    'Cost and action point are paid, floating resources first. The attack card goes to the graveyard at once, a weapon stays. Power and go again are fixed here; afterwards only attack reactions add power.',
  'simplified Defend':
    'The defender blocks with cards from hand that have a defense value and are no reactions, two at most unless set up otherwise, or with none. Equipment cannot block. The cards go to the graveyard at once.',
  'simplified Reaction':
    'The defender acts first. Defense reactions cost nothing here, two from hand (or as set up) and one from arsenal at a time. Attack reactions are paid, add a flat bonus at once and never help a weapon. Only a pass of the defender followed directly by one of the attacker ends it.',
  'simplified Damage':
    'The attack less all block, never below 0, is lost by the defender as life; more than 0 is a hit. Nobody acts and nothing prevents it. A hero at 0 life loses at once.',
  'simplified Resolution':
    'Go again gives an action point, all combat fields are cleared, and the attacker may attack again or pass. There is no Close step: no chain stays open between attacks. A single link ends here.',
  'simplified arsenal':
    'The turn player may put a card from hand face down into the arsenal. The question comes only if the arsenal is empty and the hand is not.',
  'simplified end':
    'The pitched cards of the turn player go below the deck in the order they were pitched; floating resources are lost, weapons are ready again, and the turn player draws up to intellect. The other player does not draw, not even on the first turn.',
  lot: 'Real decks with a random first player: somebody says who takes the first turn.',
  shown:
    'A card of a real deck is shown: discarded at random, or the top card that an effect looks at. The players name it, or only say that it happened.',
  'clash won': 'Both have shown their top card, and the players say whose has more power.',
  effects:
    'Only the players know the text of a card that Fray does not play: they enter the numbers (power, prevention, damage, draws), or go on. What a met condition such as combo gives is entered in the same way.',
  question:
    'Fray asks for keywords that are only in the text of the attack: dominate and overpower when the link is made, go again when the Damage step ends. Without an answer nothing is gained.',
  ticks:
    'Where nobody has priority, reminders of cards that do something now are ticked off: done, or does not apply. Going on with open reminders is stopped once.',
  drew: 'Hands are numbers: the draw up to intellect is filled in, and another number can be entered. Fray draws nothing.',
};
