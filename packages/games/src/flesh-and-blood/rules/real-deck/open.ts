import type { RealDecks, Reminder } from './types.ts';

/** It can be fulfilled several times: its reminder stops nobody and is removed when the chain closes. */
export const CONTRACT = 'contract';

/** Reminders that must be ticked before the game goes on. */
export const openLines = ({ reminders }: RealDecks): Reminder[] => reminders.filter((it) => it.words !== CONTRACT);
