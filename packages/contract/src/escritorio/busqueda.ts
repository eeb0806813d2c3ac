// Global search: one question, an answer in groups. A group without hits is left out, and every hit has a link to the
// screen that shows it and the value that fills the box when it is chosen.

import { estadosDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { estadosDeCheque } from '@cuadra/core/bancos/cheque';
import { clasesDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { estadosDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import { monto, textoGuardable } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const BUSQUEDA_MIN = 2;
export const BUSQUEDA_MAX = 100;

const hallazgo = z.object({ link: z.string(), value: z.string(), title: z.string() });

const conjuntoDeResultados = z.discriminatedUnion('id', [
  z.object({
    id: z.literal('pages'),
    label: z.string(),
    results: z.array(hallazgo.extend({ icon: z.string() })),
  }),
  z.object({
    id: z.literal('cuentas'),
    label: z.string(),
    results: z.array(hallazgo.extend({ idCuenta: z.string(), tipoCuenta: z.enum(['D', 'M']) })),
  }),
  z.object({
    id: z.literal('partidas'),
    label: z.string(),
    results: z.array(
      hallazgo.extend({
        id: z.uuid(),
        /** Drafts have no number yet. */
        numero: z.int().nullable(),
        ejercicio: z.int(),
        fecha: z.iso.date(),
        estado: z.enum(estadosDePartida),
        total: monto,
      }),
    ),
  }),
  z.object({
    id: z.literal('cajas'),
    label: z.string(),
    results: z.array(hallazgo.extend({ id: z.uuid(), codigo: z.string(), nombreAgencia: z.string() })),
  }),
  z.object({
    id: z.literal('recibos'),
    label: z.string(),
    results: z.array(
      hallazgo.extend({
        id: z.uuid(),
        /** With the caja it is of: C1-000123. */
        numero: z.string(),
        fecha: z.iso.date(),
        clase: z.enum(clasesDeMovimiento),
        monto,
      }),
    ),
  }),
  z.object({
    id: z.literal('cuentas-bancarias'),
    label: z.string(),
    results: z.array(hallazgo.extend({ id: z.uuid(), banco: z.string(), numero: z.string() })),
  }),
  z.object({
    id: z.literal('lineas-de-banco'),
    label: z.string(),
    results: z.array(
      hallazgo.extend({
        id: z.uuid(),
        cuentaBancaria: z.string(),
        fecha: z.iso.date(),
        referencia: z.string().nullable(),
        monto,
      }),
    ),
  }),
  z.object({
    id: z.literal('cheques'),
    label: z.string(),
    results: z.array(
      hallazgo.extend({
        id: z.uuid(),
        numero: z.int(),
        cuentaBancaria: z.string(),
        fecha: z.iso.date(),
        estado: z.enum(estadosDeCheque),
        /** None: a spoilt one. */
        monto: monto.nullable(),
      }),
    ),
  }),
  z.object({
    id: z.literal('asociados'),
    label: z.string(),
    results: z.array(hallazgo.extend({ id: z.uuid(), numero: z.int(), dpi: z.string().nullable() })),
  }),
  z.object({
    id: z.literal('cuentas-de-ahorro'),
    label: z.string(),
    results: z.array(
      hallazgo.extend({
        id: z.int(),
        numero: z.string(),
        producto: z.string(),
        estado: z.enum(estadosDeCuentaAhorro),
      }),
    ),
  }),
  z.object({
    id: z.literal('contacts'),
    label: z.string(),
    results: z.array(hallazgo.extend({ id: z.uuid(), name: z.string(), avatar: z.string().nullable() })),
  }),
]);
export type ConjuntoDeResultados = z.infer<typeof conjuntoDeResultados>;
export type GrupoDeBusqueda = ConjuntoDeResultados['id'];

export const buscar = endpoint({
  method: 'POST',
  path: '/api/common/search',
  permission: 'autenticado',
  summary: 'Busca en lo que esta persona puede ver; con menos de dos caracteres no hay resultados',
  body: z.strictObject({ query: textoGuardable(BUSQUEDA_MAX) }),
  response: z.array(conjuntoDeResultados),
  errors: [],
});
