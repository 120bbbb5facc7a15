import { expect, it } from 'vitest';
import { flow, mermaid } from './flow.ts';
import { duel } from './testkit/duel.ts';

it('the flow is drawn from the step table', () => {
  expect(mermaid(duel)).toBe(
    'flowchart TD\n  s0["turn: Fire, or take aim"]\n  s1{{"fire: Three dice"}}\n  s0 --> s1\n  s1 --> s0\n',
  );
  expect(flow(duel)).toEqual([
    { step: 'turn', title: 'Fire, or take aim', to: ['fire'], calls: [], rolls: false, asks: true },
    { step: 'fire', title: 'Three dice', to: ['turn'], calls: [], rolls: true, asks: false },
  ]);
});
