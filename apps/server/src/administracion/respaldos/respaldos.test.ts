// What the institution is told of its copies, by the real application; the copies themselves are made in a thread that here answers at once.
import * as contrato from '@cuadra/contract/administracion/respaldos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { RespaldoEnCursoError, RespaldoError } from '#platform/respaldo-error.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { anotandoRespaldo } from './anotar-respaldo.ts';
import type { RespaldoHecho } from './hacer-respaldo.ts';
import { respaldoAtrasado } from './pendientes.ts';

const FRASE = 'una frase larga que nadie adivina';
const AJUSTES = {
  ...{ carpeta: '/nunca/se/escribe', comando: undefined, clave: FRASE, llave: undefined, hora: '01:00' },
  guardar: { diarios: 7, semanales: 5, mensuales: 12 },
};

let app: AplicacionDePrueba;
let admin: string;
let auditor: string;

beforeAll(async () => {
  app = await aplicacionDePrueba({ config: { respaldo: AJUSTES } });
  admin = await app.entrar('admin@cuadra.demo');
  auditor = await app.entrar('auditor@cuadra.demo');
});
afterAll(() => app.cerrar());

const ver = async (token = admin) => (await app.llamar(contrato.verRespaldos, {}, { token })).cuerpo;

const anotar = (hacer: () => Promise<RespaldoHecho>) =>
  anotandoRespaldo(
    app.plataforma,
    contextoDelSistema(app.reloj.ahora(), 'prueba'),
    { origen: 'reloj' },
    hacer,
  );

const hecho =
  (id: string, eliminadas: readonly string[] = []) =>
  async (): Promise<RespaldoHecho> => {
    app.reloj.avanzar({ minutes: 2 });
    return { id, iniciadoEn: '', terminadoEn: '', bytes: 3_500_000, eliminadas };
  };

const avisos = () =>
  consultar(app.url, `select titulo from aviso where titulo like 'El respaldo%' order by titulo`);

it('antes del primero dice cuándo y cómo será; el siguiente es a la 01:00 de Guatemala', async () => {
  app.reloj.poner('2026-11-16T15:00:00Z');
  const situacion = await ver();
  expect(situacion).toMatchObject({
    ...{ estado: 'configurado', destino: 'carpeta', cierre: 'clave', hora: '01:00', ultimo: null },
    ...{ esTardio: false, alcance: null, simulacro: null, enCurso: null, recientes: [] },
    siguienteEn: '2026-11-17T07:00:00Z',
    guardar: { diarios: 7, semanales: 5, mensuales: 12 },
  });
  expect(JSON.stringify(situacion)).not.toContain(FRASE);
});

it('uno hecho se ve con su tamaño, también por el auditor; a las 26 horas está atrasado y espera a un administrador', async () => {
  await anotar(hecho('20261116-150000-aaaaaa'));
  const { ultimo, esTardio } = await ver(auditor);
  expect([ultimo?.copia, ultimo?.bytes, esTardio]).toEqual(['20261116-150000-aaaaaa', 3_500_000, false]);
  app.reloj.avanzar({ hours: 26, minutes: 1 });
  // Their session ended meanwhile.
  admin = await app.entrar('admin@cuadra.demo');
  expect(await ver()).toMatchObject({ esTardio: true });
  const contexto = { ahora: app.reloj.ahora() } as Parameters<typeof respaldoAtrasado.contar>[1];
  expect(await respaldoAtrasado.contar(app.db, contexto)).toBe(1);
});

it('uno que falla dice por qué y avisa; lo que no es para personas no se dice; uno que ya está en curso no es una falla', async () => {
  const fallar = (error: Error) => anotar(() => Promise.reject(error)).catch((causa: Error) => causa.message);
  await fallar(new RespaldoError('No se puede escribir en RESPALDO_CARPETA.'));
  await fallar(new Error('contraseña=secreta'));
  const antes = (await ver()).recientes.length;
  await fallar(new RespaldoEnCursoError());
  const { recientes, ultimo } = await ver();
  expect(recientes).toHaveLength(antes);
  expect(
    recientes
      .slice(0, 2)
      .map(({ motivo }) => motivo)
      .sort(),
  ).toEqual([
    'Falla inesperada: revise el registro del servidor.',
    'No se puede escribir en RESPALDO_CARPETA.',
  ]);
  expect(ultimo?.copia).toBe('20261116-150000-aaaaaa');
  expect((await avisos()).length).toBeGreaterThanOrEqual(2);
});

it('el que deja ir a otro lo dice; nadie puede borrar ni cambiar lo que pasó', async () => {
  await anotar(hecho('20261118-070000-bbbbbb', ['20261116-150000-aaaaaa']));
  const { recientes } = await ver();
  expect(recientes.map(({ copia, eliminadoEn }) => [copia, eliminadoEn !== null])).toContainEqual([
    '20261116-150000-aaaaaa',
    true,
  ]);
  for (const orden of [
    'delete from respaldo',
    `update respaldo set resultado = 'hecho'`,
    'update simulacro set partidas = 1',
    'truncate simulacro',
  ])
    await expect(consultar(app.urlDeLaAplicacion, orden)).rejects.toMatchObject({ code: '42501' });
});

it('sin configurar dice qué falta, y pedir uno se niega', async () => {
  const otra = await aplicacionDePrueba({ config: { respaldo: { ...AJUSTES, clave: undefined } } });
  try {
    const token = await otra.entrar('admin@cuadra.demo');
    const { cuerpo } = await otra.llamar(contrato.verRespaldos, {}, { token });
    expect(cuerpo).toMatchObject({ estado: 'sin-cifrado', cierre: null, siguienteEn: null, esTardio: false });
    const { problema } = await otra.llamar(contrato.pedirRespaldo, { body: {} }, { token });
    expect(problema.codigo).toBe('RESPALDO_SIN_CONFIGURAR');
  } finally {
    await otra.cerrar();
  }
});
