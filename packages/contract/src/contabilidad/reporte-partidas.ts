// Partidas Diario: whole partidas with their lines, one after another or one per page, by dates or by numbers. Amounts are
// integer centavos.
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import {
  anioEscrito,
  codigoDeAgencia,
  cursor,
  fechaContable,
  monto,
  numeroEscrito,
  persona,
  porPagina,
  uuid,
} from '../campos.ts';
import { datosAl } from '../datos-al.ts';
import { endpoint } from '../endpoint.ts';

const campos = z.strictObject({
  desde: fechaContable.optional(),
  hasta: fechaContable.optional(),
  /** Numbers of that year's book. */
  ejercicio: anioEscrito.optional(),
  desdeNumero: numeroEscrito.optional(),
  hastaNumero: numeroEscrito.optional(),
  estado: z.enum(estadosDePartida).default('contabilizada'),
  tipo: z.enum(tiposDePartida).optional(),
  agencia: codigoDeAgencia.optional(),
  /** Who made them. */
  usuario: uuid.optional(),
  orden: z.enum(['numero', 'fecha']).default('numero'),
});

type Campos = z.output<typeof campos>;

const enOrden = ({ desde = '', hasta = '9', desdeNumero = 1, hastaNumero = Infinity }: Partial<Campos>) =>
  desde <= hasta && desdeNumero <= hastaNumero;
const ORDEN = { path: ['hasta'], error: 'El final no puede ser anterior al principio.' };

/** Numbers begin again each year. */
const conEjercicio = ({ ejercicio, desdeNumero, hastaNumero }: Partial<Campos>) =>
  ejercicio !== undefined || (desdeNumero === undefined && hastaNumero === undefined);
const SIN_EJERCICIO = { path: ['ejercicio'], error: 'Elija el ejercicio de esos números.' };

/** What a file is asked by. */
export const filtrosDePartidasDiario = campos
  .extend({
    disposicion: z.enum(['seguidas', 'una_por_pagina']).default('seguidas'),
    papel: z.enum(['carta', 'oficio']).default('carta'),
  })
  .refine(enOrden, ORDEN)
  .refine(conEjercicio, SIN_EJERCICIO);

const filtrosDeDiario = campos.refine(enOrden, ORDEN).refine(conEjercicio, SIN_EJERCICIO);
export type FiltrosDeDiario = z.output<typeof filtrosDeDiario>;

const partidaConLineas = z.object({
  id: z.uuid(),
  ejercicio: z.int(),
  numero: z.int().nullable(),
  estado: z.enum(estadosDePartida),
  tipo: z.enum(tiposDePartida),
  fecha: fechaContable,
  agencia: z.string(),
  concepto: z.string(),
  debe: monto,
  haber: monto,
  autor: persona.nullable(),
  /** If somebody other than its author began it. */
  iniciadaPor: persona.optional(),
  lineas: z.array(
    z.object({
      idCuenta: z.string(),
      nombreCuenta: z.string().nullable(),
      debe: monto,
      haber: monto,
      concepto: z.string().nullable(),
      documento: z.string().nullable(),
    }),
  ),
});
export type PartidaConLineas = z.infer<typeof partidaConLineas>;

const base = '/api/contabilidad/reporte-partidas';

export const listarPartidasDiario = endpoint({
  method: 'GET',
  path: base,
  permission: 'reportes:ver',
  summary: 'Partidas con sus líneas, por páginas, por número o por fecha; los borradores van al final',
  query: campos
    .extend({
      cursor: cursor.optional(),
      limite: porPagina(50, 20),
    })
    .refine(enOrden, ORDEN)
    .refine(conEjercicio, SIN_EJERCICIO),
  response: z.object({ partidas: z.array(partidaConLineas), siguiente: z.string().nullable(), datosAl }),
  errors: ['SIN_AGENCIA', 'PETICION_INVALIDA'],
});

const sumas = z.object({ partidas: z.int(), lineas: z.int(), debe: monto, haber: monto });

export const resumirPartidasDiario = endpoint({
  method: 'GET',
  path: `${base}/resumen`,
  permission: 'reportes:ver',
  summary: 'Cuántas partidas y líneas son y cuánto suman, en total y por tipo',
  query: filtrosDeDiario,
  response: sumas.extend({ porTipo: z.array(sumas.extend({ tipo: z.enum(tiposDePartida) })), datosAl }),
  errors: ['SIN_AGENCIA'],
});
