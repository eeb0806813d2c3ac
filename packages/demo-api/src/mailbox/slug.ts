// How a label stands in an address. Letters with accents are word characters, as their reader takes them to be.

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\s/g, '-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .replaceAll(/-{2,}/g, '-');

/** The same with the first of -1, -2… that nobody has, when somebody has it. */
export function freeSlug(title: string, taken: readonly string[]): string {
  const slug = slugOf(title);
  if (!taken.includes(slug)) return slug;
  let suffix = 1;
  while (taken.includes(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
