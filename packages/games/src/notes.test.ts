import { describe, expect, it } from 'vitest';
import { noteIn, sayIn, word } from './notes.ts';

const note = noteIn({ armor: word('armor'), 'in-vehicle': (f) => `in the ${f.card}` });

describe('a catalog of notes', () => {
  it('makes words of a code and its facts', () => {
    expect(note({ code: 'armor' })).toBe('armor');
    expect(note({ code: 'in-vehicle', card: 'Jeep' })).toBe('in the Jeep');
  });

  it('an unknown code comes back, also one that every object has', () => {
    expect(note({ code: 'Colt' })).toBe('Colt');
    expect(note({ code: 'constructor' })).toBe('constructor');
  });

  it('an unknown code is a name where the game has names', () => {
    const named = noteIn({}, (code) => code.toUpperCase());
    expect(named({ code: 'militia' })).toBe('MILITIA');
  });

  it('is said by code and facts', () => {
    const say = sayIn<'armor' | 'in-vehicle'>();
    expect(say({ note }, 'in-vehicle', { card: 'Truck' })).toBe('in the Truck');
    // @ts-expect-error no such code
    expect(say({ note }, 'amor')).toBe('amor');
  });
});
