// How the lines of a draft changed from one saving to the next, as somebody reads it who compares both sheets.
import type { Centavos } from '@cuadra/core/dinero';
import { formatearMonto } from '../../../ui/format/money.ts';
import type { Cambio } from './hechos.ts';

interface Linea {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto?: string | null;
  readonly documento?: string | null;
}

/** Nothing when either is not there: a very long draft is told by its totals only. */
export function cambiosDeLineas(antes: unknown, despues: unknown): Cambio[] {
  if (!Array.isArray(antes) || !Array.isArray(despues)) return [];
  const [viejas, nuevas] = [antes.map(describir), despues.map(describir)];
  return alineadas(viejas, nuevas).map(([vieja, nueva]) => ({
    campo: `Línea ${(nueva ?? vieja ?? 0) + 1}`,
    antes: vieja === undefined ? undefined : viejas[vieja],
    despues: nueva === undefined ? undefined : nuevas[nueva],
  }));
}

function describir(linea: Linea): string {
  const { idCuenta, debe, haber, concepto, documento } = linea;
  const monto = haber > 0 ? `haber ${formatearMonto(haber)}` : `debe ${formatearMonto(debe)}`;
  return [idCuenta || 'sin cuenta', monto, concepto, documento].filter(Boolean).join(' · ');
}

type Par = readonly [vieja: number | undefined, nueva: number | undefined];

/** Those that differ, each with the one it replaces; what is equal at the start and at the end stays out. */
function alineadas(viejas: readonly string[], nuevas: readonly string[]): Par[] {
  const corta = Math.min(viejas.length, nuevas.length);
  let inicio = 0;
  while (inicio < corta && viejas[inicio] === nuevas[inicio]) inicio++;
  let fin = 0;
  while (fin < corta - inicio && viejas.at(-1 - fin) === nuevas.at(-1 - fin)) fin++;
  const cuantas = Math.max(viejas.length, nuevas.length) - fin - inicio;
  return Array.from({ length: cuantas }, (_, n): Par => {
    const lugar = inicio + n;
    return [lugar < viejas.length - fin ? lugar : undefined, lugar < nuevas.length - fin ? lugar : undefined];
  }).filter(
    ([vieja, nueva]) => vieja === undefined || nueva === undefined || viejas[vieja] !== nuevas[nueva],
  );
}
