// What a rule for these lines would look for: what all of them have in common, without numbers nor dates.
import { esqueleto } from '@cuadra/core/bancos/reglas';
import type { Renglon } from './renglon.ts';

export const TEXTO_DE_REGLA_MAX = 120;

export function textoDeRegla(lineas: readonly Pick<Renglon, 'texto'>[]): string {
  const [primera = [], ...otras] = lineas.map(({ texto }) => esqueleto(texto).split(' '));
  const comunes = primera.filter((palabra) => otras.every((palabras) => palabras.includes(palabra)));
  return comunes.join(' ').slice(0, TEXTO_DE_REGLA_MAX).trim();
}
