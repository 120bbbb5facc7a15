import type { StepId } from './types.ts';

/** What happens at each step, for the Rules page. */
export const about: Record<StepId, string> = {
  start:
    'The side that entered the sector attacks; every unit of both sides there takes part, all Rebel players together. Tactics cards come first, then a land mine, then first strikes. A mortar bombardment skips all this: only the MERC with the mortar fires, and nobody shoots back.',
  tactics:
    'Cards played just before the fight work one by one in the order given, before any mine. Better Weapons and Veteran Militia last for the whole fight. Militia that a card places stop at the limit of the sector, normally 10 a side.',
  barrage:
    'One d6 for the Artillery Barrage: that many Rebel units here take 1 damage each. The Rebels, not the Dictator, pick them, and no unit is picked twice.',
  losses:
    'The Rebel players pick among their own units until the number is reached, in no fixed order. Family Threat and Tainted Water take militia only, the Artillery Barrage MERCs too. Nobody is asked if all are hit anyway or only militia of one player can be.',
  'losses fall':
    'Once the choice is complete, every chosen unit takes 1 damage. Armor absorbs it as in any attack; militia die.',
  mine: 'The owner sets it off now, for 1 damage to everyone who entered, armor first, or keeps it. If Squidhead is among those who entered, he disarms it before anyone is asked. A mine that was kept may still go off at any decision from round 1 on, against those who entered and are left.',
  'before round 1':
    'Khenn rolls a d6 that replaces his printed initiative for the whole fight; equipment still counts. Then Golem may attack a single target, with any weapon. Before round 1 there is no healing, no dog and no retreat.',
  READY:
    'Figures and order are fixed for the round: highest initiative first, ties go to the Dictator, then sides alternate; all militia of one player are one slot. Kastern is always first, Badger before any militia, every Dictator unit before the player the Chancellor named. Armor lost later changes nothing this round.',
  'next unit':
    'The next living unit in the order has its turn; the dead and militia converted this round are skipped. Vandal comes up a second time after everyone else. As soon as one side has nobody left the fight is over, and dogs do not count.',
  'before attack':
    'The acting unit may heal, one wound for each die given up, and set its dog on an enemy MERC. A kit reaches any MERC of the side here, Surgeon only his own squad; one use of a kit covers the whole turn. A MERC held by a dog can do neither.',
  AIM: 'All targets are named before the roll, at most as many as Targets says; each militia is one, but Rizen names them all as one. The Dictator character is safe while a MERC or militia of his lives here, Runde while another MERC does. A MERC held by a dog may name only that dog; not attacking is allowed.',
  FIRE: 'One d6 for each point of Combat, less the dice given up to heal. A 4 or more hits; for Lucid, and for Dictator militia with Better Weapons, a 3 or more. Where nothing can be chosen, the hits land at once.',
  reroll:
    'Basic may reroll all his dice, once per fight, after seeing the roll and before any hit is assigned. The second roll counts, even if it is worse.',
  allocate:
    'After the roll the shooter assigns the hits freely to the targets named before it; more than a target can take is lost. Wolverine may give each of his sixes to a valid enemy he did not name. If there is only one way to do it, nobody is asked.',
  damage:
    'Damage lands before the next unit acts, target by target in the order named: vehicle first, then armor, then health. Armor at 0 is discarded and the rest of the damage goes on. An attack with any piercing weapon goes straight to health and leaves armor and vehicle as they are.',
  'after attack':
    'Grenades and mortars that gave their dice to this attack are discarded, hit or miss. A SMAW stays unless an option says otherwise. A unit that passed or gave up all dice to heal has not attacked and keeps them.',
  wounds:
    'Bookkeeping: damage from mines and cards, and what is left of an attack after a question, lands one unit after the other. Whether a MERC is saved or a militia converted is decided before the next unit is hurt.',
  convert:
    'The player of Adelheid decides for each militia she hits: it dies, or it joins her side at once and acts from the next round on. If her side is already at the militia limit of the sector, it simply dies.',
  dying:
    'A MERC at 0 health is kept at 1 by discarding an Epinephrine Shot: his own, or that of a living MERC of his squad in the same sector. This interrupts the acting unit; his player may also let him die.',
  death:
    'The unit is out, and all its equipment is discarded, unless the Colonel rules and a Rebel MERC fell here. A dog that held it is free and may be set again by its handler. If the Dictator character dies, the Rebels win at once.',
  loot: 'Under the Colonel, present or not, the Dictator may give each card of a Rebel MERC killed here to a unit with a free slot, or put it into the stash, which takes nothing damaged or partly used. A card taken over counts from the next READY on; what is left lying is discarded.',
  RETREAT:
    'Rebel squads decide first, one by one, then those of the Dictator; militia always stay. A whole squad leaves, unless some are split off first, to an orthogonally adjacent sector without enemies or held by its side. Nobody shoots after it, but an enemy mine in an empty sector goes off.',
  end: 'The side that still has units holds the sector; if nobody is left, the Dictator does. After the last allowed round, 100 by default, the defenders keep it. A surviving dog returns to its handler if he is here with a free slot, otherwise it is discarded. The turn goes on after a fight, and a player who lost every MERC may hire new ones on the next turn.',
};
