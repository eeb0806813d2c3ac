// A day of the cajas with one of each thing that papers tell: movements of every kind, one undone, one in transit, one that asked
// for the origin of funds, a recount, a count by surprise, a difference observed and settled.
import { randomUUID } from 'node:crypto';
import { contarJornada, type Jornada, verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { revertirMovimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos, sumar } from '@cuadra/core/dinero';
import { moverPorElLibro as mover, type PorMover } from '#contabilidad/cajas/testing/mover-por-el-libro.ts';
import {
  EN_CAJA,
  EN_TRANSITO,
  FALTANTES,
  GASTOS,
  hecha,
  type MundoDeCajas,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { autorizar } from '#control/testing/con-otra-persona.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';

export interface DiaDeCajas {
  /** That of C1: closed, observed and reviewed, with a faltante. */
  readonly jornada: string;
  /** By the number of their receipts, from 1 on. */
  readonly movimientos: readonly string[];
  readonly sorpresa: string;
  /** That of C2, still open. */
  readonly abierta: Jornada;
}

/** What was moved in C1, in the order of its receipts: what every figure of the tests comes from. */
export const MOVIDO: readonly (PorMover & { readonly enVigor: boolean })[] = [
  {
    ...{
      monto: 1_500_00,
      clase: 'ingreso',
      sentido: 'entrada',
      documento: 'FACT-A-2026-0001',
      enVigor: true,
    },
    persona: { documento: '2547 36198 1601', nombre: 'María de los Ángeles Tzul Caal de Xol' },
  },
  { monto: 250_75, clase: 'ingreso', sentido: 'entrada', medio: 'cheque', enVigor: true },
  { monto: 300_00, clase: 'egreso', sentido: 'salida', idCuenta: GASTOS, enVigor: false },
  { monto: 45_10, clase: 'pago-menor', sentido: 'salida', idCuenta: GASTOS, enVigor: true },
  {
    ...{ monto: 80_000_00, clase: 'ingreso', sentido: 'entrada', enVigor: true },
    persona: { documento: '1111 22222 0101', nombre: 'Juan Tot' },
  },
];
export const DESHECHO = 300_00;
export const TRASLADADO = 1_000_00;
export const CHEQUE = 250_75;
/** What it opened on, and 1,500.00 + 80,000.00 − 45.10 − 1,000.00 of cash and 250.75 in a cheque. */
export const LIBRO = EN_CAJA + 1_500_00 + CHEQUE - 45_10 + 80_000_00 - TRASLADADO;
export const FALTANTE = 12_34;
export const FALTANTE_DEL_PRIMER_CONTEO = 112_34;

export async function diaDeCajas(mundo: MundoDeCajas): Promise<DiaDeCajas> {
  const { cajero, cajero2 } = mundo;
  const jornada = await mundo.abrir(cajero);
  const movimientos: string[] = [];
  for (const movido of MOVIDO) {
    const conFormulario = movido.monto >= 77_000_00 ? { despues: declarar } : {};
    movimientos.push(await mover(mundo, jornada, { ...movido, ...conFormulario }));
  }
  movimientos.push(await deshacer(mundo, jornada, movimientos[2] ?? ''));
  movimientos.push(await enviar(mundo, jornada));
  const sorpresa = await contarPorSorpresa(mundo, jornada, LIBRO - CHEQUE, CHEQUES);
  for (const falta of [FALTANTE_DEL_PRIMER_CONTEO, FALTANTE]) await contar(mundo, jornada.id, falta);
  const contada = hecha(
    await mundo.llamar(verJornada, { params: { id: jornada.id } }, { token: cajero.token }),
  );
  await mundo.cerrarDia(cajero, contada, 'Faltó un billete al dar vuelto');
  movimientos.push(await revisar(mundo, jornada));
  const abierta = await mundo.abrir(cajero2, { monto: 0 });
  await mover(mundo, abierta, {
    monto: 7_777_77,
    clase: 'ingreso',
    sentido: 'entrada',
    persona: { documento: '3333 4', nombre: 'Ana' },
  });
  return { jornada: jornada.id, movimientos, sorpresa, abierta };
}

export const FORMULARIO = {
  ...{ documento: 'dpi', nacionalidad: 'Guatemalteca', direccion: '4a. calle 2-15, zona 3, Cobán' },
  ...{ telefono: '5555-0101', ocupacion: 'Comerciante de cardamomo', enNombreDe: null },
  ...{ origenDeFondos: 'Venta de la cosecha de cardamomo', destinoDeFondos: 'Pago de préstamo' },
} as const;

const declarar = (tx: Tx, movimiento: string) =>
  tx
    .insertInto('formularioIve')
    .values({
      ...{ movimiento, datos: JSON.stringify(FORMULARIO), acumulado: centavos(80_000_00) },
      ...{ umbral: 1_000_000, tasaDolar: 7_700_000 },
    })
    .execute();

export async function deshacer(
  mundo: MundoDeCajas,
  { cajero }: Pick<Jornada, 'cajero'>,
  id: string,
): Promise<string> {
  const [quien, jefe] =
    cajero.id === mundo.cajero.id ? [mundo.cajero, mundo.jefe] : [mundo.cajeroDeOtra, mundo.jefeDeOtra];
  mundo.reloj.avanzar({ seconds: 1 });
  const revertir = (autorizacion: string) =>
    mundo.llamar(
      revertirMovimiento,
      { params: { id }, body: { motivo: 'Se pagó dos veces' } },
      { token: quien.token, llave: randomUUID(), autorizacion },
    );
  return hecha(await revertir(await autorizar(mundo, jefe, revertir))).id;
}

async function enviar(mundo: MundoDeCajas, jornada: Jornada): Promise<string> {
  const traslado = randomUUID();
  const ahora = mundo.reloj.ahora();
  const { c1: origen, c2: destino } = mundo.cajas;
  const estado = { clase: 'traslado', medio: 'efectivo', monto: centavos(TRASLADADO) } as const;
  await escribir(mundo.db, contextoDelSistema(ahora, 'prueba'), 'prueba', (tx) =>
    tx
      .insertInto('trasladoDeCaja')
      .values({
        ...{
          id: traslado,
          origen,
          destino,
          ...estado,
          concepto: 'Para vuelto',
          estado: 'pedido',
          motivo: null,
        },
        ...{ pedidoPor: jornada.cajero.id, pedidoEn: ahora.toString() },
      })
      .execute(),
  );
  return mover(mundo, jornada, {
    ...{ monto: TRASLADADO, clase: 'traslado', sentido: 'salida', idCuenta: EN_TRANSITO, traslado },
    despues: (tx) =>
      tx.updateTable('trasladoDeCaja').set({ estado: 'en_transito' }).where('id', '=', traslado).execute(),
  });
}

const CHEQUES = [{ banco: 'Banrural', numero: '000123', monto: centavos(CHEQUE) }];

async function contar(mundo: MundoDeCajas, id: string, falta: number): Promise<void> {
  mundo.reloj.avanzar({ seconds: 1 });
  const efectivo = LIBRO - CHEQUE - falta;
  const body = { conteo: conteoDe(centavos(efectivo)), cheques: CHEQUES, dolares: { d10000: 3, d500: 1 } };
  hecha(
    await mundo.llamar(
      contarJornada,
      { params: { id }, body },
      { token: mundo.cajero.token, llave: randomUUID() },
    ),
  );
}

/** The supervisor freezes the caja, counts it and lets it go on; nothing is missing. */
export async function contarPorSorpresa(
  { db, reloj, jefe }: MundoDeCajas,
  jornada: Jornada,
  efectivo: number,
  cheques: typeof CHEQUES = [],
): Promise<string> {
  reloj.avanzar({ seconds: 1 });
  const ahora = reloj.ahora().toString();
  return escribir(db, contextoDelSistema(reloj.ahora(), 'prueba'), 'prueba', async (tx) => {
    const poner = (quien: string | null) =>
      tx
        .updateTable('jornada')
        .set({ congeladaPor: quien, congeladaEn: quien === null ? null : ahora })
        .where('id', '=', jornada.id)
        .execute();
    await poner(jefe.id);
    const { id } = await tx
      .insertInto('arqueo')
      .values({
        ...{
          jornada: jornada.id,
          clase: 'sorpresa',
          conteo: JSON.stringify(conteoDe(centavos(efectivo))),
          efectivo: centavos(efectivo),
        },
        ...{
          cheques: JSON.stringify(cheques),
          cheque: sumar(cheques.map(({ monto }) => monto)),
          vale: centavos(0),
          vales: '[]',
          dolares: '{}',
          tasaDolar: 7_700_000,
        },
        ...{
          explicacion: 'Billetes en mal orden',
          contadoPor: jefe.id,
          firmadoCon: jornada.cajero.id,
          hechoEn: ahora,
        },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await poner(null);
    return id;
  });
}

/** Observed, answered, and then settled as a faltante of the institution: the id of its movement. */
async function revisar(mundo: MundoDeCajas, jornada: Jornada): Promise<string> {
  const { jefe, cajero } = mundo;
  const dar = async (tx: Tx, paso: 'observar' | 'responder' | 'revisar', texto: string | null) => {
    mundo.reloj.avanzar({ seconds: 1 });
    const en = mundo.reloj.ahora().toString();
    const por = paso === 'responder' ? cajero.id : jefe.id;
    const destino = paso === 'revisar' ? 'faltante' : null;
    await tx
      .insertInto('pasoDeRevision')
      .values({ jornada: jornada.id, paso, por, en, texto, destino, propuesta: null })
      .execute();
    if (paso !== 'responder')
      await tx
        .updateTable('jornada')
        .set(paso === 'revisar' ? { estado: 'revisada', revisadaEn: en } : { estado: 'observada' })
        .where('id', '=', jornada.id)
        .execute();
  };
  await escribir(mundo.db, contextoDelSistema(mundo.reloj.ahora(), 'prueba'), 'prueba', async (tx) => {
    await dar(tx, 'observar', 'Diga a quién dio el vuelto');
    await dar(tx, 'responder', 'A la última persona de la fila');
  });
  return mover(mundo, jornada, {
    ...{ monto: FALTANTE, clase: 'faltante', sentido: 'salida', idCuenta: FALTANTES, hechoPor: jefe.id },
    despues: (tx) => dar(tx, 'revisar', null),
  });
}
