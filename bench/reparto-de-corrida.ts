// A month of interest asked for over HTTP, to be timed: created, approved by another person, applied.
import { setTimeout as esperar } from 'node:timers/promises';
import { mesPasado } from './ahorros-de-prueba.ts';
import type { Banco } from './banco.ts';
import { enviarACorrida, hastaQueEste } from './corrida-de-prueba.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';

const CADA_MS = 20;

export interface TiemposDeCorrida {
  readonly calculo: number;
  readonly aplicacion: number;
  /** What each account got, in centavos, and how many times. */
  readonly cuentas: number;
  readonly abonos: number;
  readonly abonado: number;
}

/** `alMedio`: when half of it is applied. */
export async function pagarMes(
  banco: Banco,
  producto: number,
  alMedio: () => Promise<void>,
): Promise<TiemposDeCorrida> {
  const { desde, ultimoDia } = mesPasado(hoyEnGuatemala());
  const periodo = { agencias: null, desde, ultimoDia, fecha: hoyEnGuatemala(), corrige: null };
  const nueva = { nombre: `Reparto ${producto}`, clase: 'ordinaria', productos: [producto], ...periodo };
  const empieza = performance.now();
  const { id } = await enviarACorrida(banco, 'ahorros@cuadra.demo', '/api/ahorros/corridas', nueva);
  const { version, huella } = await hastaQueEste(banco, id, 'calculado');
  const calculo = performance.now() - empieza;
  const suya = `/api/ahorros/corridas/${id}`;
  const firma = { version, huella, aceptaAdvertencias: 'Medición' };
  const aprobada = await enviarACorrida(banco, 'contador@cuadra.demo', `${suya}/aprobacion`, firma);
  const sigue = performance.now();
  await enviarACorrida(banco, 'ahorros@cuadra.demo', `${suya}/aplicacion`, { version: aprobada.version });
  const medio = mitadHecha(banco, id).then(alMedio);
  const { lineas } = await hastaQueEste(banco, id, 'aplicado');
  const aplicacion = performance.now() - sigue;
  await medio;
  const { rows } = await banco.dueno.query<{ abonos: number; abonado: number }>(
    `select count(*)::int as abonos, sum(monto)::bigint::float8 as abonado from movimiento_ahorro where corrida = $1 and clase = 'interes'`,
    [id],
  );
  return { calculo, aplicacion, cuentas: lineas, abonos: 0, abonado: 0, ...rows[0] };
}

async function mitadHecha({ dueno }: Banco, id: number): Promise<void> {
  for (;;) {
    const { rows } = await dueno.query<{ ya: boolean }>(
      `select count(*) filter (where estado = 'aplicada') * 2 >= count(*) as ya from corrida_tanda where corrida = $1`,
      [id],
    );
    if (rows[0]?.ya === true) return;
    await esperar(CADA_MS);
  }
}
