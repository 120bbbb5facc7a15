import type { StepId } from './types.ts';

/** What happens at each step, for the Rules page only. */
export const about: Record<StepId, string> = {
  start:
    'Bookkeeping: the action begins where the setup says, anywhere from the choice of factions to a ground combat. Everything before that step counts as done.',
  'P0.1':
    "The host names the faction that activates the system. It is the active player and the attacker until the end, in space and on every planet. The sets in use are all but Twilight's Fall unless the host enters others.",
  'P0.2':
    "The host names the faction that defends the system; it must be another one. Neutral units can only defend, and only with Thunder's Edge. Everybody else is a third party and nobody's opponent.",
  'P0.3':
    'Effects after the activation, the active player first, one at a time in turn, until all pass; what was not declared by then is lost. With nothing known the host first enters what players hold, laws and third parties. Nullification Field, Minister of Peace and Starlancer end the turn at once: no movement, no combat, the token stays.',
  'P0.4':
    'The attacker moves ships into the active system on the board and says when that is done. No move is checked here; what arrived is entered in the next step.',
  'P0.5':
    'The host enters what is in the system, what both sides hold, and third parties with space cannons in reach. Nobody goes on while a side exceeds fleet supply or capacity: the excess is removed before any space cannon fires.',
  'P0.6':
    "Between movement and space cannons: Experimental Battlestation, Rescue, Stymie, Foresight and others. Foresight is not a retreat and cannot be intercepted. Sh'val, Harbinger leads straight to the landing, without space cannon offense and space combat.",
  'P1.1':
    'Last call for effects that silence space cannons, such as Myru Vos. Solar Flare and Cloak are too late: they are declared after the activation. Disable never stops space cannon offense; it is played at the start of the invasion.',
  'P1.2':
    'Who may fire, one player after the other: the active player first, then clockwise; from the speaker only as a house rule. PDS fire within the system, PDS II and other deep space cannons also from adjacent ones. A player without a cannon or a target by now is skipped.',
  'P1.2 fire':
    'The player fires or passes. A player who fires does so with every cannon in reach, in one roll. Others shoot at the active player, the active player at one player with ships here, the defender or a third party; it does not matter whether a ship moved. Neutral units never pass.',
  'P1.3':
    'The player who was shot at chooses which ships take the hits, fighters included. Sustain Damage may absorb them and Direct Hit may answer that; Maneuvering Jets cancel one hit of the roll. After Graviton Laser System, non-fighter ships come first.',
  'P1.3 done':
    'Hits without a target vanish, and all check capacity and fleet supply before the next player rolls. What only a destroyed ship could carry is removed already here.',
  'P1.4':
    'With ships of both sides the space combat begins; otherwise there is none, and nobody has won one. An attacker with ships, or with forces that land without any, goes on to the invasion. A Floating Factory without own ships beside foreign ones is destroyed.',
  'P2.1':
    'In round 1 effects of the start of the combat and of the round share one window; later only those of the round; the active player goes first. Hits made here are assigned at once, and Assault Cannon needs three own non-fighter ships when it resolves. No ships left ends the combat.',
  'P2.2':
    'Only in round 1, even if there are no fighters. Fighter Prototype may still be played: it helps the combat rolls of fighters in this round, never the barrage.',
  'P2.2 fire':
    'Each side with a barrage fires or passes, in any order; only neutral units must fire. It is allowed without enemy fighters, which is what Raid Formation needs.',
  'P2.2 rolls':
    'The attacker rolls and rerolls, then the defender. Both rolls are made before any fighter falls, so no barrage is lost to the other. Scramble Frequency works on this roll, modifiers of combat rolls do not; Waylay must come before its owner rolls.',
  'P2.2 assign':
    'Both sides lose fighters at the same time, and hits beyond the last fighter vanish. Waylay opens the hits to all ships. Raid Formation turns the excess into damage on ships with Sustain Damage that its owner picks.',
  'P2.2 done':
    'A side without ships has lost already and the combat ends at once. Otherwise the round goes on; fighters that fell here roll no dice in it.',
  'P2.3':
    'Before anybody declares: Rout, for the defender alone. The attacker then has to announce a retreat if there is a system to go to.',
  'P2.3 defender':
    'The defender declares first. It takes an adjacent system with an own unit or planet and no foreign ships; asteroid fields, supernovas and nebulae are closed without the effect that opens them. Neutral units never retreat.',
  'P2.3 attacker':
    'The attacker declares only if the defender did not; two retreats in one round are impossible. The same systems qualify, and Rout leaves no choice.',
  'P2.3 announced':
    'Answers to the announcement. Intercept keeps that fleet here for this round; Feint makes it leave at once, before any dice and without a token. Otherwise it still fights this round and leaves after the hits.',
  'P2.4':
    "The attacker's ships roll and finish their rerolls before the defender's roll. A damaged ship rolls as many dice as before. Each die hits if face and modifiers reach the combat value; in a nebula the defender adds 1.",
  'P2.4 rolled':
    'Both sides have rolled and no hit is counted yet. With The Thundarian both sides roll again in the same round; War Funding Ω rerolls all dice of the opponent and any of its owner.',
  'P2.5':
    'Both sides assign at the same time, in any order, each owner among own ships. Cancels come before the first loss of a roll, restricted hits before free ones. A damaged ship fights on; a ship sustains once per step, a neutral one whenever it can, and Direct Hit may destroy it for that.',
  'P2.5 end':
    'End of the round. Duranium Armor has to repair one damaged ship that did not sustain this round; Emergency Repairs repairs all of them; Devotion trades a cruiser or destroyer for a hit, but not if a retreat is announced.',
  'P2.6':
    'If a side has no ships left, the combat is over, and an announced retreat does not happen. Otherwise the fleet retreats if that was announced and not stopped, or a new round begins, without barrage. After 100 rounds without a loss the attacker must retreat, or loses all ships there.',
  'P2.6 retreat':
    'The retreating player names one eligible adjacent system for the whole fleet; it is chosen now, not when the retreat was announced. If none is left, nobody leaves and the next round begins.',
  'P2.6 load':
    'Ground forces on planets of the system may come along, as far as the ships have room for them. What is in the space area comes anyway.',
  'P2.6 rift':
    'Only when leaving a gravity rift: one die for each ship that nobody carries, fighters above capacity that fly alone among them. On 1 to 3 it is removed with everybody aboard, which is not destroyed, so nothing that watches for losses is triggered. Ships are loaded in their order, ground forces first.',
  'P2.6 leave':
    'Fighters and ground forces that the leaving ships cannot carry are removed, not destroyed; their owner chooses which. Space docks on planets carry nothing. Fleet supply in the new system is not checked.',
  'P2.6 ended':
    'The fleet retreats and a token is placed unless one is there already, Feint was played, or a gravity rift took every ship. The side with ships left wins; none left, or Skilled Retreat, is a draw. Effects after the combat follow, such as Salvage and Salvage Operations.',
  'P2.6 capacity':
    'Effects of the combat end, and both sides check capacity and fleet supply now, before the invasion. An attacker with ships, or with forces that land without any, goes on to the invasion.',
  'P3.1':
    'One invasion for all planets of the system, with or without defenders on them. Disable must be played here to silence PDS and their Planetary Shield; Blitz and Bunker are played here too. Without planets there is nothing to invade.',
  'P3.1 bombard':
    'The attacker bombards or skips it. A target needs foreign ground forces and no Planetary Shield; a war sun or Arc Secundus in the system removes the shield for all bombarding ships. Modifiers of combat rolls do not count.',
  'P3.2':
    'The attacker aims each bombarding unit at one planet with all its dice; none may hold back. With one legal planet there is nothing to choose. Where units of several players coexist, each bombarding unit names whom it hits.',
  'P3.3':
    'Last call before the dice: Bunker takes 4 off every bombardment die against planets its owner controls, until the invasion ends.',
  'P3.4':
    'The attacker makes one roll for all planets, each die falling where its unit aims: Plasma Scoring adds one die in all, to a unit named before. Scramble Frequency makes the attacker reroll all of these dice; rerolls of combat rolls do not apply.',
  'P3.5':
    'The owner of the bombarded ground forces chooses which are destroyed, planet by planet; mechs may use Sustain Damage. Structures are hit only if they are ground forces too, as Hel-Titans are; excess hits vanish.',
  'P3.5 bombed':
    'X-89 Bacterial Weapon Ω: on each planet where the bombardment destroyed at least one infantry, the attacker may destroy all other foreign infantry. Mechs stay.',
  'P3.6':
    'Bookkeeping: an emptied planet is not taken yet. Landing, answers to it and space cannon defense still come, so a surviving PDS may fire.',
  'P3.7':
    'The attacker commits ground forces from space to any planets, all before space cannon defense. Custodians cost 6 influence, Omniopiares 1, paid with the first unit; a Demilitarized Zone is closed. If nobody lands, the invasion is over, unless both sides are on a planet already.',
  'P3.8':
    'The owner of the planet answers: Parley returns all units from one planet to space, and they land nowhere else this action; Pax also destroys one. Ghost Squad shifts ground forces between own planets. With coexistence the attacker may start a fight here.',
  'P3.9':
    'Too late for cards: Disable had to be played at the start of the invasion, and Crash Landing belongs to the loss of the last ship in space. They are shown here only with that reason.',
  'P3.9 fire':
    'Planet by planet, in the order the attacker picks, the defender there fires or passes. Only cannons on that very planet count; deep space cannons elsewhere do not reach. It happens on planets without ground forces too. Neutral units never pass.',
  'P3.9 assign':
    'The attacker assigns the hits among ground forces that landed on this planet. Mechs may use Sustain Damage, Maneuvering Jets cancel one hit; ships are never hit.',
  'P3.9 done': 'Bookkeeping: hits without a target vanish, and the next planet with cannons fires.',
  'P3.10':
    'Planet by planet: without surviving attackers the owner keeps it; without defending ground forces there is no combat; otherwise they fight. Coexisting units do not. With several combats the attacker picks the first.',
  'P4.1':
    'In round 1 effects of the start of the ground combat, such as Indoctrination and Magen Defense Grid Ω, and of the round share one window; later only those of the round. The active player goes first, in turn. If a side has nobody left, no dice are rolled.',
  'P4.2':
    'The attacker rolls and finishes rerolls, then the defender. Fire Team rerolls any number of own dice with the same modifiers; Scramble Frequency does not work on combat rolls. The hits still fall at once.',
  'P4.2 rolled':
    'Both sides have rolled and no hit is counted yet. The Thundarian discards the rolls: both sides roll again in the same round.',
  'P4.3':
    'Both sides assign at the same time, in any order, each owner among own ground forces on this planet. A mech may use Sustain Damage and fights on damaged; what forbids it when the step begins, such as Moll Terminus, forbids it to the end of the step.',
  'P4.3 end':
    'End of the round: Duranium Armor has to repair one damaged unit of this combat that did not sustain this round; Emergency Repairs repairs all units of its owner in the system.',
  'P4.4':
    'Only for L1Z1X as the attacker: after each round its bombarding units may fire at this planet again, all or none. Planetary Shield stops it unless removed or ignored, Bunker still counts, own ground forces are safe. It works even in the round that cost the last own ground force.',
  'P4.4 roll':
    'The attacker rolls for every bombarding unit in the system, against this planet alone. It is a bombardment roll: Scramble Frequency works, modifiers of combat rolls do not.',
  'P4.4 assign':
    'The defender of the planet assigns the hits among own ground forces; mechs may use Sustain Damage. It can turn a lost combat into a draw.',
  'P4.4 bombed':
    'X-89 Bacterial Weapon Ω again, if Harrow destroyed at least one infantry; what the first bombardment destroyed does not count.',
  'P4.5':
    "Both sides have ground forces: the next round. Otherwise the combat ends. Nobody retreats from a planet; after 100 rounds without a loss the attacker's units there are destroyed.",
  'P4.5 ended':
    'The side that still has a ground force wins; if neither has, it is a draw, and the planet stays with its owner. Fighters that landed with the Matriarch return to space and hold nothing. Effects after the combat follow, such as Dacxive Animators.',
  'P4.5 planet':
    'The attacker picks the next planet with a ground combat. No planet changes hands before all of them are fought.',
  'P4.6':
    'After all ground combats, planet by planet: the attacker gains control where a ground force of the attacker stands and none of anybody else. A draw or coexistence changes nothing.',
  'P4.6 gain':
    'Before the old structures fall: Infiltrate and Assimilate replace each PDS and space dock there with one of the attacker.',
  'P4.6 gained':
    'Structures of others that were not replaced are destroyed, the planet is gained exhausted, and one that nobody controlled is explored. The player who lost it may play Reparations.',
  'PC.1':
    'Effects that look back on the whole fight, such as Edict. What Devour captured was captured when it was destroyed, not now. A space combat that never took place was won by nobody.',
  'PC.2':
    'Both sides check capacity and fleet supply once more; each owner chooses what goes. Ground forces landed by Meteor instead of being removed start an invasion of their own.',
  'PC.3': "Last effects after the invasion, such as Reclamation and T'ro. Then the combat is confirmed as over.",
  end: 'The combat is over. Next in the tactical action: production. Planets decide: taking one is a win for the attacker, else holding one is a win for the defender. Without an invasion the space combat decides, and without that, who still has ships.',
  effect:
    'Before an action card takes effect, other players may cancel it with Sabotage, Instinct Training or Watcher; a Sabotage is never canceled by another. Its target is named, its dice are not rolled, its cost is not paid. Abilities, technologies and other effects cannot be canceled this way.',
  'effect resolves':
    'The effect happens. Costs fall due only now, so a canceled card costs nothing but itself; what is not counted here is paid at the table.',
  'effect rolled':
    'Dice of an effect, such as Ambush, are final and do what it says. Modifiers and rerolls of combat rolls do not touch them.',
  'effect choice':
    'The player whom the effect names chooses: its owner, or the opponent who picks own losses. Where it says up to, fewer may be chosen.',
  dice: 'Last effects before a roll, such as Graviton Laser System and Waylay. If one unit may roll an extra die, as with Plasma Scoring, its owner names the unit now, not after seeing dice.',
  'dice roll':
    'All dice of the roll are rolled together. A ten-sided die hits if face plus modifiers reach the value; a natural 1 is no automatic miss and a natural 10 no automatic hit.',
  'dice result':
    'Rerolls come right after the roll, die by die, the roller first. One effect rerolls a die only once, different effects may each do so. Scramble Frequency makes another player reroll all dice, but only of space cannon, bombardment and barrage.',
  'dice reroll': 'The new result replaces the old one, even if it is worse. Modifiers stay.',
  'dice tally':
    'Hits of space cannon, barrage and bombardment are counted at once; hits of combat rolls wait until both sides have rolled.',
  assign:
    'Hits that an effect makes outside a hit assignment, such as Ambush, are assigned at once by the owner of the units. During an assignment they join it instead.',
  assigned: 'Bookkeeping: hits of the effect that found no target vanish.',
  sustained:
    'Answers to Sustain Damage: the player who produced the hit may play Direct Hit and destroy the ship, although the hit stays canceled; some ships, such as Dreadnought II, are immune. Reflective Shielding answers with 2 hits.',
  doomed:
    "A unit is about to be destroyed, and its owner may still save it with Divinity of Twilight's Fall. Then nothing that watches for a loss happens.",
  destroyed:
    'The unit is off the board, and effects that watch for it follow, such as Courageous to the End and Crash Landing. Units that are removed or returned do not trigger this.',
  capacity:
    'A side with too much in space removes it, the owner choosing: fighters and ground forces above capacity, ships above fleet supply. Removed is not destroyed.',
  rift: 'An effect moves ships out of a gravity rift: each rolls a die, and on 1 to 3 it is removed with everybody aboard.',
};
