// What PostgreSQL needs to tell, in the statement that posts a tanda, which of its partidas may have something to be accepted
// (libro_sospechosas, in 0035_libro_juicio.sql). Most have nothing; one that may is set aside and judged whole in a
// transaction, so the question may suspect too much and never too little.
import { CERO, type Centavos, restar, sumar } from '@cuadra/core/dinero';
import { totalDebe, totalHaber } from '@cuadra/core/partida';
import type { Valor } from './columnas.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

type PorJuzgar = ReadonlySet<PartidaPorContabilizar>;

/** Agencia, date, amount, concepto, and whether it is asked about it; a reversal is like none. */
export function valoresPorComparar(partida: PartidaPorContabilizar, porJuzgar: PorJuzgar): Valor[] {
  const { agencia, fecha, concepto, lineas, revierte } = partida;
  return [
    agencia,
    fecha,
    totalDebe(lineas),
    revierte === null ? concepto.trim() : null,
    porJuzgar.has(partida),
  ];
}

/**
 * Which one, agencia, account, and how much (debe − haber) it and those before it take the account to that side. What they
 * bring to the other side is not counted: who brings it may be set aside.
 */
export function movimientosPorJuzgar(
  partidas: readonly PartidaPorContabilizar[],
  porJuzgar: PorJuzgar,
): Valor[][] {
  if (porJuzgar.size === 0) return [];
  const haciaUnLado = new Map<string, Centavos>();
  return partidas.flatMap((partida, indice) => {
    const { agencia, lineas } = partida;
    return [...Map.groupBy(lineas, ({ idCuenta }) => idCuenta)].flatMap(([idCuenta, suyas]) => {
      const neto = restar(totalDebe(suyas), totalHaber(suyas));
      if (neto === 0) return [];
      const clave = `${agencia} ${idCuenta} ${Math.sign(neto)}`;
      const junto = sumar([haciaUnLado.get(clave) ?? CERO, neto]);
      haciaUnLado.set(clave, junto);
      return porJuzgar.has(partida) ? [[indice + 1, agencia, idCuenta, junto]] : [];
    });
  });
}
