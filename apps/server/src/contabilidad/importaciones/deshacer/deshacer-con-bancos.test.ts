// An import that moved the account of a bank is undone with the bank's side in mind: what somebody compared is let go first, and
// what is reversed does not stay waiting for a line that the bank will never send.
import { deshacerImportacion, verDeshacer } from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DE_BANRURAL,
  HOY,
  type MundoDeBancos,
  mundoDeBancos,
  OTROS_PRODUCTOS,
} from '#contabilidad/bancos/testing/mundo-de-bancos.ts';
import { verLibro } from '../testing/lotes.ts';

let m: MundoDeBancos;
beforeAll(async () => {
  m = await mundoDeBancos();
});
afterAll(() => m.cerrar());

const FECHA = '2026-11-12';

/** One deposit for each amount, in quetzales. */
async function importarDepositos(...quetzales: readonly number[]): Promise<string> {
  const filas = quetzales.flatMap((monto, n) => {
    const comun = `${n + 1},${FECHA},diario,01,Depósito ${n + 1}`;
    return [`${comun},${DE_BANRURAL},${monto}.00,`, `${comun},${OTROS_PRODUCTOS},,${monto}.00`];
  });
  const texto = ['partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber', ...filas].join('\n');
  const { cuerpo, problema } = await m.llamar(
    importarPartidas,
    { query: { ensayo: 'false' }, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
    { token: m.contador.token },
  );
  if (cuerpo.importacion == null) throw new Error(JSON.stringify(problema));
  return cuerpo.importacion;
}

const deshacer = (id: string) =>
  m.llamar(
    deshacerImportacion,
    { params: { id }, body: { motivo: 'Se trajo dos veces' } },
    { token: m.contador.token },
  );

/** The movements of the books that wait for their line of the bank, of those of that amount and its opposite. */
async function movimientosDe(monto: number) {
  const { rows } = await sql<{ id: string; monto: number; pendiente: number }>`
    select id, monto, pendiente from movimiento_de_banco
    where cuenta_bancaria = ${m.banrural}::uuid and abs(monto) = ${monto} order by monto desc`.execute(m.db);
  return rows;
}

it('lo cruzado con el banco impide deshacerla entera; sin el cruce, el depósito y su reversión se compensan', async () => {
  const importacion = await importarDepositos(311, 412);
  const [depositado] = await movimientosDe(311_00);
  const [linea = ''] = await m.traer(m.banrural, {
    ...{ fecha: FECHA, monto: 311_00, texto: 'DEPOSITO EFECTIVO', referencia: '311' },
  });
  const cruce = await m.cruzar(m.banrural, [linea], [depositado?.id ?? '']);
  const antes = await verLibro(m);

  const { cuerpo: ensayo } = await m.llamar(
    verDeshacer,
    { params: { id: importacion }, query: {} },
    { token: m.contador.token },
  );
  expect(ensayo.impedimentos).toMatchObject([{ codigo: 'PARTIDA_CRUZADA', cuantas: 1 }]);
  const negada = await deshacer(importacion);
  expect([negada.status, negada.problema.codigo]).toEqual([409, 'IMPORTACION_NO_SE_DESHACE']);
  expect(negada.problema.detail).toContain('deshaga primero el cruce');
  expect(await verLibro(m)).toEqual(antes);
  expect((await movimientosDe(311_00)).map(({ pendiente }) => pendiente)).toEqual([0]);

  await m.deshacer(cruce);
  expect((await deshacer(importacion)).cuerpo).toEqual({ resultado: 'hecho', partidas: 2 });
  for (const monto of [311_00, 412_00])
    expect((await movimientosDe(monto)).map((uno) => [uno.monto, uno.pendiente])).toEqual([
      [monto, 0],
      [-monto, 0],
    ]);
  await m.exigirIdentidad(m.banrural, HOY);
});
