// A chart from another program: which column is which is proposed, chosen, and remembered for the next sheet like it.
import { importarCatalogo, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type MapeoDelCatalogo,
  verColumnasDelCatalogo,
} from '@cuadra/contract/contabilidad/catalogo/columnas';
import { verColumnas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

/** The name twice: only a person knows which one counts. */
const hoja = (titulos: string, fila = '102189;Corto;Inversión de prueba;D;deudora') => ({
  mediaType: CSV,
  bytes: Buffer.from(`${titulos}\r\n${fila}`),
});
const MAPEO: MapeoDelCatalogo = {
  idCuenta: 0,
  nombreCuenta: 2,
  tipoCuenta: 3,
  naturaleza: 4,
  idParent: null,
  estado: null,
  flujo: null,
  margen: null,
  etiquetas: null,
};

const mirar = async (body: ReturnType<typeof hoja>, quien = token) =>
  (await prueba.llamar(verColumnasDelCatalogo, { query: {}, body }, { token: quien })).cuerpo;
const enviar = (body: ReturnType<typeof hoja>, mapeo: MapeoDelCatalogo, ensayo: 'true' | 'false') =>
  prueba.llamar(importarCatalogo, { query: { ensayo, mapeo: JSON.stringify(mapeo) }, body }, { token });

it('se proponen por sus encabezados mientras nadie eligió', async () => {
  expect(await mirar(hoja('Código;Nombre;Leyenda;Tipo;Saldo normal'))).toMatchObject({
    total: 1,
    recordado: false,
    mapeo: { ...MAPEO, nombreCuenta: 1 },
  });
});

it('las que una persona eligió se le ofrecen para los mismos encabezados, desde un ensayo que sirvió', async () => {
  const titulos = 'A;B;C;D;E';
  expect(await mirar(hoja(titulos))).toMatchObject({ recordado: false, mapeo: { idCuenta: null } });
  expect((await enviar(hoja(titulos), MAPEO, 'true')).cuerpo).toMatchObject({ nuevas: 1, errores: [] });
  expect(await mirar(hoja('a;b;C;D;E'))).toMatchObject({ recordado: true, mapeo: MAPEO });
  expect((await mirar(hoja('A;C;B;D;E'))).recordado).toBe(false);
  const otra = await prueba.entrar('contador2@cuadra.demo');
  expect((await mirar(hoja(titulos), otra)).recordado).toBe(false);
});

it('al importar queda lo último que se eligió, y la cuenta con el nombre de esa columna', async () => {
  const titulos = 'A;B;C;D;E';
  expect((await enviar(hoja(titulos), { ...MAPEO, nombreCuenta: 1 }, 'false')).status).toBe(200);
  expect((await mirar(hoja(titulos))).mapeo.nombreCuenta).toBe(1);
  const cuentas = (await prueba.llamar(listarCatalogo, {}, { token })).cuerpo;
  expect(cuentas.find(({ idCuenta }) => idCuenta === '102189')?.nombreCuenta).toBe('Corto');
});

it('lo que se reconoció y nadie cambió no se cuenta como elegido', async () => {
  const body = hoja('Código;Leyenda;Nombre;Tipo;Saldo normal', '102188;Corto;Otra de prueba;D;deudora');
  expect((await enviar(body, MAPEO, 'true')).cuerpo.nuevas).toBe(1);
  expect(await mirar(body)).toMatchObject({ recordado: false, mapeo: MAPEO });
  await enviar(body, { ...MAPEO, nombreCuenta: 1 }, 'true');
  expect(await mirar(body)).toMatchObject({ recordado: true, mapeo: { nombreCuenta: 1 } });
});

it('lo que no sirvió para ninguna cuenta no se recuerda, ni lo que no se pudo importar', async () => {
  const alReves = { ...MAPEO, idCuenta: 2, nombreCuenta: 0 };
  expect((await enviar(hoja('F;G;H;I;J'), alReves, 'true')).cuerpo.errores).not.toEqual([]);
  expect((await enviar(hoja('F;G;H;I;J'), alReves, 'false')).problema.codigo).toBe('IMPORTACION_CON_ERRORES');
  expect((await mirar(hoja('F;G;H;I;J'))).recordado).toBe(false);
});

it('lo elegido para el catálogo no se ofrece a una hoja de partidas con los mismos encabezados', async () => {
  await enviar(hoja('K;L;M;N;O'), MAPEO, 'true');
  expect((await mirar(hoja('K;L;M;N;O'))).recordado).toBe(true);
  const { cuerpo } = await prueba.llamar(verColumnas, { query: {}, body: hoja('K;L;M;N;O') }, { token });
  expect(cuerpo.recordado).toBe(false);
});
