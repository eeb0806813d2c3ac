import { expect, test, vi } from 'vitest';
import { crearLogger } from '#platform/crear-logger.ts';
import { MigracionError } from '#platform/database/migrar.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import type { Casa } from './casa.ts';
import { abrirCasas, type Estancia, type LimitesDeCasas } from './casas.ts';
import type { Institucion } from './directorio/directorio.ts';
import { institucionDePrueba as una } from './testing/directorio-en-memoria.ts';

const LIMITES: LimitesDeCasas = {
  abiertasMax: 2,
  ociosasMs: 1_000,
  esperaMs: 20,
  aperturaMaxMs: 60_000,
  salidaMaxMs: 60_000,
};

function calleDePrueba(limites: Partial<LimitesDeCasas> = {}) {
  const sucesos: string[] = [];
  const trabajan = new Set<string>();
  let ahora = 0;
  const casaDe = ({ nombre }: Institucion): Casa => ({
    atender: () => undefined,
    trabaja: () => trabajan.has(nombre),
    quieta: async () => !trabajan.has(nombre),
    cerrar: async () => void sucesos.push(`cierra ${nombre}`),
  });
  const abrir = vi.fn(async (institucion: Institucion): Promise<Casa> => {
    sucesos.push(`abre ${institucion.nombre}`);
    return casaDe(institucion);
  });
  const casas = abrirCasas({
    abrir,
    limites: { ...LIMITES, ...limites },
    ahoraMs: () => ahora,
    devolverMemoria: () => void sucesos.push('devuelve'),
    log: crearLogger('silent'),
  });
  const entrar = (nombre: string, clase: 'peticion' | 'flujo' = 'peticion') =>
    casas.entrar(una(nombre), clase);
  return {
    casas,
    abrir,
    casaDe,
    sucesos,
    trabajan,
    entrar,
    pasar: (ms: number) => {
      ahora += ms;
    },
    visitar: async (nombre: string) => (await entrar(nombre)).soltar(),
  };
}

const codigoDe = (promesa: Promise<unknown>): Promise<unknown> =>
  promesa.then(
    () => 'entró',
    (error: unknown) => (error instanceof ProblemaError ? error.codigo : error),
  );

test('se abre con la primera petición, y las que llegan juntas esperan la misma apertura', async () => {
  const { abrir, entrar, sucesos } = calleDePrueba();
  expect(abrir).not.toHaveBeenCalled();
  const estancias = await Promise.all([entrar('uno'), entrar('uno'), entrar('uno', 'flujo')]);
  expect(sucesos).toEqual(['abre uno']);
  expect(new Set(estancias.map(({ casa }) => casa)).size).toBe(1);
});

test('ociosa el tiempo dicho, se cierra; la siguiente petición la abre de nuevo', async () => {
  const { casas, visitar, pasar, sucesos } = calleDePrueba();
  await visitar('uno');
  pasar(999);
  casas.revisar();
  expect(casas.estaAbierta('uno')).toBe(true);
  pasar(1);
  casas.revisar();
  await visitar('uno');
  expect(sucesos).toEqual(['abre uno', 'cierra uno', 'abre uno']);
});

test('cerrada la última se devuelve la memoria, una vez', async () => {
  const { casas, visitar, entrar, pasar, sucesos } = calleDePrueba();
  casas.revisar();
  await visitar('uno');
  const estancia = await entrar('dos');
  pasar(1_000);
  casas.revisar();
  await hastaQue(() => expect(casas.cuantas()).toBe(1));
  casas.revisar();
  expect(sucesos).toEqual(['abre uno', 'abre dos', 'cierra uno']);
  estancia.soltar();
  await casas.cerrarSiOciosa('dos');
  casas.revisar();
  casas.revisar();
  expect(sucesos.slice(3)).toEqual(['cierra dos', 'devuelve']);
});

test.each([
  ['una petición sin contestar', 'peticion'],
  ['un flujo de eventos abierto', 'flujo'],
] as const)('con %s no es ociosa', async (_, clase) => {
  const { casas, entrar, pasar, sucesos } = calleDePrueba();
  const estancia = await entrar('uno', clase);
  pasar(10_000);
  casas.revisar();
  await casas.cerrarSiOciosa('uno');
  expect(sucesos).toEqual(['abre uno']);
  estancia.soltar();
  await casas.cerrarSiOciosa('uno');
  expect(sucesos).toEqual(['abre uno', 'cierra uno']);
});

test('con un trabajo en curso no es ociosa', async () => {
  const { casas, visitar, pasar, sucesos, trabajan } = calleDePrueba();
  await visitar('uno');
  trabajan.add('uno');
  pasar(10_000);
  casas.revisar();
  await casas.cerrarSiOciosa('uno');
  expect(sucesos).toEqual(['abre uno']);
});

test('sin lugar para otra se cierra la que hace más que nadie usa', async () => {
  const { visitar, pasar, sucesos, casas } = calleDePrueba();
  await visitar('uno');
  pasar(1);
  await visitar('dos');
  pasar(1);
  await visitar('uno');
  await visitar('tres');
  expect(sucesos).toEqual(['abre uno', 'abre dos', 'cierra dos', 'abre tres']);
  expect(casas.cuantas()).toBe(2);
});

test('si todas están en uso la petición espera, y entra en cuanto una queda libre', async () => {
  const { entrar, sucesos } = calleDePrueba({ esperaMs: 60_000 });
  const uno = await entrar('uno');
  await entrar('dos');
  const tres = entrar('tres');
  uno.soltar();
  await tres;
  expect(sucesos).toEqual(['abre uno', 'abre dos', 'cierra uno', 'abre tres']);
});

test('si ninguna queda libre a tiempo, se le dice, y las que están dentro no lo notan', async () => {
  const { entrar, sucesos } = calleDePrueba();
  await entrar('uno');
  await entrar('dos');
  expect(await codigoDe(entrar('tres'))).toBe('INSTITUCION_NO_DISPONIBLE');
  expect(await codigoDe(entrar('uno'))).toBe('entró');
  expect(sucesos).toEqual(['abre uno', 'abre dos']);
});

test('la que no abre se recuerda con pausas cada vez más largas, y no hace esperar a nadie', async () => {
  const { abrir, entrar, pasar } = calleDePrueba();
  abrir.mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
  const intentos: number[] = [];
  for (let segundo = 0; segundo < 20; segundo++) {
    const antes = abrir.mock.calls.length;
    expect(await codigoDe(entrar('caida'))).toBe('INSTITUCION_NO_DISPONIBLE');
    if (abrir.mock.calls.length > antes) intentos.push(segundo);
    pasar(1_000);
  }
  // 2, 4 and 8 seconds after the first.
  expect(intentos).toEqual([0, 2, 6, 14]);
  const rechazo = await entrar('caida').catch((error: unknown) => error);
  expect(rechazo).toMatchObject({ esperaSegundos: 10 });
  expect((rechazo as Error).message).not.toContain('10.0.0.7');
});

test('una que abre después de haber fallado empieza de nuevo la cuenta', async () => {
  const { abrir, entrar, pasar, casas } = calleDePrueba();
  abrir.mockRejectedValueOnce(new Error('no'));
  expect(await codigoDe(entrar('uno'))).toBe('INSTITUCION_NO_DISPONIBLE');
  pasar(2_000);
  (await entrar('uno')).soltar();
  await casas.cerrarSiOciosa('uno');
  abrir.mockRejectedValueOnce(new Error('no'));
  await codigoDe(entrar('uno'));
  pasar(2_000);
  expect(await codigoDe(entrar('uno'))).toBe('entró');
});

test('la que tiene otra versión del esquema se está actualizando, y lo dice', async () => {
  const { abrir, entrar } = calleDePrueba();
  abrir.mockRejectedValue(new MigracionError('A la base le faltan 2 migraciones'));
  await expect(entrar('uno')).rejects.toThrow('La institución se está actualizando');
});

test('la que no termina de abrir deja de esperarse; si abre tarde, se cierra y devuelve su lugar', async () => {
  const { abrir, entrar, casaDe, sucesos, casas, visitar } = calleDePrueba({
    aperturaMaxMs: 5,
    abiertasMax: 1,
  });
  const tarde = Promise.withResolvers<Casa>();
  abrir.mockReturnValueOnce(tarde.promise);
  expect(await codigoDe(entrar('lenta'))).toBe('INSTITUCION_NO_DISPONIBLE');
  expect(await codigoDe(entrar('otra'))).toBe('INSTITUCION_NO_DISPONIBLE');
  tarde.resolve(casaDe(una('lenta')));
  await hastaQue(() => expect(casas.cuantas()).toBe(0));
  await visitar('otra');
  expect(sucesos).toEqual(['cierra lenta', 'abre otra']);
});

test('peticiones a la vez: las de más hacen fila, y cuando la fila es larga se rechazan; los flujos no cuentan', async () => {
  const { casas } = calleDePrueba({ esperaMs: 60_000 });
  const apretada = una('uno', { limites: { conexiones: 1, peticionesALaVez: 2 } });
  const dentro: Estancia[] = [];
  const pedir = () => casas.entrar(apretada, 'peticion').then((estancia) => void dentro.push(estancia));
  await Promise.all([pedir(), pedir()]);
  await casas.entrar(apretada, 'flujo');
  const fila = Array.from({ length: 8 }, pedir);
  expect(await codigoDe(pedir())).toBe('INSTITUCION_NO_DISPONIBLE');
  expect(dentro).toHaveLength(2);
  expect(await codigoDe(casas.entrar(una('dos'), 'peticion'))).toBe('entró');
  for (let n = 0; n < 10; n++) {
    await hastaQue(() => expect(dentro[n]).toBeDefined());
    dentro[n]?.soltar();
  }
  await Promise.all(fila);
});

test('renovar espera a quien está dentro, y quien llega entra con la entrada nueva', async () => {
  const { casas, abrir, sucesos, entrar } = calleDePrueba();
  const estancia = await entrar('uno');
  const renovada = casas.renovar('uno');
  const nueva = casas.entrar(una('uno', { databaseUrl: 'postgres://otra' }), 'peticion');
  expect(sucesos).toEqual(['abre uno']);
  estancia.soltar();
  await renovada;
  await nueva;
  expect(sucesos).toEqual(['abre uno', 'cierra uno', 'abre uno']);
  expect(abrir.mock.lastCall?.[0].databaseUrl).toBe('postgres://otra');
});

test('renovar olvida que no abría', async () => {
  const { casas, abrir, entrar } = calleDePrueba();
  abrir.mockRejectedValueOnce(new Error('no'));
  await codigoDe(entrar('uno'));
  await casas.renovar('uno');
  expect(await codigoDe(entrar('uno'))).toBe('entró');
});

test('soltar dos veces es soltar una', async () => {
  const { casas, entrar, pasar, sucesos } = calleDePrueba();
  const primera = await entrar('uno');
  await entrar('uno');
  primera.soltar();
  primera.soltar();
  pasar(10_000);
  casas.revisar();
  expect(sucesos).toEqual(['abre uno']);
});

test('al cerrar todo, lo abierto se cierra y nadie más entra', async () => {
  const { casas, visitar, entrar, sucesos } = calleDePrueba();
  await visitar('uno');
  await visitar('dos');
  await casas.cerrar();
  expect(sucesos.slice(2).toSorted()).toEqual(['cierra dos', 'cierra uno']);
  expect(await codigoDe(entrar('uno'))).toBe('INSTITUCION_NO_DISPONIBLE');
});
