// Search as people type: without accents or case, every word anywhere. «cafe antigua» finds «Café de la Antigua».
export function coincide(texto: string, consulta: string): boolean {
  const donde = normalizar(texto);
  return normalizar(consulta)
    .split(' ')
    .every((palabra) => donde.includes(palabra));
}

export function normalizar(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
