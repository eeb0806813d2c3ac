// Agencias by sheet: the same rules as one by one, all of them or none.
import { crearAgencia } from '@cuadra/contract/administracion/institucion';
import { traerAgencias } from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba();
  token = await app.entrar('admin@cuadra.demo');
});
afterAll(() => app.cerrar());

const hoja = (lineas: readonly string[]) => ({ mediaType: CSV, bytes: Buffer.from(lineas.join('\n')) });
const enviar = (ensayo: 'true' | 'false', ...lineas: string[]) =>
  app.llamar(
    traerAgencias,
    { query: { ensayo }, body: hoja(['idAgencia,nombreAgencia,municipio', ...lineas]) },
    { token },
  );
const listar = async () => (await app.llamar(listarAgencias, {}, { token })).cuerpo;

test('se ensaya y se traen; la que no dice código toma el siguiente y la que ya está se queda', async () => {
  const antes = await listar();
  const [primera] = antes;
  if (primera === undefined) throw new Error('La institución de prueba tiene agencias');
  const filas = ['9,Chisec,Chisec', ',Raxruhá,', `,${primera.nombreAgencia.toUpperCase()},`];
  const ensayado = (await enviar('true', ...filas)).cuerpo;
  expect(ensayado.errores).toEqual([]);
  expect(ensayado.agencias.map(({ cambio }) => cambio)).toEqual(['nueva', 'nueva', 'ya-esta']);
  expect(await listar()).toEqual(antes);
  const libre = ensayado.agencias[1]?.idAgencia ?? '';
  expect(antes.map(({ idAgencia }) => idAgencia)).not.toContain(libre);

  expect((await enviar('false', ...filas)).cuerpo.agencias).toEqual(ensayado.agencias);
  const despues = await listar();
  expect(despues).toHaveLength(antes.length + 2);
  expect(despues).toContainEqual({
    idAgencia: '09',
    nombreAgencia: 'Chisec',
    municipio: 'Chisec',
    activa: true,
  });
  expect((await enviar('true', ...filas)).cuerpo.agencias.every(({ cambio }) => cambio === 'ya-esta')).toBe(
    true,
  );
});

test.each([
  ['un código que ya está', { idAgencia: '01', nombreAgencia: 'Otra' }, '01,Otra,'],
  ['un código que no lo es', { idAgencia: 'Central', nombreAgencia: 'Otra' }, 'Central,Otra,'],
  ['sin nombre', { idAgencia: '77', nombreAgencia: '' }, '77,,Cobán'],
])('%s: se niega con la misma frase que una por una, y no queda ninguna', async (_, datos, fila) => {
  const antes = await listar();
  const body = { municipio: '', activa: true, ...datos };
  const frase = (await app.llamar(crearAgencia, { body }, { token })).problema.errores?.[0]?.mensaje;
  expect(frase).toBeDefined();
  const { status, problema } = await enviar('false', '78,Esta sí,', fila);
  expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
  expect(problema.errores).toMatchObject([{ mensaje: frase }]);
  expect(await listar()).toEqual(antes);
});

test('dos filas con el mismo código o el mismo nombre: la segunda se niega', async () => {
  const { errores } = (await enviar('true', '80,Una,', '80,Dos,', '81,Una,')).cuerpo;
  expect(errores.map(({ linea }) => linea)).toEqual([3, 4]);
});
