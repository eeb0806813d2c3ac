// Deletes a card, if that is what was meant.
import type { Card } from '@cuadra/demo-api/scrumboard/calls';
import { useTexts } from '#demo/frame/texts.ts';
import type { BoardChanges } from '../board/use-board-changes.ts';
import { boardTexts } from '../texts.ts';
import { useSure } from '../use-sure.ts';

/** Answers whether it was. */
export function useRemoveCard({ removeCard }: BoardChanges): (card: Card) => Promise<boolean> {
  const t = useTexts(boardTexts);
  const isSure = useSure();
  return async ({ id, title }) => {
    const isMeant = await isSure(t.deleteCard, t.deleteCardText(title));
    if (isMeant) removeCard(id);
    return isMeant;
  };
}
