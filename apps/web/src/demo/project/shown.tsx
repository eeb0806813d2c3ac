// A tab whose cards may be out of sight; with none left, how to bring them back.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Board } from '#demo/charts/tile.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { useStore } from '#platform/store.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardId, hiddenCards } from './shown-cards.ts';
import { projectTexts } from './texts/project-texts.ts';

interface ShownProps {
  readonly cards: readonly CardId[];
  readonly children: (isShown: (card: CardId) => boolean) => ReactNode;
}

export function Shown({ cards, children }: ShownProps) {
  const t = useTexts(projectTexts);
  const hidden = useStore(hiddenCards);
  if (cards.every((card) => hidden.has(card)))
    return (
      <EmptyState
        title={t.allHidden}
        text={t.allHiddenText}
        action={<Button onClick={() => hiddenCards.set(new Set())}>{t.showAll}</Button>}
      />
    );
  return <Board>{children((card) => !hidden.has(card))}</Board>;
}
