import * as contrato from '@cuadra/contract/administracion/sellos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { sellarCabeza } from './cabezas/sellar-cabeza.ts';

let app: AplicacionDePrueba;
let token: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  token = await app.entrar('auditor@cuadra.demo');
});
afterAll(async () => {
  await app.cerrar();
});

test('una institución que empieza no tiene sellos ni llave, y lo dice', async () => {
  const { cuerpo } = await app.llamar(contrato.listarSellos, { query: {} }, { token });
  expect(cuerpo).toEqual({
    estado: {
      llave: null,
      problema: null,
      medios: [],
      auditores: 1,
      ultimo: null,
      esDemo: true,
      bitacora: null,
    },
    cabezas: [],
    siguiente: null,
  });
});

test('el auditor sella, descarga y compara; otro enseguida debe esperar', async () => {
  const { status, cuerpo } = await app.llamar(contrato.sellarAhora, {}, { token });
  expect(status).toBe(201);
  expect(cuerpo).toMatchObject({
    n: 1,
    motivo: 'a-pedido',
    pedidaPor: 'Rodolfo Antonio Chén Rey',
    entregas: [],
  });
  expect((await app.llamar(contrato.sellarAhora, {}, { token })).problema.codigo).toBe('SELLO_RECIENTE');
  const { cruda } = await app.llamar(contrato.descargarSello, { params: { n: 1 } }, { token });
  expect(cruda.headers['content-disposition']).toContain('sello-000001-20261116T150000Z.json');
  const comparar = (texto: string) => app.llamar(contrato.compararSello, { body: { texto } }, { token });
  expect((await comparar(cruda.body)).cuerpo).toMatchObject({ coincide: true, codigo: cuerpo.codigo });
  const alterado = (await comparar(cruda.body.replace('a-pedido', 'diario'))).cuerpo;
  expect(alterado.diferencias).toEqual(['La firma del archivo no vale: el archivo fue alterado.']);
  expect((await comparar('nada')).problema.codigo).toBe('SELLO_ILEGIBLE');
});

test('los de cada quince minutos se ven si se piden todos, o si uno no llegó', async () => {
  const { plataforma, reloj } = app;
  const sellar = async () => {
    reloj.avanzar({ minutes: 2 });
    const contexto = contextoDelSistema(reloj.ahora(), 'prueba');
    return sellarCabeza(plataforma, contexto, { motivo: 'cada-quince-minutos' });
  };
  const [dos, tres] = [await sellar(), await sellar()];
  await plataforma.db
    .insertInto('entregaDeSello')
    .values({
      cabeza: dos,
      medio: 'carpeta',
      siguienteEn: reloj.ahora().toString(),
      intentos: 1,
      falla: 'No hay espacio.',
    })
    .execute();
  const numeros = async (query: { todos?: 'true' }) => {
    const { cuerpo } = await app.llamar(contrato.listarSellos, { query }, { token });
    expect(cuerpo.estado.ultimo?.n).toBe(tres);
    return cuerpo.cabezas.map(({ n }) => n);
  };
  expect(await numeros({})).toEqual([2, 1]);
  expect(await numeros({ todos: 'true' })).toEqual([3, 2, 1]);
});

test('las páginas siguen donde quedó la anterior, y un sello que no existe no se descarga', async () => {
  const { cuerpo } = await app.llamar(contrato.listarSellos, { query: { antesDe: 1 } }, { token });
  expect(cuerpo.cabezas).toEqual([]);
  expect((await app.llamar(contrato.descargarSello, { params: { n: 99 } }, { token })).status).toBe(404);
});
