// What a written title finds among the tags.
import type { ProductTag } from '@cuadra/demo-api/inventory/calls';
import { matchesText } from '#ui/text/text-search.ts';

export const TAG_TITLE_MAX = 50;

export const tagsLike = (tags: readonly ProductTag[], written: string): readonly ProductTag[] =>
  tags.filter(({ title }) => matchesText(title, written));

export const isSameTitle = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
