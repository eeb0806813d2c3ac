// The runs that were paid and every movement of every account in the real database, as an institution that moves in brings them.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/escribir.ts';
import { firmar } from '../firmar.ts';
import type { CorridaContada } from './corridas-contadas.ts';
import { ANIO } from './cuenta-en-padron.ts';
import { aprueba, escribe, momento } from './firmas.ts';
import type { IdsDeCuentas } from './guardar-cuentas.ts';
import type { IdsDeProductos } from './guardar-productos.ts';
import type { Padron } from './padron.ts';
import type { IdsDeProgramaciones } from './programaciones-demo.ts';

/** Their ids by run. */
export type IdsDeCorridas = ReadonlyMap<CorridaContada, number>;

interface Traidos {
  readonly padron: Padron;
  readonly productos: IdsDeProductos;
  readonly cuentas: IdsDeCuentas;
  readonly programaciones: IdsDeProgramaciones;
}

export async function guardarCorridas(tx: Tx, traidos: Traidos): Promise<IdsDeCorridas> {
  const { corridas } = traidos.padron;
  const lineas = corridas.flatMap((corrida, i) =>
    corrida.tandas.flatMap((tanda, j) =>
      tanda.lineas.map((linea) => ({ ...linea, corrida: i + 1, tanda: j + 1 })),
    ),
  );
  const dia = crearFechas(traidos.padron.inicio);
  const columna = <T>(de: (linea: (typeof lineas)[number]) => T): T[] => lineas.map(de);
  await firmar(tx, aprueba);
  const { rows } = await sql<{
    ids: number[];
  }>`select corrida_traer(${JSON.stringify(corridas.map((corrida) => filaDe(corrida, traidos)))}::jsonb,
    ${columna(({ corrida }) => corrida)}::integer[], ${columna(({ tanda }) => tanda)}::integer[],
    ${columna(({ cuenta }) => traidos.cuentas.get(cuenta))}::bigint[], ${columna(({ desde }) => dia(desde))}::date[],
    ${columna(({ hasta }) => dia(hasta))}::date[], ${columna(({ dias }) => dias)}::integer[], ${columna(({ saldoDias }) => saldoDias)}::numeric[],
    ${columna(({ ganado }) => exactoDe(ganado))}::numeric[], ${columna(({ interes }) => interes)}::bigint[], ${columna(({ isr }) => isr)}::bigint[],
    ${columna(({ movimientos }) => movimientos)}::integer[], ${columna(({ motivo }) => motivo)}::text[],
    ${columna(({ espera }) => espera)}::boolean[]) as ids`.execute(tx);
  await firmar(tx, '');
  const ids = rows[0]?.ids ?? [];
  return new Map(corridas.map((corrida, i) => [corrida, ids[i] ?? 0]));
}

/** The month ended on a day; the next one it was looked at and, in the afternoon, paid. */
function filaDe(corrida: CorridaContada, { padron, productos, programaciones }: Traidos) {
  const { clase, nombre, desde, hasta, fecha, tandas } = corrida;
  const alOtroDia = padron.inicio.add({ days: clase === 'cierre' ? fecha : hasta });
  const [primera] = tandas;
  return {
    ...{ clase, nombre, calculada_por: escribe },
    programacion: clase === 'ordinaria' && primera ? programaciones.get(primera.producto.clase) : null,
    desde: padron.inicio.add({ days: desde }).toString(),
    hasta: padron.inicio.add({ days: hasta }).toString(),
    fecha: padron.inicio.add({ days: fecha }).toString(),
    creada_en: momento(alOtroDia, '06:00'),
    calculada_en: momento(alOtroDia, '06:01'),
    aprobada_en: momento(alOtroDia, '10:20'),
    aplicada_en: momento(alOtroDia, '10:45'),
    tandas: tandas.map(({ producto, agencia, partida }, i) => {
      return { n: i + 1, producto: productos.get(producto), agencia, partida };
    }),
  };
}

const DECIMALES = 10n ** 12n;

/** In centavos with twelve decimals, half up. */
function exactoDe(ganado: number): string {
  const anio = BigInt(ANIO);
  const exacto = (2n * BigInt(ganado) * DECIMALES + anio) / (2n * anio);
  return `${exacto / DECIMALES}.${String(exacto % DECIMALES).padStart(12, '0')}`;
}

export async function guardarMovimientos(
  tx: Tx,
  { movimientos, inicio }: Padron,
  cuentas: IdsDeCuentas,
  corridas: IdsDeCorridas,
): Promise<void> {
  const dia = crearFechas(inicio);
  const columna = <T>(de: (movimiento: (typeof movimientos)[number]) => T): T[] => movimientos.map(de);
  await sql`select ahorro_traer(${columna(({ cuenta }) => cuentas.get(cuenta))}::bigint[], ${columna(({ clase }) => clase)}::text[],
    ${columna(({ monto }) => monto)}::bigint[], ${columna(({ fecha }) => dia(fecha))}::date[], ${columna(({ valor }) => dia(valor))}::date[],
    ${columna(({ gana }) => dia(gana))}::date[], ${columna(({ partida }) => partida)}::uuid[],
    ${columna(({ corrida }) => (corrida === null ? null : corridas.get(corrida)))}::integer[],
    ${columna(({ concepto }) => concepto)}::text[], ${columna(({ documento }) => documento)}::text[])`.execute(
    tx,
  );
}

/** Each day written once. */
function crearFechas(inicio: Temporal.PlainDate): (indice: number) => string {
  const fechas = new Map<number, string>();
  return (indice) => {
    const fecha = fechas.get(indice) ?? inicio.add({ days: indice }).toString();
    fechas.set(indice, fecha);
    return fecha;
  };
}
