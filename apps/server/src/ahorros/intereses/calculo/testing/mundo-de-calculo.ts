// Products, accounts and runs put straight into the tables, as the owner and without their guards: any book there could be, also
// those whose past owed money, and many of them in a moment.
import type { ClaseDeCorrida, EstadoDeLinea, MotivoSinPago } from '@cuadra/core/ahorros/corrida';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { EstadoDesde, MovimientoQueGana } from '@cuadra/core/interes/segmentos';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import pg from 'pg';
import { inject } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { crearBase } from '#testing/databases.ts';
import type { ProductoDeLaCorrida } from '../reglas-de-la-corrida.ts';

export interface CuentaPuesta {
  readonly saldo: number;
  readonly movimientos: readonly MovimientoQueGana[];
  readonly estados: readonly EstadoDesde[];
  readonly apertura: string;
  readonly interesHasta: string;
  readonly cierre?: string | null;
  readonly vence?: string | null;
  readonly tasaPactada?: number | null;
  readonly exenta?: { readonly vence: string | null } | null;
  readonly porCorregir?: string | null;
}

export interface ProductoPuesto {
  readonly versiones: readonly { readonly desde: string; readonly reglas: ReglasDeInteres }[];
  readonly tablas: readonly TablaDeTasas[];
  readonly cuentas: readonly CuentaPuesta[];
}

export interface CorridaPuesta {
  readonly clase?: ClaseDeCorrida;
  readonly desde: string;
  readonly hasta: string;
  readonly corrige?: number | null;
}

export interface LineaHallada {
  readonly cuenta: number;
  readonly desde: string;
  readonly hasta: string;
  readonly dias: number;
  readonly saldoDias: string;
  readonly exacto: string;
  readonly interes: number;
  readonly isr: number;
  readonly interesPagado: number;
  readonly isrPagado: number;
  readonly movimientos: number;
  readonly estado: EstadoDeLinea;
  readonly motivo: MotivoSinPago | null;
  readonly espera: boolean;
}

export const ALGUIEN = '00000000-0000-7000-8000-000000000001';
export const OTRA = '00000000-0000-7000-8000-000000000002';

export interface MundoDeCalculo {
  readonly dueno: pg.Client;
  readonly urlDeLaAplicacion: string;
  /** Answers the ids of the product and of its accounts, in order. */
  poner(producto: ProductoPuesto): Promise<{ producto: number; cuentas: number[] }>;
  /** A run of one tanda for all the accounts of the product, ready to be calculated. */
  correr(producto: number, corrida: CorridaPuesta): Promise<number>;
  calcular(producto: number, corrida: CorridaPuesta): Promise<{ corrida: number; lineas: LineaHallada[] }>;
  lineas(corrida: number): Promise<LineaHallada[]>;
  cerrar(): Promise<void>;
}

/** As a run keeps it. */
export const comoProducto = ({ versiones, tablas }: ProductoPuesto): ProductoDeLaCorrida => ({
  id: 0,
  codigo: 'P',
  nombre: 'P',
  idCuenta: 'P',
  versiones: versiones.map(({ desde, reglas }) => ({ ...DE_VERSION, ...reglas, desde })),
  tablas: tablas.map((tabla) => ({ ...tabla, id: 0 })),
});

const DE_VERSION = {
  id: 0,
  provision: 'ninguna',
  sinFondos: 'omitir',
  penalizadaPpm: null,
  cuentaGasto: 'G',
  cuentaPorPagar: null,
  cuentaIsr: 'I',
  cuentaPorCobrar: null,
} as const;

export async function mundoDeCalculo(): Promise<MundoDeCalculo> {
  const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const dueno = new pg.Client({ connectionString: base.url });
  await dueno.connect();
  await dueno.query('set session_replication_role = replica');
  const mundo: MundoDeCalculo = {
    dueno,
    urlDeLaAplicacion: base.urlDeLaAplicacion,
    poner: (producto) => poner(dueno, producto),
    correr: (producto, corrida) => correr(dueno, producto, corrida),
    async calcular(producto, corrida) {
      const id = await correr(dueno, producto, corrida);
      await dueno.query('select corrida_calcular_tanda($1, 1)', [id]);
      return { corrida: id, lineas: await lineasDe(dueno, id) };
    },
    lineas: (corrida) => lineasDe(dueno, corrida),
    async cerrar() {
      await dueno.end();
      await base.borrar();
    },
  };
  return mundo;
}

let puestos = 0;

async function poner(dueno: pg.Client, { versiones, tablas, cuentas }: ProductoPuesto) {
  puestos++;
  const { id: producto } = await uno<{ id: number }>(
    dueno,
    `insert into producto_ahorro (codigo, nombre, clase, id_cuenta) values ($1, $1, 'vista', $1) returning id`,
    [`P${puestos}`.padStart(2, '0')],
  );
  await ponerReglas(dueno, producto, versiones, tablas);
  return { producto, cuentas: await ponerCuentas(dueno, producto, cuentas) };
}

async function ponerReglas(
  dueno: pg.Client,
  producto: number,
  versiones: ProductoPuesto['versiones'],
  tablas: readonly TablaDeTasas[],
): Promise<void> {
  await dueno.query(
    `insert into version_de_producto (producto, desde, metodo, intradia, base, capitalizacion, abono, minimo, tope, redondeo, inactivas,
       bloqueadas, provision, cuenta_gasto, cuenta_isr, estado, escrita_por, publicada_por, publicada_en)
     select $1, desde, metodo, intradia, base, capitalizacion, abono, minimo, tope, redondeo, inactivas, bloqueadas, 'ninguna', 'G', 'I',
       'publicada', $3, $4, now()
     from jsonb_to_recordset($2) x (desde date, metodo text, intradia boolean, base text, capitalizacion text, abono text, minimo bigint,
       tope bigint, redondeo text, inactivas text, bloqueadas text)`,
    [producto, JSON.stringify(versiones.map(({ desde, reglas }) => ({ ...reglas, desde }))), ALGUIEN, OTRA],
  );
  for (const { desde, modo, tramos } of tablas) {
    const { id } = await uno<{ id: number }>(
      dueno,
      `insert into tabla_de_tasas (producto, desde, modo, estado, escrita_por, publicada_por, publicada_en)
       values ($1, $2, $3, 'publicada', $4, $5, now()) returning id`,
      [producto, desde, modo, ALGUIEN, OTRA],
    );
    await dueno.query(
      `insert into tramo_de_tasa (tabla, monto_desde, monto_hasta, plazo_desde, plazo_hasta, ppm)
       select $1, "montoDesde", "montoHasta", "plazoDesde", "plazoHasta", ppm from jsonb_to_recordset($2)
         x ("montoDesde" bigint, "montoHasta" bigint, "plazoDesde" integer, "plazoHasta" integer, ppm integer)`,
      [id, JSON.stringify(tramos)],
    );
  }
}

let abiertas = 0;

async function ponerCuentas(
  dueno: pg.Client,
  producto: number,
  cuentas: readonly CuentaPuesta[],
): Promise<number[]> {
  const { rows } = await dueno.query<{ id: string }>(
    `insert into cuenta_ahorro (numero, producto, agencia, estado, isr, isr_documento, isr_vence, apertura, cierre, plazo, vence,
       tasa_pactada, al_vencer, saldo, interes_hasta, movimientos, por_corregir)
     select x.numero, $1, '01', case when x.cierre is null then 'activa' else 'cerrada' end,
       case when x.exenta is null then 'afecto' else 'exento' end, case when x.exenta is null then null else 'Resolución' end,
       (x.exenta ->> 'vence')::date, x.apertura, x.cierre, case when x.vence is null then null else 30 end, x.vence,
       x."tasaPactada", case when x.vence is null then null else 'renovar' end, x.saldo, x."interesHasta",
       jsonb_array_length(x.movimientos), x."porCorregir"
     from jsonb_to_recordset($2) x (numero text, exenta jsonb, apertura date, cierre date, vence date, "tasaPactada" integer,
       saldo bigint, "interesHasta" date, movimientos jsonb, "porCorregir" date) order by x.numero returning id`,
    [
      producto,
      JSON.stringify(
        cuentas.map((cuenta) => ({ ...cuenta, numero: `C-${String(++abiertas).padStart(6, '0')}` })),
      ),
    ],
  );
  const ids = rows.map(({ id }) => Number(id));
  const detalle = JSON.stringify(
    cuentas.flatMap(({ movimientos }, i) => movimientos.map((uno) => ({ ...uno, cuenta: ids[i] }))),
  );
  await dueno.query(
    `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde)
     select cuenta, n, 'ajuste', monto, 0, "ganaDesde", "ganaDesde", "ganaDesde"
     from jsonb_to_recordset($1) x (cuenta bigint, n integer, monto bigint, "ganaDesde" date)`,
    [detalle],
  );
  await dueno.query(
    `insert into estado_de_cuenta_ahorro (cuenta, desde, estado)
     select cuenta, desde, estado from jsonb_to_recordset($1) x (cuenta bigint, desde date, estado text)`,
    [JSON.stringify(cuentas.flatMap(({ estados }, i) => estados.map((uno) => ({ ...uno, cuenta: ids[i] }))))],
  );
  return ids;
}

async function correr(
  dueno: pg.Client,
  producto: number,
  { clase = 'ordinaria', desde, hasta, corrige = null }: CorridaPuesta,
): Promise<number> {
  const { id } = await uno<{ id: number }>(
    dueno,
    `insert into corrida (clase, nombre, desde, hasta, fecha_valor, fecha, estado, intento, corrige, creada_en)
     values ($1, 'Prueba', $2, $3, $3::date - 1, $3, 'calculando', 1, $4, now()) returning id`,
    [clase, desde, hasta, corrige],
  );
  await dueno.query(
    `insert into corrida_alcance (corrida, producto, agencia, periodo, viva) values ($1, $2, '01', daterange($3, $4), false)`,
    [id, producto, desde, hasta],
  );
  await dueno.query(
    `insert into corrida_tanda (corrida, n, producto, agencia, de_cuenta, a_cuenta) values ($1, 1, $2, '01', 1, 9000000000)`,
    [id, producto],
  );
  await dueno.query('select corrida_tomar_reglas($1)', [id]);
  return id;
}

async function lineasDe(dueno: pg.Client, corrida: number): Promise<LineaHallada[]> {
  const { rows } = await dueno.query<{ linea: LineaHallada }>(
    `select json_build_object('cuenta', cuenta, 'desde', desde, 'hasta', hasta, 'dias', dias, 'saldoDias', saldo_dias::text, 'exacto', exacto::text,
       'interes', interes, 'isr', isr, 'interesPagado', interes_pagado, 'isrPagado', isr_pagado, 'movimientos', movimientos,
       'estado', estado, 'motivo', motivo, 'espera', espera) as linea
     from corrida_linea where corrida = $1 order by cuenta`,
    [corrida],
  );
  return rows.map(({ linea }) => linea);
}

async function uno<Fila extends pg.QueryResultRow>(
  dueno: pg.Client,
  texto: string,
  valores: readonly unknown[],
): Promise<Fila> {
  const { rows } = await dueno.query<Fila>(texto, [...valores]);
  const [fila] = rows;
  if (fila === undefined) throw new Error('No hay ninguna fila');
  return fila;
}
