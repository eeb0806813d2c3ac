// What a person pays out in a day is one sum over all that they do, whichever room they do it in: by hand, a draft, an order, an import, a
// reversal, a cheque, what is posted from a line of the bank, an adjustment of savings. None of them is a way around the others.
import { randomUUID } from 'node:crypto';
import { ajustarCuenta } from '@cuadra/contract/ahorros/movimientos';
import { emitirCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { registrarDesdeLineas } from '@cuadra/contract/contabilidad/bancos/cruces';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { terminarPartida } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import { contabilizarLote, NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { abrirBancoDeLa01 } from '#acceso/testing/permisos/banco-de-la-01.ts';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { type MundoDeAhorros, mundoDeAhorros } from '#ahorros/testing/mundo-de-ahorros.ts';
import { traerLineas } from '#contabilidad/bancos/testing/traer-lineas.ts';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import { BANCO, GASTOS, lineas, nueva } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

let mundo: MundoDeAhorros;
let llamar: AplicacionDePrueba['llamar'];
let banco: string;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
  llamar = aceptando(mundo.llamar);
  banco = (await abrirBancoDeLa01(mundo.url)).cuenta;
  await mundo.depositar(mundo.una.id, 900_000_00);
});
afterAll(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

const UNA = 1_000_00;
const limitar = (alDia: number) =>
  comoDueno(
    mundo.url,
    'delete from movido_por_dia',
    `update politica set cada = ${UNA}, al_dia = ${alDia} where (rol, clase) = ('contador', 'paga')`,
  );
beforeEach(() => limitar(8 * UNA));

let serie = 0;
const deHoy = async () => {
  const fila = await mundo.db
    .selectFrom('movidoPorDia')
    .select('monto')
    .where('persona', '=', mundo.contador.id)
    .where('clase', '=', 'paga')
    .executeTakeFirst();
  return fila?.monto ?? 0;
};

type Respuesta = Promise<{ readonly status: number; readonly problema: { readonly codigo: string } }>;
const conToken = () => ({ token: mundo.contador.token });
const conLlave = () => ({ ...conToken(), llave: randomUUID() });
const escrita = (monto: number, cambios: object = {}) => ({
  ...nueva({ concepto: `Salida ${++serie}`, lineas: lineas(monto, GASTOS, BANCO) }),
  ...cambios,
});

async function deBorrador(monto: number): Respuesta {
  const { cuerpo } = await llamar(borradores.crearPartida, { body: escrita(monto) }, conToken());
  return llamar(borradores.contabilizarPartida, { params: { id: cuerpo.id }, query: {} }, conToken());
}

async function deOrden(monto: number): Respuesta {
  const { contabilizar: _, ...partida } = escrita(monto);
  const body = { ...partida, destino: 'contabilizar' as const };
  const { status, cuerpo, problema } = await llamar(terminarPartida, { body }, conLlave());
  // What takes another person is told as such, and nothing is done.
  if (status < 300 && cuerpo.resultado !== 'hecha')
    return { status: 422, problema: { codigo: 'REQUIERE_APROBACION' } };
  return { status, problema };
}

async function deLote(monto: number): Respuesta {
  const { contabilizar: _, ...partida } = escrita(monto);
  const { status, problema } = await llamar(
    contabilizarLote,
    { query: { ensayo: 'false' }, body: { mediaType: NDJSON, bytes: Buffer.from(JSON.stringify(partida)) } },
    conToken(),
  );
  return { status, problema: { codigo: problema.errores?.[0]?.codigo ?? problema.codigo } };
}

/** What another person brought in goes out again. */
async function deReversion(monto: number): Respuesta {
  const ingreso = nueva({
    concepto: `Entrada ${++serie}`,
    lineas: lineas(monto, BANCO, '603102'),
    contabilizar: true,
  });
  const { cuerpo } = await llamar(
    borradores.crearPartida,
    { body: ingreso },
    { token: mundo.contador2.token },
  );
  const {
    status,
    cuerpo: hecha,
    problema,
  } = await llamar(
    revertirPartida,
    { params: { id: cuerpo.id }, body: { fecha: '2026-11-16', motivo: 'Repetida' } },
    conToken(),
  );
  if (status < 300 && hecha.estado !== 'contabilizada')
    return { status: 422, problema: { codigo: 'REQUIERE_APROBACION' } };
  return { status, problema };
}

async function deLineaDelBanco(monto: number): Respuesta {
  const linea = { fecha: '2026-11-05', monto: -monto, referencia: String(++serie) };
  const ids = await comoPersona(mundo, mundo.contador.id, (tx) =>
    traerLineas(tx, banco, mundo.contador.id, [linea]),
  );
  return llamar(
    registrarDesdeLineas,
    {
      params: { id: banco },
      body: {
        ...{ anio: 2026, mes: 11, revision: 0, lineas: ids, idCuenta: GASTOS, concepto: `Nota ${serie}` },
        motivo: 'Es otra',
      },
    },
    conLlave(),
  );
}

const vias: Readonly<Record<string, readonly [via: (monto: number) => Respuesta, negada: string]>> = {
  'a mano': [
    (monto) => llamar(borradores.crearPartida, { body: escrita(monto, { contabilizar: true }) }, conToken()),
    'REQUIERE_APROBACION',
  ],
  'un borrador': [deBorrador, 'REQUIERE_APROBACION'],
  'una orden': [deOrden, 'REQUIERE_APROBACION'],
  'un lote': [deLote, 'REQUIERE_APROBACION'],
  'una reversión': [deReversion, 'REQUIERE_APROBACION'],
  'un cheque': [
    (monto) =>
      llamar(
        emitirCheque,
        {
          params: { id: banco },
          body: {
            ...{
              numero: ++serie,
              fecha: '2026-11-10',
              beneficiario: 'Ferretería',
              concepto: `Cheque ${serie}`,
            },
            ...{ lineas: [{ idCuenta: GASTOS, monto, concepto: null }], motivo: 'Es otro' },
          } as never,
        },
        conLlave(),
      ),
    'AUTORIZACION_REQUERIDA',
  ],
  'una línea del banco': [deLineaDelBanco, 'AUTORIZACION_REQUERIDA'],
  'un ajuste de ahorro': [
    (monto) =>
      llamar(
        ajustarCuenta,
        {
          params: { id: mundo.una.id },
          body: { sentido: 'cargo', monto, idCuenta: '603102', concepto: `Ajuste ${++serie}` } as never,
        },
        conLlave(),
      ),
    'AUTORIZACION_REQUERIDA',
  ],
};
const todas = Object.entries(vias);

it('cada una suma a la misma cuenta; llena, ninguna deja pasar un centavo', async () => {
  for (const [n, [nombre, [via]]] of todas.entries()) {
    const { status, problema } = await via(UNA);
    expect([nombre, status < 300 ? '' : problema.codigo]).toEqual([nombre, '']);
    expect([nombre, await deHoy()]).toEqual([nombre, (n + 1) * UNA]);
  }
  for (const [nombre, [via, negada]] of todas) {
    expect([nombre, (await via(1)).problema?.codigo]).toEqual([nombre, negada]);
    expect(await deHoy()).toBe(8 * UNA);
  }
});

it('ninguna pasa de lo de una vez, por grande que sea lo del día', async () => {
  for (const [nombre, [via, negada]] of todas)
    expect([nombre, (await via(UNA + 1)).problema?.codigo]).toEqual([nombre, negada]);
  expect(await deHoy()).toBe(0);
});

it('todas a la vez contra lo que cabe en tres: entran tres', async () => {
  await limitar(3 * UNA);
  const respuestas = await Promise.all(todas.map(([, [via]]) => via(UNA)));
  expect(respuestas.filter(({ status }) => status < 300)).toHaveLength(3);
  expect(await deHoy()).toBe(3 * UNA);
});
