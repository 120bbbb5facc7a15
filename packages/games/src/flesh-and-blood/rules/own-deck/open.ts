import type { RealDecks, Reminder } from './types.ts';

/** It can be fulfilled again and again: its line holds nobody up, and goes when the chain closes. */
export const CONTRACT = 'contract';

/** Lines that hold up whoever goes on. */
export const openLines = ({ reminders }: RealDecks): Reminder[] => reminders.filter((it) => it.words !== CONTRACT);
