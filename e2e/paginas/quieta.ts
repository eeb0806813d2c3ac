import type { Page } from '@playwright/test';

/** What moves and will end is waited for. */
export const esperarQuieta = (page: Page) =>
  page.evaluate(async () => {
    const enMarcha = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(enMarcha.map(({ finished }) => finished));
  });
