// Search as people type: without accents or case, every word anywhere. «cafe antigua» finds «Café de la Antigua».
export function matchesText(texto: string, consulta: string): boolean {
  const donde = normalizeText(texto);
  return normalizeText(consulta)
    .split(' ')
    .every((palabra) => donde.includes(palabra));
}

export function normalizeText(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
