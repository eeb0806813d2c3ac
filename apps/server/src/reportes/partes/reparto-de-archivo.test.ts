// A long file shared by several processes, of which some die with a part in hand: it is, to the byte, the one that a single process makes.
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANCO, GASTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { Trabajo, Trabajos } from '#platform/jobs/trabajos.ts';
import { trabajosEnReposo } from '#platform/jobs/trabajos-en-reposo.ts';
import type { TrabajoPdf } from '#platform/pdf/taller-de-pdf.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { textoDeEntrada } from '#platform/sheets/testing/texto-de-entrada.ts';
import { registro } from '#registro-de-reportes.ts';
import { atenderPartes } from '../atender-reportes.ts';
import { type ArchivoPedido, Cancelado, hacerArchivo } from '../hacer-archivo.ts';
import { pedirArchivo, type TrabajoDeReporte } from '../pedir-archivo.ts';
import { repartirArchivo } from './repartir-archivo.ts';
import { type MundoDePartes, mundoDePartes, RANGO } from './testing/mundo-de-partes.ts';

const PROCESOS_MAX = 4;
const VECES = 5;
const TABLA = 'xl/worksheets/sheet1.xml';

let mundo: MundoDePartes;
let procesos: readonly Plataforma[];
beforeAll(async () => {
  mundo = await mundoDePartes();
  procesos = await Promise.all(Array.from({ length: PROCESOS_MAX }, () => mundo.proceso()));
});
afterAll(() => mundo?.cerrar());

const hecho = { estado: 'listo', avance: 100, partes: 0 };

describe.each(['csv', 'xlsx'] as const)('en %s', (formato) => {
  it('por partes, mueran los que mueran, es lo mismo que hecho por uno, y se avisa una vez', async () => {
    const entero = await mundo.pedir(formato);
    await hacerArchivo(mundo.plataforma, mundo.contexto, entero);
    const { huella } = await mundo.leer(entero);
    const enUno = await mundo.contenido(entero.id);
    const archivo = await mundo.pedir(formato);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: PROCESOS_MAX }),
        fc.integer({ min: 8, max: 70 }),
        fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
        async (cuantos, filasPorParte, momentos) => {
          await mundo.deNuevo(archivo);
          expect(await repartir(archivo, procesos.slice(0, 1), filasPorParte)).toEqual({
            fines: ['terminó'],
            avisos: 1,
          });
          const solo = await mundo.contenido(archivo.id);
          if (formato === 'csv') expect(solo).toEqual(enUno);
          else expect(textoDeEntrada(solo, TABLA)).toBe(textoDeEntrada(enUno, TABLA));
          expect(await mundo.leer(archivo)).toEqual({ ...hecho, huella, bytes: solo.length });

          await mundo.deNuevo(archivo);
          const muertes = momentos.slice(0, cuantos - 1);
          const vivos = cuantos - muertes.length;
          const conMuerte = procesos.slice(0, cuantos).map((proceso) => conMuertes(proceso, muertes));
          const { fines, avisos } = await repartir(archivo, conMuerte, filasPorParte);
          expect(fines.filter((fin) => fin === 'terminó').length).toBeGreaterThanOrEqual(vivos);
          expect(avisos).toBe(1);
          expect(await mundo.contenido(archivo.id)).toEqual(solo);
          expect(await mundo.leer(archivo)).toEqual({ ...hecho, huella, bytes: solo.length });
        },
      ),
      { numRuns: VECES },
    );
  });
});

it('lo que se contabiliza mientras se hace no entra: es de cuando se cortó', async () => {
  const entero = await mundo.pedir('csv');
  await hacerArchivo(mundo.plataforma, mundo.contexto, entero);
  const archivo = await mundo.pedir('csv');
  const alPrimero = alDibujar(mundo.plataforma, async (vez) => {
    if (vez === 0) await registrar(mundo, partida('2026-03-03', BANCO, GASTOS, 77_77));
  });
  await repartir(archivo, [alPrimero], 40);
  expect(await mundo.contenido(archivo.id)).toEqual(await mundo.contenido(entero.id));
});

it('cancelado mientras se hace, no queda nada de él ni se avisa, y quien cancela no espera a nadie', async () => {
  const archivo = await mundo.pedir('xlsx');
  const cancelando = alDibujar(mundo.plataforma, async (vez) => {
    if (vez === 2) await mundo.dueno.query('delete from archivo_reporte where id = $1', [archivo.id]);
  });
  expect(await repartir(archivo, [cancelando, ...procesos.slice(0, 2)], 10)).toMatchObject({ avisos: 0 });
  expect(await mundo.leer(archivo)).toMatchObject({ estado: null, huella: null, partes: 0 });
});

it('quien perdió una de sus agencias ya no lo recibe', async () => {
  const archivo = await mundo.pedir('csv');
  const { actor } = mundo.contexto;
  const morirAlTercero = alDibujar(mundo.plataforma, async (vez) => {
    if (vez === 2) throw new Error('Se cayó');
  });
  expect(await repartir(archivo, [morirAlTercero], 10)).toMatchObject({ fines: ['murió'] });
  const despues = { ...mundo.contexto, actor: { ...actor, agencias: ['01'] } };
  await expect(
    repartirArchivo(mundo.plataforma, despues, archivo, { alTerminar: async () => undefined }),
  ).rejects.toMatchObject({ codigo: 'SIN_AGENCIA' });
  expect(await mundo.leer(archivo)).toMatchObject({ estado: 'haciendo', partes: expect.any(Number) });
});

describe('el trabajo que las hace', () => {
  let hacer: (trabajo: Trabajo<TrabajoDeReporte>) => Promise<void>;
  /** Done when the test says. */
  const enLaMano: Trabajos = {
    ...trabajosEnReposo,
    encolar: async () => undefined,
    atender: async (_cola, atiende) => {
      hacer = atiende as unknown as typeof hacer;
    },
  };
  const trabajo = ({ id }: ArchivoPedido, esUltimoIntento: boolean) => {
    const { actor, peticion } = mundo.contexto;
    return { id: peticion, datos: { archivo: id, usuario: actor.id, sesion: actor.sesion }, esUltimoIntento };
  };

  it('lo que falla se intenta otra vez; dado por fallido, no deja partes, y los demás no lo siguen', async () => {
    const cayendo = alDibujar(mundo.plataforma, async () => Promise.reject(new Error('Se cayó')));
    await atenderPartes({ ...cayendo, trabajos: enLaMano }, registro);
    const archivo = await mundo.pedir('csv');
    await expect(hacer(trabajo(archivo, false))).rejects.toThrow('Se cayó');
    expect(await mundo.leer(archivo)).toMatchObject({ estado: 'haciendo', partes: 1 });
    await hacer(trabajo(archivo, true));
    expect(await mundo.leer(archivo)).toMatchObject({ estado: 'fallido', partes: 0, huella: null });
    await atenderPartes({ ...mundo.plataforma, trabajos: enLaMano }, registro);
    await hacer(trabajo(archivo, false));
    expect(await mundo.leer(archivo)).toMatchObject({ estado: 'fallido', partes: 0 });
  });

  it('hecho dos veces, queda una sola vez y se avisa una', async () => {
    await atenderPartes({ ...mundo.plataforma, trabajos: enLaMano }, registro);
    const archivo = await mundo.pedir('xlsx');
    const avisos = async () =>
      (await mundo.dueno.query(`select from aviso where titulo = 'Archivo listo'`)).rowCount ?? 0;
    const antes = await avisos();
    await hacer(trabajo(archivo, false));
    const una = await mundo.contenido(archivo.id);
    await hacer(trabajo(archivo, false));
    expect(await mundo.contenido(archivo.id)).toEqual(una);
    expect(await avisos()).toBe(antes + 1);
  });
});

it.each([
  ['csv', 'detallado', 25_000, ['reportes-partes', 6]],
  ['xlsx', 'detallado', 25_000, ['reportes-partes', 6]],
  ['pdf', 'detallado', 25_000, ['reportes', 1]],
  ['csv', 'centralizado', 25_000, ['reportes', 1]],
  ['csv', 'detallado', 20_000, ['reportes', 1]],
] as const)('%s %s de %i filas', async (formato, modo, filas, esperado) => {
  const encoladas: string[] = [];
  const trabajos = {
    ...mundo.plataforma.trabajos,
    encolar: async (_tx: unknown, cola: string) => void encoladas.push(cola),
  };
  const suyo = registro['libro-diario'];
  const conTantas: typeof registro = {
    ...registro,
    'libro-diario': {
      ...suyo,
      pedir: (actor, en, filtros) => ({ ...suyo.pedir(actor, en, filtros), contar: async () => filas }),
    },
  };
  const body = { reporte: 'libro-diario' as const, formato, filtros: { ...RANGO, modo } };
  const { id } = await pedirArchivo({ ...mundo.plataforma, trabajos }, mundo.contexto, conTantas, body);
  expect([encoladas[0], encoladas.length]).toEqual(esperado);
  await mundo.dueno.query('delete from archivo_reporte where id = $1', [id]);
});

type Fin = 'terminó' | 'murió';

async function repartir(
  archivo: ArchivoPedido,
  plataformas: readonly Plataforma[],
  filasPorParte: number,
): Promise<{ fines: Fin[]; avisos: number }> {
  let avisos = 0;
  const fines = await Promise.all(
    plataformas.map((plataforma) =>
      repartirArchivo(plataforma, mundo.contexto, archivo, {
        filasPorParte,
        alTerminar: async () => void avisos++,
      }).then(
        () => 'terminó' as const,
        // Who comes when others are done with it has nothing to go on with.
        (error: unknown) => (error instanceof Cancelado ? 'terminó' : 'murió'),
      ),
    ),
  );
  return { fines, avisos };
}

/** Something happens each time that it is about to draw. */
function alDibujar(plataforma: Plataforma, suceder: (vez: number) => Promise<void>): Plataforma {
  let vez = 0;
  async function* despues(trabajo: TrabajoPdf) {
    await suceder(vez++);
    yield* plataforma.pdf.hacer(trabajo);
  }
  return { ...plataforma, pdf: { ...plataforma.pdf, hacer: (trabajo) => Readable.from(despues(trabajo)) } };
}

/** At each of those times, one of those that have a part in hand loses its connection; as many as there are times, and no more. */
function conMuertes(plataforma: Plataforma, momentos: number[]): Plataforma {
  return alDibujar(plataforma, async (vez) => {
    const lugar = momentos.indexOf(vez);
    if (lugar < 0) return;
    momentos.splice(lugar, 1);
    await mundo.dueno.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
           and query like '%archivo_tomar_parte%' order by random() limit 1) x`,
    );
  });
}
