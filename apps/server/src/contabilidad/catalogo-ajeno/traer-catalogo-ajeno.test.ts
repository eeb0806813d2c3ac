// A chart of another program, from its sheet to the accounts and the equivalencia that it leaves.
import {
  type CatalogoLeido,
  leerCatalogoAjeno,
  traerCatalogoAjeno,
  verColumnasAjenas,
} from '@cuadra/contract/contabilidad/catalogo/ajeno';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sinCuentas } from '#contabilidad/catalogo/testing/sin-cuentas.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  token = await app.entrar('contador@cuadra.demo');
});
beforeEach(() => sinCuentas(app));
afterAll(() => app.cerrar());

const HOJA = [
  'No. Cuenta;Descripción;Recibe movimientos',
  '1;Activo;N',
  '1-1;Bancos;S',
  '1-1-1;Banrural;S',
  '1-1-1-1-1-1-1;Monetaria vieja;S',
  '1-2;Depreciación acumulada;S',
  '4;Ingresos;N',
  '4-1;Intereses;S',
].join('\n');

const hoja = (texto = HOJA) => ({ mediaType: CSV, bytes: Buffer.from(texto) });
const leer = async (texto = HOJA, equivalencia?: string) => {
  const body = hoja(texto);
  const { mapeo } = (await app.llamar(verColumnasAjenas, { query: {}, body }, { token })).cuerpo;
  const query = { mapeo: JSON.stringify(mapeo), ...(equivalencia === undefined ? {} : { equivalencia }) };
  return (await app.llamar(leerCatalogoAjeno, { query, body }, { token })).cuerpo;
};

const ordenDe = ({ nodos, propuesta }: CatalogoLeido, equivalencia = 'Sistema viejo') => ({
  equivalencia,
  cuentas: propuesta.porCrear,
  correspondencias: nodos.flatMap(({ antes }, n) => {
    const idCuenta = propuesta.lugares[n]?.idCuenta ?? '';
    const esDeDetalle = propuesta.porCrear.some((una) => una.idCuenta === idCuenta && una.tipoCuenta === 'D');
    return esDeDetalle ? [{ antes, idCuenta }] : [];
  }),
});
type Orden = ReturnType<typeof ordenDe>;
const traer = (body: Orden, ensayo: 'true' | 'false' = 'false') =>
  app.llamar(traerCatalogoAjeno, { query: { ensayo }, body }, { token });
const codigos = async () =>
  (await app.llamar(listarCatalogo, {}, { token })).cuerpo.map(({ idCuenta }) => idCuenta);
const equivalencias = () =>
  consultar(app.url, 'select antes, id_cuenta from equivalencia_de_cuenta order by clave');

test('con otros encabezados, guiones y siete niveles: se propone, se ensaya y se trae', async () => {
  const leido = await leer();
  expect([leido.forma, leido.reparos]).toEqual(['separadores', []]);
  const orden = ordenDe(leido);
  expect(
    orden.cuentas.map(({ idCuenta, tipoCuenta, nombreCuenta }) => [idCuenta, tipoCuenta, nombreCuenta]),
  ).toEqual([
    ['1', 'M', 'Activo'],
    ['101', 'M', 'Bancos'],
    ['1011', 'M', 'Banrural'],
    ['101101', 'D', 'Monetaria vieja'],
    ['101199', 'D', 'Banrural, otros'],
    ['1019', 'D', 'Bancos, otros'],
    ['2', 'M', 'CUENTAS REGULARIZADORAS DE ACTIVO'],
    ['201', 'D', 'Depreciación acumulada'],
    ['6', 'M', 'Ingresos'],
    ['601', 'D', 'Intereses'],
  ]);
  const ensayado = (await traer(orden, 'true')).cuerpo;
  expect(ensayado).toMatchObject({ ensayo: true, nuevas: 10, errores: [], correspondencias: 5 });
  expect(await codigos()).toEqual([]);
  expect(await equivalencias()).toEqual([]);

  expect((await traer(orden)).cuerpo).toMatchObject({ ensayo: false, nuevas: 10 });
  expect(await codigos()).toHaveLength(10);
  expect(await equivalencias()).toContainEqual({ antes: '1-1', id_cuenta: '1019' });
});

test('la misma hoja otra vez no hace nada nuevo; una cuenta más va junto a las suyas', async () => {
  await traer(ordenDe(await leer()));
  const otraVez = await leer(HOJA, 'Sistema viejo');
  expect(otraVez.propuesta.porCrear).toEqual([]);
  expect(otraVez.conocidas).toHaveLength(5);
  const conUnaMas = await leer(`${HOJA}\n4-2;Comisiones;S`, 'Sistema viejo');
  expect(conUnaMas.propuesta.porCrear.map(({ idCuenta }) => idCuenta)).toEqual(['602']);
});

test('por las mismas reglas que cualquier importación: una cuenta sin mayor no entra, y nada queda', async () => {
  const orden = ordenDe(await leer());
  const sinMayor = { ...orden, cuentas: orden.cuentas.filter(({ idCuenta }) => idCuenta !== '101') };
  const { status, problema } = await traer(sinMayor);
  expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
  expect(await codigos()).toEqual([]);
  expect(await equivalencias()).toEqual([]);
});

test('nada corresponde a una cuenta que no existe', async () => {
  const orden = ordenDe(await leer());
  const { status, problema } = await traer({
    ...orden,
    correspondencias: [{ antes: '9-9', idCuenta: '901' }],
  });
  expect([status, problema.codigo]).toEqual([422, 'CUENTA_NO_EXISTE']);
  expect(problema.detail).toBe('«9-9» iría a la cuenta 901, que no está en el catálogo. Elija otra.');
  expect(await codigos()).toEqual([]);
});

test('ni a una de mayor, que no recibe movimientos', async () => {
  const orden = ordenDe(await leer());
  for (const ensayo of ['true', 'false'] as const) {
    const correspondencias = [{ antes: '1-1', idCuenta: '101' }];
    const { status, problema } = await traer({ ...orden, correspondencias }, ensayo);
    expect([status, problema.codigo]).toEqual([422, 'CUENTA_NO_DETALLE']);
  }
  expect(await codigos()).toEqual([]);
});

test('lo que se dice de nuevo de la misma cuenta reemplaza a lo dicho, escrito de cualquier manera', async () => {
  await traer(ordenDe(await leer()));
  await traer({
    equivalencia: 'Sistema viejo',
    cuentas: [],
    correspondencias: [{ antes: ' 4-1 ', idCuenta: '201' }],
  });
  expect(await equivalencias()).toContainEqual({ antes: '4-1', id_cuenta: '201' });
  expect(await equivalencias()).toHaveLength(5);
});
