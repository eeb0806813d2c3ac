// The accounts of a tag, against sums made from the lines themselves: which accounts those are is found by walking the
// chart from parent to child, not by their codes.
import { editarCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';

const BANCO = '1011030101';
const ETIQUETA = 'Dinero a la mano';
const RANGO = { desde: '2026-11-05', hasta: '2026-11-12' };

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // CAJA_CHICA is under two that carry the tag, and carries it itself; SOBRANTES is of the other nature.
  for (const idCuenta of ['1011', '101101', CAJA_CHICA, SOBRANTES])
    await oficina.llamar(
      editarCuenta,
      { params: { idCuenta }, body: { etiquetas: [ETIQUETA], version: 1 } },
      { token: oficina.contador },
    );
  const contabilizar = (fecha: string, monto: number, agencia: string, debe: string, haber: string) =>
    oficina.contabilizada(oficina.contador, { fecha, agencia, lineas: lineas(monto, debe, haber) });
  await contabilizar('2026-11-03', 70_000, '01', CAJA_CHICA, SOBRANTES);
  await contabilizar('2026-11-06', 12_345, '01', BANCO, CAJA_CHICA);
  await contabilizar('2026-11-07', 900, '02', CAJA_CHICA, '60210101');
  await contabilizar('2026-11-08', 4_000, '01', '706105', BANCO);
});
afterAll(() => oficina.cerrar());

const resumir = (query: object, token = oficina.contador) =>
  oficina.llamar(contrato.resumirMovimientos, { query: { ...RANGO, ...query } }, { token });

/** Each account of detail that carries the tag, or whose parent, or parent's parent… does. */
async function deLasLineas(agencias: string) {
  const { rows } = await sql<{ idCuenta: string; inicial: number; debe: number; haber: number }>`
    with recursive suya as (
      select id_cuenta from cuenta_etiqueta where nombre_etiqueta = ${ETIQUETA}
      union
      select c.id_cuenta from cuenta c join suya on c.id_parent = suya.id_cuenta
    )
    select l.id_cuenta,
      coalesce(sum(l.debe - l.haber) filter (where l.fecha < ${RANGO.desde}::date), 0)::bigint as inicial,
      coalesce(sum(l.debe) filter (where l.fecha >= ${RANGO.desde}::date), 0)::bigint as debe,
      coalesce(sum(l.haber) filter (where l.fecha >= ${RANGO.desde}::date), 0)::bigint as haber
    from linea l join suya using (id_cuenta)
    where l.agencia like ${agencias} and l.fecha <= ${RANGO.hasta}::date
    group by l.id_cuenta order by l.id_cuenta collate "C"`.execute(oficina.db);
  return rows.map(({ idCuenta, inicial, debe, haber }) => {
    const signo = idCuenta === SOBRANTES ? -1 : 1;
    return [idCuenta, signo * inicial, debe, haber, signo * (inicial + debe - haber)];
  });
}

it.each([
  ['de todas las agencias', {}, '%', 3],
  ['de una', { agencia: '02' }, '02', 1],
])('%s: cada cuenta una vez, igual que sumadas sus líneas', async (_, agencia, patron, cuantas) => {
  const { cuerpo } = await resumir({ etiqueta: ETIQUETA, ...agencia });
  const esperadas = await deLasLineas(patron);
  expect(esperadas).toHaveLength(cuantas);
  expect(
    cuerpo.cuentas.map(({ idCuenta, saldoInicial, debe, haber, saldoFinal }) => [
      idCuenta,
      saldoInicial,
      debe,
      haber,
      saldoFinal,
    ]),
  ).toEqual(esperadas);
});

it('juntas, de las dos naturalezas: deudor menos acreedor; de una sola, en la suya', async () => {
  // 700.00 − 700.00 = 0.00; 123.45 + 9.00 − 123.45 − 40.00 = −31.00
  expect((await resumir({ etiqueta: ETIQUETA })).cuerpo.total).toMatchObject({
    ...{ cuenta: null, naturaleza: null, saldoInicial: 0, debe: 13_245, haber: 16_345, saldoFinal: -3_100 },
  });
  // SOBRANTES alone: what it brought is in its favour.
  const sola = { desdeCuenta: SOBRANTES, hastaCuenta: SOBRANTES };
  expect((await resumir(sola)).cuerpo.total).toMatchObject({
    ...{ cuenta: null, naturaleza: 'acreedora', saldoInicial: 70_000, saldoFinal: 70_000 },
  });
});

it('sumada por día dice lo mismo: 700.00 − 700.00 + 123.45 − 123.45 + 9.00 − 40.00 = −31.00', async () => {
  const { cuerpo } = await oficina.llamar(
    contrato.agruparMovimientos,
    { query: { ...RANGO, etiqueta: ETIQUETA, agrupar: 'dia' } },
    { token: oficina.contador },
  );
  expect(cuerpo).toMatchObject({ saldoInicial: 0, saldoFinal: -3_100 });
  expect(cuerpo.grupos.map(({ clave, debe, haber }) => [clave, debe, haber])).toEqual([
    ['2026-11-06', 12_345, 12_345],
    ['2026-11-07', 900, 0],
    ['2026-11-08', 0, 4_000],
  ]);
});

it('escrita sin acentos o en mayúsculas es la misma; solo se ven las agencias propias', async () => {
  const { cuerpo } = await resumir({ etiqueta: 'DINERO A LÁ MANO' }, oficina.forastero);
  expect(cuerpo.cuentas.map(({ idCuenta }) => idCuenta)).toEqual([CAJA_CHICA]);
});

it.each([
  ['una que no existe', { etiqueta: 'No hay tal' }, 422, 'ETIQUETA_NO_EXISTE'],
  ['una agencia ajena', { etiqueta: ETIQUETA, agencia: '01' }, 403, 'SIN_AGENCIA'],
  ['con una cuenta a la vez', { etiqueta: ETIQUETA, idCuenta: BANCO }, 400, 'PETICION_INVALIDA'],
  [
    'con un rango a la vez',
    { etiqueta: ETIQUETA, desdeCuenta: '1', hastaCuenta: '2' },
    400,
    'PETICION_INVALIDA',
  ],
  ['ninguna selección', {}, 400, 'PETICION_INVALIDA'],
])('%s se dice', async (_, query, status, codigo) => {
  const respuesta = await resumir(query, oficina.forastero);
  expect([respuesta.status, respuesta.problema.codigo]).toEqual([status, codigo]);
});

it('el PDF y el CSV son de las mismas cuentas, y el PDF dice la etiqueta', async () => {
  const bajar = async (formato: 'pdf' | 'csv') => {
    const token = oficina.contador;
    const filtros = { ...RANGO, etiqueta: 'dinero a la mano' };
    const { cuerpo } = await oficina.llamar(
      pedirArchivo,
      { body: { reporte: 'movimientos-cuentas', formato, filtros } },
      { token },
    );
    return (await oficina.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token })).cruda.rawPayload;
  };
  const impresas = (await lineasDePdf(await bajar('pdf'))).map(({ textos }) =>
    textos.map(({ texto }) => texto).join(''),
  );
  const { rows } = await sql<{ cuantas: number }>`
    select count(*)::int as cuantas from cuenta
    where tipo_cuenta = 'D' and (starts_with(id_cuenta, '1011') or id_cuenta = ${SOBRANTES})`.execute(
    oficina.db,
  );
  expect(impresas).toContain(`Etiqueta ${ETIQUETA}: ${rows[0]?.cuantas} cuentas de detalle`);
  const [, ...filas] = await leerHoja(await bajar('csv'), 'csv', { filasMax: 100 });
  expect([...new Set(filas.map(({ celdas }) => celdas[0]).filter((codigo) => codigo !== ''))]).toEqual([
    CAJA_CHICA,
    BANCO,
    SOBRANTES,
  ]);
});
