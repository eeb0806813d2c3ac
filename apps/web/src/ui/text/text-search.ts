// Search as people type: without accents or case, every word anywhere. «cafe antigua» finds «Café de la Antigua».
export function matchesText(text: string, query: string): boolean {
  const where = normalizeText(text);
  return normalizeText(query)
    .split(' ')
    .every((word) => where.includes(word));
}

export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
