// A document says its accounts as they were called when it was posted: renaming one changes those that come after, and
// drafts, never those that are signed.
import { editarCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { comprobantePdf } from '@cuadra/contract/contabilidad/comprobantes';
import { verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { listarPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';

const NUEVO = 'Ñandúes «por cobrar»';
let oficina: Oficina;
let antes: string;
let despues: string;
let borrador: string;
let primero: string;

const nombreActual = async () =>
  await oficina.db
    .selectFrom('cuenta')
    .select(['nombreCuenta', 'version'])
    .where('idCuenta', '=', CAJA_CHICA)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  oficina = await abrirOficina();
  ({ id: antes } = await oficina.contabilizada(oficina.auxiliar, { concepto: 'Antes' }));
  ({ id: borrador } = await oficina.crear(oficina.auxiliar, { concepto: 'Por escribir' }));
  const { nombreCuenta, version } = await nombreActual();
  primero = nombreCuenta;
  const { status } = await oficina.llamar(
    editarCuenta,
    { params: { idCuenta: CAJA_CHICA }, body: { nombreCuenta: NUEVO, version } },
    { token: oficina.contador },
  );
  expect(status).toBe(200);
  ({ id: despues } = await oficina.contabilizada(oficina.auxiliar, {
    concepto: 'Después',
    lineas: lineas(7_000),
  }));
});
afterAll(() => oficina.cerrar());

const nombreEn = (suyas: readonly { idCuenta?: string; nombreCuenta?: string | null }[]) =>
  suyas.find(({ idCuenta }) => idCuenta === CAJA_CHICA)?.nombreCuenta;

it('el detalle: la de antes como se llamaba, la de después y el borrador como se llama', async () => {
  const nombres = [];
  for (const id of [antes, despues, borrador]) {
    const { cuerpo } = await oficina.llamar(verPartida, { params: { id } }, { token: oficina.contador });
    nombres.push(nombreEn(cuerpo.lineas));
  }
  expect(nombres).toEqual([primero, NUEVO, NUEVO]);
});

it('el comprobante', async () => {
  for (const [id, nombre] of [
    [antes, primero],
    [despues, NUEVO],
    [borrador, NUEVO],
  ] as const) {
    const { cruda } = await oficina.llamar(comprobantePdf, { params: { id } }, { token: oficina.contador });
    const texto = (await lineasDePdf(cruda.rawPayload)).map((linea) => linea.texto).join('\n');
    expect([id, texto.includes(nombre)]).toEqual([id, true]);
  }
});

it('el libro diario y el reporte de partidas', async () => {
  const rango = { desde: '2026-11-01', hasta: '2026-11-30' };
  const { cuerpo: filas } = await oficina.llamar(
    verPaginaDeDiario,
    { query: { ...rango, clave: '1' } },
    { token: oficina.contador },
  );
  const deCaja = filas.flatMap((fila) =>
    fila.tipo === 'linea' && fila.idCuenta === CAJA_CHICA ? [fila.nombreCuenta] : [],
  );
  expect(deCaja).toEqual([primero, NUEVO]);
  const { cuerpo } = await oficina.llamar(
    listarPartidasDiario,
    { query: { ...rango, limite: 10 } },
    { token: oficina.contador },
  );
  expect(cuerpo.partidas.map(({ concepto, lineas: suyas }) => [concepto, nombreEn(suyas)])).toEqual([
    ['Antes', primero],
    ['Después', NUEVO],
  ]);
});

it('renombrar no rompe ningún sello; cambiar otra cosa de una cuenta no es otra versión', async () => {
  expect((await verificar(oficina.db)).hallazgos).toEqual([]);
  const versiones = () => oficina.db.selectFrom('versionDeNombres').select('version').execute();
  const cuantas = (await versiones()).length;
  await oficina.comoDueno(`update cuenta set estado = 'bloqueada' where id_cuenta = '${SOBRANTES}'`);
  expect(await versiones()).toHaveLength(cuantas);
});

it('una cuenta que se borra y vuelve con otro nombre, y una que cambia de código', async () => {
  const otra = (idCuenta: string, nombre: string) =>
    `insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, flujo, margen)
     select '${idCuenta}', '${nombre}', 'D', naturaleza, flujo, margen from cuenta where id_cuenta = '${SOBRANTES}'`;
  await oficina.comoDueno(otra('603197', 'Una'));
  await oficina.comoDueno(`update cuenta set id_cuenta = '603198' where id_cuenta = '603197'`);
  await oficina.comoDueno(`delete from cuenta where id_cuenta = '603198'`);
  await oficina.comoDueno(otra('603198', 'Otra'));
  const filas = await oficina.db
    .selectFrom('nombreDeCuenta')
    .select(['idCuenta', 'nombre'])
    .where('idCuenta', 'in', ['603197', '603198'])
    .orderBy('version')
    .orderBy('idCuenta')
    .execute();
  expect(filas.map(({ idCuenta, nombre }) => [idCuenta, nombre])).toEqual([
    ['603197', 'Una'],
    ['603197', null],
    ['603198', 'Una'],
    ['603198', null],
    ['603198', 'Otra'],
  ]);
  expect((await verificar(oficina.db)).hallazgos).toEqual([]);
});

it('lo que se dijo de los nombres no se cambia ni se borra', async () => {
  for (const tabla of ['nombre_de_cuenta', 'version_de_nombres']) {
    await expect(oficina.comoDueno(`delete from ${tabla}`)).rejects.toThrow(/no se cambian ni se borran/);
  }
});
