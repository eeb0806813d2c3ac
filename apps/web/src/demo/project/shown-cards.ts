// Which cards of the project are in sight, and which project: both as they were left, until the page is loaded again.
import { createStore } from '#platform/store.ts';

export const homeCards = ['summary', 'overdue', 'issues', 'features', 'github', 'tasks', 'schedule'] as const;
export const budgetCards = ['budget', 'expenses', 'details'] as const;
export const allCards = [...homeCards, ...budgetCards] as const;
export type CardId = (typeof allCards)[number];

export const hiddenCards = createStore<ReadonlySet<CardId>>(new Set());
/** Undefined: the first one. */
export const chosenProject = createStore<string | undefined>(undefined);

export function toggleCard(card: CardId): void {
  const hidden = hiddenCards.getSnapshot();
  hiddenCards.set(
    hidden.has(card) ? new Set([...hidden].filter((one) => one !== card)) : new Set([...hidden, card]),
  );
}
