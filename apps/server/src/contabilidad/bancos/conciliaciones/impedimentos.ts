// Why a month cannot be sent to review yet, each as a sentence that says what to do. PostgreSQL judges all of it again.
import { haTerminado } from '@cuadra/core/cierre';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { type MesDeCuenta, mesDe } from './mes-de-cuenta.ts';
import { enDia, mesEnTexto } from './palabras.ts';

interface Cifras {
  readonly hoy: string;
  readonly saldoBanco: Centavos;
  readonly saldoSegunEstado: Centavos | null;
  readonly sinExplicar: { readonly banco: number; readonly libros: number };
}

export async function impedimentosDe(db: Database, mes: MesDeCuenta, cifras: Cifras): Promise<string[]> {
  const { cuenta, anio, mes: numero, hasta } = mes;
  const { hoy, saldoBanco, saldoSegunEstado, sinExplicar } = cifras;
  return [
    cuenta.activa ? undefined : 'La cuenta bancaria no está activa: actívela para conciliarla.',
    haTerminado(anio, numero, hoy)
      ? undefined
      : `El mes termina el ${enDia(hasta)}: envíelo a partir del día siguiente.`,
    await elAnterior(db, mes),
    saldoSegunEstado === null || saldoSegunEstado === saldoBanco
      ? undefined
      : noCuadra({ hasta, saldoBanco, saldoSegunEstado }),
    porExplicar(sinExplicar),
  ].filter((frase) => frase !== undefined);
}

export const noCuadra = ({
  hasta,
  saldoBanco,
  saldoSegunEstado,
}: {
  readonly hasta: string;
  readonly saldoBanco: Centavos;
  readonly saldoSegunEstado: Centavos;
}): string =>
  `El estado de cuenta dice ${formatearQuetzales(saldoSegunEstado)} al ${enDia(hasta)} y las líneas importadas suman ${formatearQuetzales(saldoBanco)}: importe lo que falta o corrija el saldo.`;

async function elAnterior(db: Database, { cuenta, desde }: MesDeCuenta): Promise<string | undefined> {
  const siguiente = Temporal.PlainDate.from(cuenta.conciliadaHasta).add({ days: 1 }).toString();
  if (siguiente < desde) {
    const primero = mesEnTexto(mesDe(siguiente));
    return `Los meses se concilian en orden: envíe y apruebe primero ${primero}.`;
  }
  const { rows } = await sql<{ anio: number; mes: number }>`
    select c.anio, c.mes from conciliacion c where c.cuenta_bancaria = ${cuenta.id}::uuid and c.estado = 'en_revision'
    limit 1`.execute(db);
  const [enRevision] = rows;
  if (enRevision === undefined) return undefined;
  return `La conciliación de ${mesEnTexto(enRevision)} está en revisión: apruébela o devuélvala primero.`;
}

function porExplicar({ banco, libros }: Cifras['sinExplicar']): string | undefined {
  if (banco + libros === 0) return undefined;
  const partes = [
    ...(banco === 0 ? [] : [`${banco} ${banco === 1 ? 'línea' : 'líneas'} del banco`]),
    ...(libros === 0 ? [] : [`${libros} ${libros === 1 ? 'movimiento' : 'movimientos'} de los libros`]),
  ];
  return `${banco + libros === 1 ? 'Queda' : 'Quedan'} ${partes.join(' y ')} sin cruzar ni explicar: crúcelos o diga qué son.`;
}
