// The savings products: what they are, the rules they have had and will have, and what their accounts hold beside what the
// books say. Their rates are in tasas.ts.
import {
  clasesDeProducto,
  estadosDeProducto,
  estadosDeRegla,
  politicasSinFondos,
  provisiones,
} from '@cuadra/core/ahorros/producto';
import { situacionesDeRegla } from '@cuadra/core/ahorros/vigencia';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { basesDeDias } from '@cuadra/core/interes/base-de-dias';
import { modosDeRedondeo } from '@cuadra/core/interes/redondeo';
import {
  capitalizaciones,
  frecuenciasDeAbono,
  metodosDeInteres,
  tratamientosDeEstado,
} from '@cuadra/core/interes/reglas';
import { modosDeTabla, PPM_MAX } from '@cuadra/core/interes/tasas';
import { z } from 'zod';
import {
  codigoDeCuenta,
  enCentavos,
  entero,
  enteroEscrito,
  fechaDeLibros,
  monto,
  nombre,
  persona,
  textoExacto,
  version,
  versionEscrita,
} from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const BASE_DE_PRODUCTOS = '/api/ahorros/productos';
const base = BASE_DE_PRODUCTOS;

const ID_MAX = 2_147_483_647;
export const porProducto = z.object({ id: enteroEscrito(1, ID_MAX) });
/** A rule or a rate table of a product. */
export const porRegla = porProducto.extend({ regla: enteroEscrito(1, ID_MAX) });
export const deVersion = z.strictObject({ version: versionEscrita });

const PLAZOS_MAX = 20;
const PLAZO_MAX = 7_300;

const cuentaDelCatalogo = z.object({ idCuenta: z.string(), nombre: z.string() });

/** What rules and rate tables have in common: who wrote it, who published it, and the days it is in force. */
const deRegla = {
  id: z.int(),
  desde: z.iso.date(),
  /** The last day it is in force; null while nothing follows it, and of a draft. */
  ultimoDia: z.iso.date().nullable(),
  estado: z.enum(estadosDeRegla),
  situacion: z.enum(situacionesDeRegla),
  escritaPor: persona,
  publicadaPor: persona.nullable(),
  publicadaEn: z.string().nullable(),
  version: z.int(),
  /** What publishing a draft would refuse, each with its field. */
  reparos: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
};

const positivo = enCentavos(entero(1, MONTO_MAX));
const noNegativo = enCentavos(entero(0, MONTO_MAX));

/** The rules of a product from a day on, as somebody writes them. */
export const reglasEscritas = z.object({
  desde: fechaDeLibros,
  metodo: z.enum(metodosDeInteres),
  intradia: z.boolean(),
  base: z.enum(basesDeDias),
  capitalizacion: z.enum(capitalizaciones),
  abono: z.enum(frecuenciasDeAbono),
  minimo: noNegativo,
  tope: positivo.nullable(),
  redondeo: z.enum(modosDeRedondeo),
  inactivas: z.enum(tratamientosDeEstado),
  bloqueadas: z.enum(tratamientosDeEstado),
  provision: z.enum(provisiones),
  sinFondos: z.enum(politicasSinFondos),
  aperturaMinima: noNegativo,
  /** Which terms a term product offers, in days. */
  plazos: z.array(entero(1, PLAZO_MAX)).max(PLAZOS_MAX).nullable(),
  /** What a term product earns when the money leaves before its term. */
  penalizadaPpm: entero(0, PPM_MAX).nullable(),
  cuentaGasto: codigoDeCuenta,
  cuentaIsr: codigoDeCuenta,
  cuentaPorPagar: codigoDeCuenta.nullable(),
  cuentaPorCobrar: codigoDeCuenta.nullable(),
});
export type ReglasEscritas = z.output<typeof reglasEscritas>;

const versionDeProducto = reglasEscritas.extend({
  ...deRegla,
  /** What the accounts of the catalogue that it names are called. */
  nombresDeCuentas: z.record(z.string(), z.string()),
});
export type VersionDeProducto = z.output<typeof versionDeProducto>;

export const tramoEscrito = z.object({
  montoDesde: noNegativo,
  /** Not included; null: without end. */
  montoHasta: positivo.nullable(),
  /** In days; what has no term is of zero. */
  plazoDesde: entero(0, PLAZO_MAX),
  plazoHasta: entero(1, PLAZO_MAX + 1).nullable(),
  ppm: entero(0, PPM_MAX),
});
export type TramoEscrito = z.output<typeof tramoEscrito>;

export const tablaDeTasas = z.object({
  ...deRegla,
  producto: z.int(),
  modo: z.enum(modosDeTabla),
  tramos: z.array(tramoEscrito),
});
export type TablaDeTasas = z.output<typeof tablaDeTasas>;

const productoEnLista = z.object({
  id: z.int(),
  codigo: z.string(),
  nombre: z.string(),
  clase: z.enum(clasesDeProducto),
  estado: z.enum(estadosDeProducto),
  cuenta: cuentaDelCatalogo,
  version: z.int(),
  /** In force today; null when none is. */
  reglas: reglasEscritas
    .pick({
      metodo: true,
      base: true,
      abono: true,
      capitalizacion: true,
      minimo: true,
      aperturaMinima: true,
      plazos: true,
    })
    .nullable(),
  /** The least and the most that is earned a year today, in parts per million; null without rates in force. */
  tasas: z.object({ desde: z.iso.date(), menor: z.int(), mayor: z.int() }).nullable(),
  /** Rules and rates that wait for somebody to publish them. */
  borradores: z.int(),
});
export type ProductoEnLista = z.output<typeof productoEnLista>;

export const listarProductos = endpoint({
  method: 'GET',
  path: base,
  permission: 'ahorros:ver',
  summary: 'Los productos de ahorro, con las reglas y las tasas que rigen hoy',
  response: z.object({ productos: z.array(productoEnLista) }),
  errors: [],
});

/** Apart from the list, which whoever chooses a product asks for all the time. */
export const verCifrasDeProductos = endpoint({
  method: 'GET',
  path: '/api/ahorros/productos-en-cifras',
  permission: 'ahorros:ver',
  summary: 'Cuántas cuentas abiertas tiene cada producto y cuánto suman, en las agencias de quien pregunta',
  response: z.object({
    cifras: z.array(z.object({ producto: z.int(), cuentas: z.int(), saldo: monto })),
  }),
  errors: [],
});

export const productoDeAhorro = productoEnLista.extend({
  /** Oldest last; drafts first. */
  versiones: z.array(versionDeProducto),
  tablas: z.array(tablaDeTasas),
  /** The last day whose interest was paid to some account: what is published begins after it. */
  pagadoHasta: z.iso.date().nullable(),
  /** What the books say of its control account beside what its accounts add up to, in the agencias of whoever asks. */
  control: z.array(
    z.object({
      agencia: z.string(),
      nombre: z.string(),
      cuentas: z.int(),
      enCuentas: monto,
      enLibros: monto,
    }),
  ),
  creadoPor: persona.nullable(),
});
export type ProductoDeAhorro = z.output<typeof productoDeAhorro>;

export const verProducto = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'ahorros:ver',
  summary: 'Un producto de ahorro con todas sus reglas y tasas y el saldo de su cuenta de control',
  params: porProducto,
  response: productoDeAhorro,
  errors: ['NO_ENCONTRADO'],
});

const codigoDeProducto = textoExacto(6).regex(
  /^[A-Z0-9]{2,6}$/,
  'Use de dos a seis letras mayúsculas o dígitos.',
);

const productoNuevo = z.strictObject({
  codigo: codigoDeProducto,
  nombre: nombre(80),
  clase: z.enum(clasesDeProducto),
  /** What is owed to its savers: a detail account of its own. */
  idCuenta: codigoDeCuenta,
});
export type ProductoNuevo = z.output<typeof productoNuevo>;

export const crearProducto = endpoint({
  method: 'POST',
  path: base,
  permission: 'ahorros:administrar',
  summary: 'Crea un producto de ahorro, en preparación',
  body: productoNuevo,
  response: productoDeAhorro,
  status: 201,
  errors: ['PRODUCTO_REPETIDO', 'CUENTA_NO_EXISTE', 'CUENTA_NO_DETALLE'],
});

export const renombrarProducto = endpoint({
  method: 'PATCH',
  path: `${base}/:id`,
  permission: 'ahorros:administrar',
  summary: 'Cambia el nombre de un producto de ahorro',
  params: porProducto,
  body: z.strictObject({ nombre: nombre(80), version }),
  response: productoDeAhorro,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'PRODUCTO_REPETIDO'],
});

/** A product in preparation, by another person than who created it, and only if its accounts explain the books. */
export const activarProducto = endpoint({
  method: 'POST',
  path: `${base}/:id/activacion`,
  permission: 'ahorros:publicar',
  autorizable: true,
  summary: 'Activa un producto: desde entonces solo sus cuentas mueven su cuenta de control',
  params: porProducto,
  body: z.strictObject({ version }),
  response: productoDeAhorro,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'REGLA_PROPIA',
    'PRODUCTO_SIN_REGLAS',
    'PRODUCTO_NO_EXPLICA_SALDO',
    'PRODUCTO_YA_ACTIVO',
  ],
});

export const suspenderProducto = endpoint({
  method: 'POST',
  path: `${base}/:id/suspension`,
  permission: 'ahorros:publicar',
  autorizable: true,
  summary: 'Deja de admitir cuentas nuevas de un producto, o vuelve a admitirlas',
  params: porProducto,
  body: z.strictObject({ suspendido: z.boolean(), version }),
  response: productoDeAhorro,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'PRODUCTO_EN_PREPARACION'],
});
