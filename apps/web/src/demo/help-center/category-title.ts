import type { HelpTexts } from './texts.ts';

/** The categories are known by their slug: each language has its own word for them. */
export const titleOf = (
  { slug, title }: { readonly slug: string; readonly title: string },
  { categories }: HelpTexts,
): string => Object.entries(categories).find(([known]) => known === slug)?.[1] ?? title;
