/** The first two-digit code that no agencia has yet; empty when all ninety-nine are taken. */
export function siguienteCodigo(usados: readonly string[]): string {
  const ocupados = new Set(usados);
  for (let numero = 1; numero <= CODIGO_MAX; numero++) {
    const codigo = String(numero).padStart(2, '0');
    if (!ocupados.has(codigo)) return codigo;
  }
  return '';
}

const CODIGO_MAX = 99;
